"""Stone and timber laid piece by piece: walls, slabs, decks. Every piece has its own shade."""

import math

import bpy
import numpy as np

from kit.leaves import mesh_object
from kit.materials import srgb

CORNERS = np.array(
    [(x, y, z) for z in (-0.5, 0.5) for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))]
)
SIDES = np.array(
    [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
)


def pieces(name, centres, sizes, material, bevel=0.004, uneven=0.0, seed=1):
    """Many boxes in one mesh, with rounded edges and a shade of its own for each."""
    R = np.random.default_rng(seed)
    centres, sizes = np.asarray(centres, float), np.asarray(sizes, float)
    n = len(centres)
    points = centres[:, None] + CORNERS[None] * sizes[:, None]
    points += uneven * R.standard_normal(points.shape)
    data = np.empty((n, 8, 3))
    data[..., 0] = 0.5
    data[..., 1] = R.random((n, 1))
    data[..., 2] = R.random((n, 1))
    faces = (SIDES[None] + (np.arange(n) * 8)[:, None, None]).reshape(-1, 4)
    thing = mesh_object(name, points.reshape(-1, 3), faces, material, data.reshape(-1, 3))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(45)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width = bevel
    edge.segments = 2
    return thing


def piece_material(
    name, one, other, grain=(3, 3, 3), spot="#000000", rough=0.6, bump=0.3, fine=24.0, worn=0.35
):
    """Surface of laid pieces. `grain` stretches the texture: large numbers run across the grain."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    surface = n["Principled BSDF"]
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular"].default_value = 0.35
    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    parts = n.new("ShaderNodeSeparateColor")
    l.new(attribute.outputs["Color"], parts.inputs[0])
    place = n.new("ShaderNodeNewGeometry")
    # Each piece is cut from elsewhere, so no texture runs across a joint.
    shift = n.new("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    l.new(attribute.outputs["Color"], shift.inputs[0])
    shift.inputs[1].default_value = (0, 37, 53)
    l.new(place.outputs["Position"], shift.inputs[2])
    stretch = n.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = grain
    l.new(shift.outputs[0], stretch.inputs[0])
    broad = n.new("ShaderNodeTexNoise")
    broad.inputs["Scale"].default_value = 1
    broad.inputs["Detail"].default_value = 7
    broad.inputs["Distortion"].default_value = 0.35
    l.new(stretch.outputs[0], broad.inputs["Vector"])
    close = n.new("ShaderNodeTexNoise")
    close.inputs["Scale"].default_value = fine / max(1.0, min(grain))
    close.inputs["Detail"].default_value = 5
    l.new(stretch.outputs[0], close.inputs["Vector"])

    def mix(blend, fac, a, b):
        node = n.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for socket, value in zip(node.inputs, (fac, a, b)):
            if isinstance(value, str):
                socket.default_value = srgb(value)
            elif isinstance(value, float):
                socket.default_value = value
            else:
                l.new(value, socket)
        return node.outputs[0]

    colour = mix("MIX", parts.outputs[2], one, other)
    colour = mix("OVERLAY", 0.55, colour, broad.outputs["Fac"])
    colour = mix("OVERLAY", worn, colour, close.outputs["Fac"])
    l.new(colour, surface.inputs["Base Color"])
    spread = n.new("ShaderNodeMapRange")
    spread.inputs[1].default_value = 0.3
    spread.inputs[2].default_value = 0.7
    spread.inputs[3].default_value = max(0.05, rough - 0.14)
    spread.inputs[4].default_value = min(1.0, rough + 0.14)
    l.new(broad.outputs["Fac"], spread.inputs[0])
    l.new(spread.outputs[0], surface.inputs["Roughness"])
    relief = n.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = bump
    relief.inputs["Distance"].default_value = 0.01
    l.new(close.outputs["Fac"], relief.inputs["Height"])
    l.new(relief.outputs[0], surface.inputs["Normal"])
    return m


def rows_of(x0, x1, y0, y1, width, length, gap, along, R):
    """Centres and sizes, in the plane, of pieces in staggered rows that run along "x" or "y"."""
    (a0, a1), (b0, b1) = ((x0, x1), (y0, y1)) if along == "x" else ((y0, y1), (x0, x1))
    out = []
    count = max(1, round((b1 - b0) / width))
    step = (b1 - b0) / count
    for row in range(count):
        at = a0 - R.random() * length
        while at < a1:
            run = length * R.uniform(0.8, 1.2)
            s, e = max(at, a0), min(at + run, a1)
            at += run
            if e - s > 0.03:
                c, d = ((s + e) / 2, b0 + (row + 0.5) * step), (e - s - gap, step - gap)
                out.append((*c, *d) if along == "x" else (*c[::-1], *d[::-1]))
    return np.array(out)


def boards(x0, x1, y0, y1, z, material, width=0.14, length=2.6, gap=0.006, along="x", thick=0.03, seed=1):
    """Deck or ceiling of boards; z is its upper side."""
    R = np.random.default_rng(seed)
    plan = rows_of(x0, x1, y0, y1, width, length, gap, along, R)
    n = len(plan)
    centres = np.column_stack([plan[:, :2], np.full(n, z - thick / 2) + R.normal(0, 0.0012, n)])
    sizes = np.column_stack([plan[:, 2:], np.full(n, thick)])
    return pieces("boards", centres, sizes, material, 0.004, seed=seed)


def slabs(x0, x1, y0, y1, z, material, width=0.6, length=0.9, gap=0.005, seed=1, along="x"):
    """Floor of stone slabs; z is its upper side."""
    R = np.random.default_rng(seed)
    plan = rows_of(x0, x1, y0, y1, width, length, gap, along, R)
    n = len(plan)
    centres = np.column_stack([plan[:, :2], np.full(n, z - 0.02) + R.normal(0, 0.0008, n)])
    sizes = np.column_stack([plan[:, 2:], np.full(n, 0.04)])
    return pieces("slabs", centres, sizes, material, 0.004, seed=seed)


def stone_wall(x, y0, y1, z0, z1, material, course=0.115, length=0.42, deep=0.05, seed=1, axis="y"):
    """Dry wall of split stone that faces +X (axis "y") or -Y (axis "x", x is then its y)."""
    R = np.random.default_rng(seed)
    plan = rows_of(y0, y1, z0, z1, course, length, 0.006, "x", R)
    n = len(plan)
    out = R.uniform(0.0, deep, n)
    if axis == "y":
        centres = np.column_stack([x + out / 2 - 0.05, plan[:, 0], plan[:, 1]])
        sizes = np.column_stack([0.10 + out, plan[:, 2], plan[:, 3]])
    else:
        centres = np.column_stack([plan[:, 0], x - out / 2 + 0.05, plan[:, 1]])
        sizes = np.column_stack([plan[:, 2], 0.10 + out, plan[:, 3]])
    return pieces("wall", centres, sizes, material, 0.008, uneven=0.0035, seed=seed)
