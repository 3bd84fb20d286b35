"""Renders one set to a PNG.

blender -b -P render.py -- SET WIDTH HEIGHT SAMPLES OUT.png [nlm.so]

With the denoiser's library the set is rendered twice with half the samples; the difference of the
two tells noise from detail. Debian's Blender is built without a denoiser of its own.
"""

import ctypes
import os
import shutil
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy
import numpy as np

from kit.stage import reset
from sets import SETS

GRAIN = 0.12  # a breath of noise is kept: photographs are never plastic
SEEDS = (11, 977)
GUIDES = ("Image", "DiffCol", "Normal", "Depth")


def configure(scene, width, height, finish):
    render = scene.render
    render.resolution_x = width
    render.resolution_y = height
    render.resolution_percentage = 100
    # A fixed number keeps a picture the same on every machine and leaves the desk usable.
    render.threads_mode = "FIXED"
    render.threads = 2

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 1
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = finish.get("noise", 0.02)
    cycles.adaptive_min_samples = 16

    view = scene.view_settings
    view.view_transform = "Filmic"
    view.look = finish.get("look", "Medium High Contrast")
    view.exposure = finish.get("exposure", 0)
    view.gamma = 1

    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_z = True
    layer.use_pass_diffuse_color = True


def render_plain(scene, samples, out):
    scene.cycles.samples = samples
    scene.render.filepath = out
    scene.render.image_settings.file_format = "PNG"
    bpy.ops.render.render(write_still=True)


def render_passes(scene, samples, folder):
    """Two renders with different seeds; colour and guides go to `folder` as 32-bit EXR."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGBA"
    files.file_slots.clear()
    for guide in GUIDES:
        files.file_slots.new(guide)
        tree.links.new(layers.outputs[guide], files.inputs[guide])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])

    scene.cycles.samples = max(4, samples // 2)
    for frame, seed in enumerate(SEEDS, start=1):
        scene.cycles.seed = seed
        scene.frame_set(frame)
        bpy.ops.render.render()


def read_pass(folder, guide, frame, pixels):
    image = bpy.data.images.load(f"{folder}/{guide}{frame:04d}.exr")
    image.colorspace_settings.name = "Non-Color"
    values = np.empty(pixels * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(-1, 4)[:, :3].copy()


def denoise(library, folder, width, height, finish):
    pixels = width * height

    def both(guide):
        return [read_pass(folder, guide, frame, pixels) for frame in (1, 2)]

    first, second = both("Image")
    albedo = sum(both("DiffCol")) / 2
    normal = sum(both("Normal")) / 2
    depth = np.minimum(read_pass(folder, "Depth", 1, pixels)[:, 0], 1e4)

    floats = ctypes.POINTER(ctypes.c_float)
    out = np.zeros((pixels, 3), np.float32)
    # Named, so that the buffers outlive the call.
    buffers = [np.ascontiguousarray(x, np.float32) for x in (first, second, albedo, normal, depth)]
    ctypes.CDLL(os.path.abspath(library)).nlm(
        *[buffer.ctypes.data_as(floats) for buffer in buffers],
        out.ctypes.data_as(floats),
        width,
        height,
        finish.get("r", 9),
        2,
        ctypes.c_float(finish.get("k", 0.55)),
    )
    return out * (1 - GRAIN) + GRAIN * (first + second) / 2


def box_blur(image, radius):
    size = 2 * radius + 1
    for axis in (0, 1):
        padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(3)]
        total = np.cumsum(np.pad(image, padding, "edge"), axis=axis, dtype=np.float64)
        if axis == 0:
            image = (total[size:] - total[:-size]) / size
        else:
            image = (total[:, size:] - total[:, :-size]) / size
    return image


def develop(image, width, height, finish):
    """Soft bloom on lamps and horizon, then a vignette."""
    bright = np.clip(image - finish.get("bloom_t", 1.0), 0, 6)
    radius = max(2, width // 110)
    near = box_blur(box_blur(box_blur(bright, radius), radius), radius)
    far = box_blur(box_blur(bright, radius * 4), radius * 4)
    image = image + (near * 0.10 + far * 0.07) * finish.get("bloom", 1)

    y, x = np.mgrid[0:height, 0:width]
    edge = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    return image * (1 - finish.get("vig", 0.10) * edge**1.2)[..., None]


def save(scene, image, width, height, out):
    """Writes linear pixels through the scene's view transform."""
    pixels = np.ones((height * width, 4), np.float32)
    pixels[:, :3] = image.reshape(-1, 3)
    picture = bpy.data.images.new("out", width, height, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "8"
    picture.save_render(out, scene=scene)


def main(name, width, height, samples, out, library=None):
    width, height, samples = int(width), int(height), int(samples)
    scene = reset()
    finish = SETS[name](width / height)
    configure(scene, width, height, finish)
    if library is None:
        render_plain(scene, samples, out)
        return

    folder = out + ".tmp"
    os.makedirs(folder, exist_ok=True)
    started = time.time()
    render_passes(scene, samples, folder)
    rendered = time.time()
    image = denoise(library, folder, width, height, finish).reshape(height, width, 3)
    save(scene, develop(image, width, height, finish), width, height, out)
    shutil.rmtree(folder)
    print(f"TIME render {rendered - started:.0f} s, denoise {time.time() - rendered:.0f} s")


main(*sys.argv[sys.argv.index("--") + 1 :])
