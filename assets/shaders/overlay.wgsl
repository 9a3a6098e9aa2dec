// Draws the overlay's triangles. Same bindings and same picture (within a third of an eighth-bit step) as the shader that comes
// with bevy_egui, but with square roots instead of six powers a pixel: without a graphics card those were a quarter of the work
// of a frame. Colours are multiplied as they are written, not as light, because words look right only so.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct Point {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

struct Which {
    offset: u32,
}
var<immediate> which: Which;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

// sRGB as written, from light.
fn written(light: vec3<f32>) -> vec3<f32> {
    let a = sqrt(light);
    let b = sqrt(a);
    let c = sqrt(b);
    let curve = 0.662002687 * a + 0.684122060 * b - 0.323583601 * c - 0.0225411470 * light;
    return select(curve, light * 12.92, light < vec3<f32>(0.0031308));
}

// Light, from sRGB as written: the power 2.4 as a square times a mean of the powers 3/8 and 1/2.
fn light(written: vec3<f32>) -> vec3<f32> {
    let t = (written + vec3<f32>(0.055)) / 1.055;
    let a = sqrt(t);
    let b = sqrt(a);
    let c = sqrt(b);
    let curve = t * t * (0.8 * b * c + 0.2 * a);
    return select(curve, written / 12.92, written < vec3<f32>(0.04045));
}

@vertex
fn vs_main(in: Corner) -> Point {
    return Point(vec4<f32>(in.position * transform.scale + transform.translation, 0.0, 1.0), in.color, in.uv);
}

@fragment
fn fs_main(in: Point) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSample(pictures[which.offset], samplers[which.offset], in.uv);
#else
    let texel = textureSample(picture, picture_sampler, in.uv);
#endif
    return vec4<f32>(light(written(texel.rgb) * in.color.rgb), texel.a * in.color.a);
}
