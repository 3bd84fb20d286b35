"""Small lamps, lanterns and a woven lamp."""

import math

import bpy
import numpy as np

from kit.leaves import tubes
from kit.materials import mat, srgb
from kit.shapes import box, lathe, smooth_profile, tube
from kit.stage import point


def clear_glass(name="pane", tint="#ffffff"):
    """Thin glass: mirrors at a glance, clear straight on; light passes without bending."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    clear = n.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = srgb(tint)
    gloss = n.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.02
    weight = n.new("ShaderNodeLayerWeight")
    weight.inputs[0].default_value = 0.28
    share = n.new("ShaderNodeMapRange")
    share.inputs[3].default_value = 0.03
    share.inputs[4].default_value = 0.75
    l.new(weight.outputs["Facing"], share.inputs[0])
    both = n.new("ShaderNodeMixShader")
    l.new(share.outputs[0], both.inputs[0])
    l.new(clear.outputs[0], both.inputs[1])
    l.new(gloss.outputs[0], both.inputs[2])
    l.new(both.outputs[0], n["Material Output"].inputs[0])
    return m


def _frosted():
    if "frosted" in bpy.data.materials:
        return bpy.data.materials["frosted"]
    m = mat("frosted", "#fff0d2", 0.6, transl=0.4, emis="#ffb866", estr=3.0)
    m.cycles.sample_as_light = False
    return m


def pillar_lamp(M, x, y, z, r=0.045, h=0.15, light=4.0):
    """A lit tube of frosted glass on a brass foot, under a brass lid: it burns nothing."""
    foot = h * 0.14
    lathe(x, y, z, [(0, 0), (r * 1.12, 0), (r * 1.15, foot * 0.5), (r, foot), (0, foot)], M["brass"], n=32)
    lathe(
        x,
        y,
        z + foot,
        [(r * 0.9, 0), (r * 0.95, h * 0.04), (r * 0.95, h * 0.74), (r * 0.86, h * 0.78)],
        _frosted(),
        n=32,
    )
    lathe(
        x,
        y,
        z + foot + h * 0.77,
        [(r * 0.97, 0), (r * 0.97, h * 0.04), (r * 0.5, h * 0.08), (0, h * 0.085)],
        M["brass"],
        n=32,
    )
    lamp = point((x, y, z + h * 1.35), light, "#ffa654", r=r * 0.6)
    lamp.visible_camera = False
    lamp.visible_glossy = False


def glass_lantern(M, x, y, z, s=1.0, e=8.0, turn=0.0):
    """Timber lantern with glass sides and a lamp inside; about 0.36 m tall at s = 1."""
    w, h = 0.22 * s, 0.34 * s
    parts = [
        box(0, 0, 0, w, w, 0.025 * s, M["teak"], bevel=0.004),
        box(0, 0, h, w, w, 0.022 * s, M["teak"], bevel=0.004),
        box(0, 0, h + 0.022 * s, w * 0.72, w * 0.72, 0.02 * s, M["teak"], bevel=0.006),
    ]
    for a in (-1, 1):
        for b in (-1, 1):
            parts.append(
                box(a * w * 0.44, b * w * 0.44, 0.02 * s, 0.02 * s, 0.02 * s, h - 0.02 * s, M["teakv"], bevel=0.003)
            )
        parts.append(box(a * w * 0.44, 0, 0.03 * s, 0.003, w * 0.8, h - 0.04 * s, clear_glass()))
        parts.append(box(0, a * w * 0.44, 0.03 * s, w * 0.8, 0.003, h - 0.04 * s, clear_glass()))
    for part in parts:
        bx, by, bz = part.location
        part.location = (
            x + bx * math.cos(turn) - by * math.sin(turn),
            y + bx * math.sin(turn) + by * math.cos(turn),
            z + bz,
        )
        part.rotation_euler[2] += turn
    tube(
        [
            (x + 0.05 * s * math.cos(a), y, z + h + 0.03 * s + 0.06 * s * math.sin(a))
            for a in np.linspace(0, math.pi, 14)
        ],
        0.005 * s,
        M["brass"],
        n=8,
    )
    pillar_lamp(M, x, y, z + 0.026 * s, 0.045 * s, 0.15 * s, e)


def woven_lamp(M, x, y, z, r=0.28, h=0.42, top=3.1, e=14):
    """Bell of split rattan over a paper shade, on a cord from `top`; z is its lower rim."""
    rattan = mat("rattan", "#b48a58", 0.55, color2="#8f6a40", scale=9)
    outline = np.array(smooth_profile([(0.10 * r, h), (0.55 * r, h * 0.9), (0.92 * r, h * 0.55), (r, h * 0.22), (0.86 * r, 0)], 6))
    ribs = np.stack(
        [
            np.stack([x + outline[:, 0] * math.cos(a), y + outline[:, 0] * math.sin(a), z + outline[:, 1]], 1)
            for a in np.linspace(0, 2 * np.pi, 54, endpoint=False)
        ]
    )
    tubes("ribs", ribs, 0.0042, rattan, sides=6)
    a = np.linspace(0, 2 * np.pi, 73)
    at = np.linspace(0.02, 0.98, 15)
    radii = np.interp(at, np.linspace(0, 1, len(outline)), outline[:, 0])
    heights = np.interp(at, np.linspace(0, 1, len(outline)), outline[:, 1])
    wave = 0.004 * np.cos(a * 27)
    rings = np.stack(
        [
            np.stack([x + (q + wave) * np.cos(a), y + (q + wave) * np.sin(a), z + k + 0 * a], 1)
            for q, k in zip(radii, heights)
        ]
    )
    tubes("rings", rings, 0.0048, rattan, sides=6)
    paper = mat("paper", "#fff0d6", 0.9, emis="#ffb56a", estr=1.5)
    paper.cycles.sample_as_light = False
    lathe(x, y, z + 0.06, [(0.05 * r, h * 0.8), (0.42 * r, h * 0.7), (0.52 * r, h * 0.3), (0.44 * r, 0)], paper, n=40)
    tube([(x, y, top), (x, y, z + h * 0.98)], 0.006, M["black"], n=8)
    point((x, y, z - 0.06), e, r=0.15)
