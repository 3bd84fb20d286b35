"""The sea to its horizon, and the islands on it."""

import math

import bpy
import numpy as np

from kit.leaves import grid_faces, mesh_object
from kit.materials import mat, srgb


def waves(x, y, spacing, slope, wind, shortest, longest, seed):
    """Height, and the slope of the waves that are shorter than the mesh can hold."""
    R = np.random.default_rng(seed)
    count = 56
    lengths = np.geomspace(shortest, longest, count) * R.uniform(0.93, 1.07, count)
    headings = wind + R.normal(0, 0.55, count)
    share = slope * math.sqrt(2 / count)
    height = np.zeros_like(x)
    lost = np.zeros_like(x)
    for length, heading, phase in zip(lengths, headings, R.uniform(0, 6.28, count)):
        k = 2 * math.pi / length
        held = np.clip((length / spacing - 2.5) / 3, 0, 1)
        travel = k * (x * math.cos(heading) + y * math.sin(heading)) + phase
        # Crests are narrower than troughs.
        swell = np.sin(travel + 0.35 * np.sin(travel))
        height += swell * held * (share / k)
        lost += (1 - held**2) * share**2 / 2
    return height, np.sqrt(lost)


def sea_material(name, deep, haze, veil, strength):
    """Water: what the mesh cannot hold becomes roughness, distance becomes haze."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    water = n["Principled BSDF"]
    water.inputs["Base Color"].default_value = srgb(deep)
    water.inputs["Specular"].default_value = 0.30
    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    parts = n.new("ShaderNodeSeparateColor")
    l.new(attribute.outputs["Color"], parts.inputs[0])
    rough, far, _ = parts.outputs

    # Lanes of wind: here the water is rougher, there it is smooth.
    place = n.new("ShaderNodeNewGeometry")
    stretch = n.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.011, 0.034, 0)
    l.new(place.outputs["Position"], stretch.inputs[0])
    lanes = n.new("ShaderNodeTexNoise")
    lanes.inputs["Scale"].default_value = 1
    lanes.inputs["Detail"].default_value = 5
    l.new(stretch.outputs[0], lanes.inputs["Vector"])
    gust = n.new("ShaderNodeMapRange")
    gust.inputs[1].default_value = 0.35
    gust.inputs[2].default_value = 0.65
    gust.inputs[3].default_value = 0.72
    gust.inputs[4].default_value = 1.12
    l.new(lanes.outputs["Fac"], gust.inputs[0])
    times = n.new("ShaderNodeMath")
    times.operation = "MULTIPLY"
    l.new(rough, times.inputs[0])
    l.new(gust.outputs[0], times.inputs[1])
    l.new(times.outputs[0], water.inputs["Roughness"])

    air = n.new("ShaderNodeEmission")
    air.inputs[0].default_value = srgb(haze)
    air.inputs[1].default_value = strength
    amount = n.new("ShaderNodeMath")
    amount.operation = "MULTIPLY"
    amount.inputs[1].default_value = veil
    l.new(far, amount.inputs[0])
    both = n.new("ShaderNodeMixShader")
    l.new(amount.outputs[0], both.inputs[0])
    l.new(water.outputs[0], both.inputs[1])
    l.new(air.outputs[0], both.inputs[2])
    l.new(both.outputs[0], n["Material Output"].inputs[0])
    return m


def ocean(
    eye,
    level=-1.2,
    near=6.0,
    heading=90.0,
    spread=52.0,
    deep="#12353a",
    haze="#e8c9a8",
    veil=0.5,
    strength=0.85,
    slope=0.10,
    wind=-75.0,
    shortest=0.28,
    longest=16.0,
    rows=850,
    columns=1150,
    seed=4,
):
    """Water as seen from `eye`: its mesh is as fine as the picture needs it at every distance.

    slope: steepness of the waves, 0.05 calm to 0.16 fresh; near: metres to where the water begins;
    heading and wind: degrees from +X; veil: how much of the far water is haze.
    """
    height = eye[2] - level
    below = np.linspace(math.atan(height / near), height / 14000, rows)
    distance = height / np.tan(below)
    turn = np.radians(np.linspace(heading + spread, heading - spread, columns))
    D, A = np.meshgrid(distance, turn, indexing="ij")
    X, Y = eye[0] + D * np.cos(A), eye[1] + D * np.sin(A)
    spacing = np.maximum(np.abs(np.gradient(distance))[:, None], D * math.radians(2 * spread) / columns)
    Z, lost = waves(X, Y, spacing, slope, math.radians(wind), shortest, longest, seed)
    # A microfacet surface of roughness r has slopes of about r² / 1.4.
    rough = np.clip(np.sqrt(1.4 * np.sqrt(lost**2 + 0.012**2)), 0.05, 0.6)
    far = 1 - np.exp(-D / 3500)
    data = np.stack([rough, far, 0 * far], -1).reshape(-1, 3)
    points = np.stack([X, Y, level + Z], -1).reshape(-1, 3)
    # Rows run from near to far and columns from left to right, so the faces look up.
    return mesh_object(
        "sea",
        points,
        grid_faces(1, rows, columns),
        sea_material("sea", deep, haze, veil, strength),
        data,
    )


def islands(shapes, seed=5):
    """Hills on the horizon: (x, y, width, height, colour at the ridge, colour at the shore)."""
    for index, (cx, cy, width, height, ridge, shore) in enumerate(shapes):
        R = np.random.default_rng(seed + index)
        u = np.linspace(0, 1, 260)
        crest = np.sin(math.pi * u) ** 1.1 * (0.62 + 0.25 * np.sin(4.2 * u + R.uniform(0, 6)))
        for octave in range(5):
            crest += np.sin(math.pi * u) * 0.10 / 1.8**octave * np.sin(13 * 1.9**octave * u + R.uniform(0, 6))
        z = np.maximum(0.0, crest) * height
        x = cx + (u - 0.5) * width
        rows = np.linspace(0, 1, 6)[:, None]
        points = np.stack(
            [x + 0 * rows, cy + 0 * x + 0 * rows, -14 + (z + 14) * rows], -1
        ).reshape(-1, 3)
        data = np.stack([0 * rows + 0 * u, rows + 0 * u, 0 * rows + 0 * u], -1).reshape(-1, 3)
        mesh_object("island", points, grid_faces(1, 6, 260), _hill(index, ridge, shore), data)


def _hill(index, ridge, shore):
    """Seen through so much air that only its own haze is left: it takes no light."""
    m = mat(f"island{index}", ridge, 1, spec=0)
    n = m.node_tree.nodes
    l = m.node_tree.links
    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    parts = n.new("ShaderNodeSeparateColor")
    l.new(attribute.outputs["Color"], parts.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = srgb(shore)
    ramp.color_ramp.elements[1].color = srgb(ridge)
    l.new(parts.outputs[1], ramp.inputs[0])
    air = n.new("ShaderNodeEmission")
    l.new(ramp.outputs[0], air.inputs[0])
    l.new(air.outputs[0], n["Material Output"].inputs[0])
    return m
