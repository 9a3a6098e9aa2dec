// What lies behind the board: a picture as it is painted, without the grading of colours that nobody sets.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;

@fragment
fn fragment(point: VertexOutput) -> @location(0) vec4<f32> {
    return vec4<f32>(textureSample(picture, picture_sampler, point.uv).rgb, 1.0);
}
