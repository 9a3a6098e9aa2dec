// The overlay: letters, shapes and small pictures. Textures and corners hold colours as screens do (gamma), multiplied by their
// opacity; the picture of the window holds light, so the product is turned into light at the end.
struct Place { scale: vec2<f32>, shift: vec2<f32> }

@group(0) @binding(0) var<uniform> place: Place;
@group(1) @binding(0) var painted: texture_2d<f32>;
@group(1) @binding(1) var painted_sampler: sampler;

struct Point {
    @builtin(position) at: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) on_texture: vec2<f32>,
}

@vertex
fn vs_main(@location(0) at: vec2<f32>, @location(1) on_texture: vec2<f32>, @location(2) colour: vec4<f32>) -> Point {
    return Point(vec4<f32>(at * place.scale + place.shift, 0.0, 1.0), colour, on_texture);
}

// Light of a screen's colour: straight for the darkest, else the curve of sRGB by a polynomial, which is a twentieth of a step of
// a byte off at most. Powers cost most of a picture where the processor draws.
fn light(colour: vec3<f32>) -> vec3<f32> {
    let curve = (((-0.1168378 * colour + 0.5265889) * colour + 0.5603312) * colour + 0.02841184) * colour + 0.001045891;
    return select(curve, colour / 12.92, colour < vec3<f32>(0.04045));
}

@fragment
fn fs_main(point: Point) -> @location(0) vec4<f32> {
    let colour = textureSample(painted, painted_sampler, point.on_texture) * point.colour;
    return vec4<f32>(light(colour.rgb), colour.a);
}
