"""Renders one set to raw light, and turns cleaned light into a picture. Run by ../render.mjs.

blender -b -P render.py -- render SET WIDTH HEIGHT SAMPLES OUT.f32 FINISH.json
    OUT.f32: height x width x 9, top row first: colour, albedo, normal, all linear
blender -b -P render.py -- develop WIDTH HEIGHT IN.f32 FINISH.json OUT.png
    IN.f32: height x width x 3; bloom, vignette and the view transform are added
"""

import json
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy
import numpy as np

from kit.stage import reset
from sets import find_set

PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def configure(scene, width, height):
    render = scene.render
    render.resolution_x = width
    render.resolution_y = height
    render.resolution_percentage = 100
    # A fixed number keeps a picture the same on every machine and leaves the desk usable.
    render.threads_mode = "FIXED"
    render.threads = 2

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 1
    cycles.use_denoising = False
    # The denoiser wants the same noise everywhere.
    cycles.use_adaptive_sampling = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def save_passes_to(scene, folder):
    """Lets a render write each pass to `folder` as 32-bit EXR."""
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
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def read_pass(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    # Blender's first row is the bottom one.
    return values.reshape(height, width, 4)[::-1, :, :3]


def render(name, width, height, samples, out, finish_file):
    width, height = int(width), int(height)
    scene = reset()
    finish = find_set(name)(width / height)
    configure(scene, width, height)
    scene.cycles.samples = int(samples)
    folder = out + ".tmp"
    save_passes_to(scene, folder)
    bpy.ops.render.render()
    frame = scene.frame_current
    planes = [read_pass(f"{folder}/{each}{frame:04d}.exr", width, height) for each in PASSES]
    np.concatenate(planes, axis=2).astype("<f4").tofile(out)
    shutil.rmtree(folder)
    with open(finish_file, "w") as file:
        json.dump(finish, file)


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


def bloom_and_vignette(image, width, height, finish):
    """Soft bloom on lamps and horizon, then a vignette."""
    # What is brighter than the limit, in its own colour: channel by channel a yellow sky blooms red.
    light = image @ np.array([0.2126, 0.7152, 0.0722])
    over = np.clip(light - finish.get("bloom_t", 1.0), 0, 6) / np.maximum(light, 1e-6)
    bright = np.clip(image, 0, None) * over[..., None]
    radius = max(2, width // 110)
    near = box_blur(box_blur(box_blur(bright, radius), radius), radius)
    far = box_blur(box_blur(bright, radius * 4), radius * 4)
    image = image + (near * 0.10 + far * 0.07) * finish.get("bloom", 1)

    y, x = np.mgrid[0:height, 0:width]
    edge = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    return image * (1 - finish.get("vig", 0.10) * edge**1.2)[..., None]


def grain(image, width, amount):
    """Film grain, the same in all three colours: what is left smooth by the denoiser looks painted."""
    chance = np.random.default_rng(1).normal(0, 1, image.shape[:2]).astype(np.float32)
    # A grain is about a pixel of a picture that is 2,400 wide.
    if width >= 1800:
        chance = (chance + np.roll(chance, 1, 0) + np.roll(chance, 1, 1)) / 3**0.5
    return image * np.exp(chance * amount)[..., None]


def develop(width, height, source, finish_file, out):
    width, height = int(width), int(height)
    with open(finish_file) as file:
        finish = json.load(file)
    image = np.fromfile(source, "<f4").reshape(height, width, 3)[::-1]
    scene = reset()
    view = scene.view_settings
    view.view_transform = "Filmic"
    view.look = finish.get("look", "Medium High Contrast")
    view.exposure = finish.get("exposure", 0)
    view.gamma = 1

    pixels = np.ones((height * width, 4), np.float32)
    pixels[:, :3] = grain(
        bloom_and_vignette(image, width, height, finish), width, finish.get("grain", 0.022)
    ).reshape(-1, 3)
    picture = bpy.data.images.new("out", width, height, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "8"
    picture.save_render(out, scene=scene)


COMMANDS = {"render": render, "develop": develop}
command, *arguments = sys.argv[sys.argv.index("--") + 1 :]
COMMANDS[command](*arguments)
