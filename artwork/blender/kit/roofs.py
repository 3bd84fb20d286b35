"""The curved roofs and their horns."""

import math

import bpy
import numpy as np

from kit.leaves import mesh_object, tubes
from kit.materials import srgb
from kit.shapes import tube


def swoop_roof(
    cx, cy, z0, W, D, RW, RD, H, material, courses=26, curl=0.35, power=1.45, thick=0.10, seg=40
):
    """Concave hipped roof with upturned corners and stepped tile courses: eaves half-extents W,D
    rising H to half-extents RW,RD (RD=0 gives a ridge). The Khmer/South-East-Asian silhouette."""
    v = []
    f = []

    def ring(t, lift):
        hx = W + (RW - W) * t
        hy = D + (RD - D) * t
        z = z0 + H * (t**power) + lift
        out = []
        for ax, ay, bx, by in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            for i in range(seg):
                k = i / seg
                x = ax + (bx - ax) * k
                y = ay + (by - ay) * k
                c = abs(2 * k - 1) ** 5 * curl * (1 - t) ** 3
                out.append((cx + x * hx, cy + y * hy, z + c))
        return out

    rings = []
    for i in range(courses):
        t = i / courses
        t2 = (i + 1) / courses
        rings.append(ring(t, 0.028))
        rings.append(ring(t2, 0.0))
    n = seg * 4
    under = ring(0, -thick)
    rings = [under] + rings
    for rg in rings:
        v += rg
    for i in range(len(rings) - 1):
        for k in range(n):
            j = (k + 1) % n
            f.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    # soffit: from the lower edge to an inner ring, so the eaves look solid from below
    inner = [(cx + (x - cx) * 0.55, cy + (y - cy) * 0.55, z0 + H * 0.06) for x, y, z in under]
    b = len(v)
    v += inner
    for k in range(n):
        j = (k + 1) % n
        f.append((b + k, b + j, j, k))
    data = np.zeros((len(v), 3))
    data[n : n * len(rings), 1] = np.repeat(np.arange(courses), 2 * n)  # tiles know their course
    roof = mesh_object("roof", np.array(v), f, material, data)
    roof.data.use_auto_smooth = True
    roof.data.auto_smooth_angle = math.radians(30)
    # Rounded caps over the hips, where the courses of two sides meet.
    hips = np.array([[np.array(rg[k]) + (0, 0, 0.015) for rg in rings[1::2]] for k in range(0, n, seg)])
    tubes("hips", hips, 0.055, material, sides=8)
    return roof


def tile_material(name, dark, light, burnt, width=0.17):
    """Clay tiles in courses that break joint: every tile of its own shade, a groove between them."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    surface = n["Principled BSDF"]
    surface.inputs["Roughness"].default_value = 0.62
    surface.inputs["Specular"].default_value = 0.3

    def math_node(operation, a, b=0.0):
        node = n.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                l.new(value, socket)
        return node.outputs[0]

    def split(socket):
        node = n.new("ShaderNodeSeparateXYZ")
        l.new(socket, node.inputs[0])
        return node.outputs

    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    course = math_node("ROUND", split(attribute.outputs["Vector"])[1])
    geometry = n.new("ShaderNodeNewGeometry")
    x, y, _ = split(geometry.outputs["Position"])
    nx, ny, _ = split(geometry.outputs["True Normal"])
    across = math_node("GREATER_THAN", math_node("ABSOLUTE", nx), math_node("ABSOLUTE", ny))
    # Along x on the slopes that face y, along y on those that face x.
    along = math_node("ADD", x, math_node("MULTIPLY", across, math_node("SUBTRACT", y, x)))
    at = math_node("ADD", math_node("DIVIDE", along, width), math_node("MULTIPLY", course, 0.5))
    tile = math_node("FLOOR", at)
    inside = math_node("ABSOLUTE", math_node("SUBTRACT", math_node("FRACT", at), 0.5))
    groove = math_node("GREATER_THAN", inside, 0.455)

    which = n.new("ShaderNodeCombineXYZ")
    l.new(tile, which.inputs[0])
    l.new(course, which.inputs[1])
    chance = n.new("ShaderNodeTexWhiteNoise")
    l.new(which.outputs[0], chance.inputs[0])
    shade = n.new("ShaderNodeValToRGB")
    shade.color_ramp.elements[0].color = srgb(dark)
    shade.color_ramp.elements[1].color = srgb(burnt)
    middle = shade.color_ramp.elements.new(0.62)
    middle.color = srgb(light)
    l.new(chance.outputs["Value"], shade.inputs[0])
    moss = n.new("ShaderNodeTexNoise")
    moss.inputs["Scale"].default_value = 1.3
    moss.inputs["Detail"].default_value = 8
    l.new(geometry.outputs["Position"], moss.inputs["Vector"])
    weather = n.new("ShaderNodeMixRGB")
    weather.blend_type = "OVERLAY"
    weather.inputs[0].default_value = 0.6
    l.new(shade.outputs[0], weather.inputs[1])
    l.new(moss.outputs["Fac"], weather.inputs[2])
    joint = n.new("ShaderNodeMixRGB")
    joint.inputs[2].default_value = srgb("#17100c")
    l.new(math_node("MULTIPLY", groove, 0.7), joint.inputs[0])
    l.new(weather.outputs[0], joint.inputs[1])
    l.new(joint.outputs[0], surface.inputs["Base Color"])
    rounded = n.new("ShaderNodeBump")
    rounded.inputs["Strength"].default_value = 0.5
    rounded.inputs["Distance"].default_value = 0.03
    l.new(math_node("SUBTRACT", 0.25, math_node("MULTIPLY", inside, inside)), rounded.inputs["Height"])
    l.new(rounded.outputs[0], surface.inputs["Normal"])
    return m


def finial(x, y, z, material, s=1.0, dx=1, dy=0):
    """Chofa-like curved horn at a roof end."""
    pts = []
    for i in range(18):
        t = i / 17
        out = 0.55 * math.sin(t * 1.9) * (1 - t * 0.25)
        pts.append((x + dx * s * out * 0.9, y + dy * s * out * 0.9, z + s * (t * t * 1.25)))
    return tube(pts, 0.075 * s, material, taper=0.08, n=8)
