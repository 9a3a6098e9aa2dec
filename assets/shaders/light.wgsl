// Lines and stars: nothing but the colours of their corners.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

@fragment
fn fragment(point: VertexOutput) -> @location(0) vec4<f32> {
#ifdef VERTEX_COLORS
    return point.color;
#else
    return vec4<f32>(1.0);
#endif
}
