"""Leaves and stems: many curved blades, or many swept tubes, in one mesh each."""

import bpy
import numpy as np

from kit.materials import srgb

OUTLINES = {
    # Half width along the blade, 0 at the stalk, 1 at the tip.
    "lance": lambda t: np.sin(np.pi * t**0.72) ** 0.95,
    "oval": lambda t: np.sin(np.pi * t**0.85) ** 0.62,
    "heart": lambda t: np.sin(np.pi * t**0.42) ** 0.8,
    "strap": lambda t: np.minimum(1, t * 6) ** 0.5 * (1 - t**3.5),
    "petal": lambda t: np.sin(np.pi * np.minimum(t, 0.999) ** 1.25) ** 0.75,
}


def mesh_object(name, points, faces, material, leaf=None):
    """An object of quads; `leaf` is (across, along, chance) a point, read by leaf_material."""
    mesh = bpy.data.meshes.new(name)
    faces = np.ascontiguousarray(faces, np.int32)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    if leaf is not None:
        colours = np.ones((len(points), 4), np.float32)
        colours[:, :3] = leaf
        mesh.color_attributes.new("leaf", "FLOAT_COLOR", "POINT").data.foreach_set(
            "color", colours.ravel()
        )
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def grid_faces(count, rows, columns, wrap=False):
    """Quads of `count` grids of rows x columns points that follow one another."""
    across = columns if wrap else columns - 1
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(across), indexing="ij")
    k = (j + 1) % columns
    one = np.stack([i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j])
    one = one.reshape(4, -1).T
    return (one[None] + (np.arange(count) * rows * columns)[:, None, None]).reshape(-1, 4)


def blades(
    name,
    base,
    azimuth,
    rise,
    length,
    width,
    material,
    kind="lance",
    droop=0.8,
    fold=0.25,
    wave=0.12,
    ragged=0.05,
    roll=0.0,
    twist=0.0,
    rows=7,
    columns=5,
    seed=1,
    age=None,
):
    """Blades that start at `base` towards azimuth and rise (radians) and bend down by `droop`.

    fold: the V along the midrib; wave: undulation of the edge; ragged: unevenness of the outline;
    roll and twist: turn about the blade's own axis, at its start and towards its tip.
    age: of each blade, 0 to 1, where it is not by chance; from 0.93 on it yellows.
    """
    R = np.random.default_rng(seed)
    base = np.asarray(base, float).reshape(-1, 3)
    n = len(base)
    full = lambda value: np.broadcast_to(np.asarray(value, float), (n,))[:, None]
    azimuth, rise, length, width, droop = map(full, (azimuth, rise, length, width, droop))
    t = np.linspace(0, 1, rows + 1)[None]

    angle = rise - droop * t**1.35
    step = length / rows
    out = np.cumsum(np.cos(angle) * step, axis=1)
    up = np.cumsum(np.sin(angle) * step, axis=1)
    out, up = out - out[:, :1], up - up[:, :1]
    ahead = np.stack([np.cos(azimuth), np.sin(azimuth), 0 * azimuth], -1)
    spine = base[:, None] + ahead * out[..., None]
    spine[..., 2] += up
    tangent = ahead * np.cos(angle)[..., None] + np.array([0, 0, 1]) * np.sin(angle)[..., None]
    side0 = np.stack([-np.sin(azimuth), np.cos(azimuth), 0 * azimuth], -1) + 0 * tangent
    normal0 = np.cross(tangent, side0)
    turn = (full(roll) + full(twist) * t)[..., None]
    side = side0 * np.cos(turn) + normal0 * np.sin(turn)
    normal = normal0 * np.cos(turn) - side0 * np.sin(turn)

    s = np.linspace(-1, 1, columns)
    half = width / 2 * OUTLINES[kind](np.clip(t, 1e-4, 1))
    uneven = 1 + ragged * R.standard_normal((n, rows + 1, 2))
    half = half[..., None] * np.where(s < 0, uneven[..., :1], uneven[..., 1:])
    edge = np.sin(R.uniform(0, 6.28, (n, 1, 1)) + 9 * t[..., None] + 2 * np.sign(s))
    fold = full(fold)[..., None]
    across = half * s * np.cos(fold)
    lift = half * np.abs(s) * np.sin(fold) + wave * half * s**2 * edge
    points = spine[:, :, None] + side[:, :, None] * across[..., None]
    points = points + normal[:, :, None] * lift[..., None]

    leaf = np.empty(points.shape)
    leaf[..., 0] = s * 0.5 + 0.5
    leaf[..., 1] = t[..., None]
    leaf[..., 2] = (R.random(n) if age is None else age)[:, None, None]
    faces = grid_faces(n, rows + 1, columns)
    return mesh_object(name, points.reshape(-1, 3), faces, material, leaf.reshape(-1, 3))


def tubes(name, curves, radius, material, sides=6):
    """Tubes along `curves` (count x points x 3) of `radius` (count x points)."""
    P = np.asarray(curves, float)
    if P.ndim == 2:
        P = P[None]
    n, rows, _ = P.shape
    radius = np.broadcast_to(np.asarray(radius, float), (n, rows))
    tangent = np.gradient(P, axis=1)
    tangent /= np.linalg.norm(tangent, axis=2, keepdims=True) + 1e-9
    u = np.cross(tangent[:, :1], [0.31, 0.17, 0.93]) + 0 * tangent
    u -= tangent * np.sum(u * tangent, axis=2, keepdims=True)
    u /= np.linalg.norm(u, axis=2, keepdims=True) + 1e-9
    w = np.cross(tangent, u)
    a = np.arange(sides) * 2 * np.pi / sides
    ring = u[:, :, None] * np.cos(a)[:, None] + w[:, :, None] * np.sin(a)[:, None]
    points = P[:, :, None] + ring * radius[..., None, None]
    leaf = np.empty(points.shape)
    leaf[..., 0] = 0.5
    leaf[..., 1] = np.linspace(0, 1, rows)[None, :, None]
    leaf[..., 2] = np.random.default_rng(n).random(n)[:, None, None]
    faces = grid_faces(n, rows, sides, wrap=True)
    return mesh_object(name, points.reshape(-1, 3), faces, material, leaf.reshape(-1, 3))


def leaf_material(
    name, dark, light, old="#8a8a45", vein="#93a866", through="#a9c24f", transl=0.3, rough=0.42, vary=1.0, patches=0.0
):
    """A leaf: every blade of its own green, a pale midrib, side veins, light coming through.

    vary: how much one plant differs from the next. patches: how much one place of a lawn does.
    """
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    principled = n["Principled BSDF"]
    principled.inputs["Roughness"].default_value = rough
    principled.inputs["Specular"].default_value = 0.35

    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    parts = n.new("ShaderNodeSeparateColor")
    l.new(attribute.outputs["Color"], parts.inputs[0])
    across, along, chance = parts.outputs

    def math(operation, a, b=0.0, c=None):
        node = n.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b) if c is None else (a, b, c)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                l.new(value, socket)
        return node.outputs[0]

    def mix(fac, a, b):
        node = n.new("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (fac, a, b)):
            if isinstance(value, str):
                socket.default_value = srgb(value)
            elif isinstance(value, float):
                socket.default_value = value
            else:
                l.new(value, socket)
        return node.outputs[0]

    edge = math("ABSOLUTE", math("SUBTRACT", math("MULTIPLY", across, 2.0), 1.0))
    colour = mix(chance, dark, light)
    # Few are old, and those yellow from the tip.
    ageing = math("MULTIPLY", math("GREATER_THAN", chance, 0.93), math("POWER", along, 1.5))
    colour = mix(math("MULTIPLY", ageing, 0.75), colour, old)
    side_vein = math("SINE", math("MULTIPLY", math("SUBTRACT", math("MULTIPLY", along, 11.0), edge), 6.2832))
    veins = math("MULTIPLY", math("MAXIMUM", math("SUBTRACT", side_vein, 0.75), 0.0), 0.8)
    rib = math("MULTIPLY", math("LESS_THAN", edge, 0.07), 0.55)
    relief = math("MAXIMUM", veins, rib)
    colour = mix(relief, colour, vein)
    geometry = n.new("ShaderNodeNewGeometry")
    colour = mix(math("MULTIPLY", geometry.outputs["Backfacing"], 0.35), colour, vein)

    # One plant is yellower, one bluer, one paler than the next; its young leaves are the lightest.
    plant = n.new("ShaderNodeObjectInfo").outputs["Random"]
    other = math("FRACT", math("MULTIPLY", plant, 7.31))
    young = math("MULTIPLY", math("LESS_THAN", chance, 0.10), 0.5 * min(vary, 1))
    colour = mix(young, colour, through)
    tint = n.new("ShaderNodeHueSaturation")
    l.new(math("MULTIPLY_ADD", plant, 0.052 * vary, 0.5 - 0.030 * vary), tint.inputs["Hue"])
    l.new(math("MULTIPLY_ADD", other, -0.38 * vary, 1 + 0.06 * vary), tint.inputs["Saturation"])
    l.new(math("MULTIPLY_ADD", other, 0.50 * vary, 1 - 0.20 * vary), tint.inputs["Value"])
    l.new(colour, tint.inputs["Color"])
    colour = tint.outputs[0]
    if patches:
        field = n.new("ShaderNodeTexNoise")
        field.inputs["Scale"].default_value = 0.55
        field.inputs["Detail"].default_value = 4
        l.new(geometry.outputs["Position"], field.inputs["Vector"])
        dry = n.new("ShaderNodeMapRange")
        for socket, value in zip(dry.inputs[1:5], (0.42, 0.68, 0.0, patches)):
            socket.default_value = value
        l.new(field.outputs["Fac"], dry.inputs[0])
        colour = mix(dry.outputs[0], colour, old)
    l.new(colour, principled.inputs["Base Color"])

    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.25
    bump.inputs["Distance"].default_value = 0.01
    l.new(relief, bump.inputs["Height"])
    l.new(bump.outputs[0], principled.inputs["Normal"])

    translucent = n.new("ShaderNodeBsdfTranslucent")
    l.new(mix(0.55, colour, through), translucent.inputs["Color"])
    both = n.new("ShaderNodeMixShader")
    both.inputs[0].default_value = transl
    l.new(principled.outputs[0], both.inputs[1])
    l.new(translucent.outputs[0], both.inputs[2])
    l.new(both.outputs[0], n["Material Output"].inputs[0])
    return m


def petal_material(name, outer, inner, reach=0.38, transl=0.35):
    """A petal that changes from `inner` at its foot to `outer`."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    principled = n["Principled BSDF"]
    principled.inputs["Roughness"].default_value = 0.55
    attribute = n.new("ShaderNodeAttribute")
    attribute.attribute_name = "leaf"
    parts = n.new("ShaderNodeSeparateColor")
    l.new(attribute.outputs["Color"], parts.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = reach * 0.4
    ramp.color_ramp.elements[1].position = reach * 1.6
    ramp.color_ramp.elements[0].color = srgb(inner)
    ramp.color_ramp.elements[1].color = srgb(outer)
    l.new(parts.outputs[1], ramp.inputs[0])
    l.new(ramp.outputs[0], principled.inputs["Base Color"])
    translucent = n.new("ShaderNodeBsdfTranslucent")
    l.new(ramp.outputs[0], translucent.inputs["Color"])
    both = n.new("ShaderNodeMixShader")
    both.inputs[0].default_value = transl
    l.new(principled.outputs[0], both.inputs[1])
    l.new(translucent.outputs[0], both.inputs[2])
    l.new(both.outputs[0], n["Material Output"].inputs[0])
    return m
