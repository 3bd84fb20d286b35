"""What lies and stands outdoors: sea, pool court, palms, lanterns, loungers."""

import bpy
from mathutils import Matrix, Vector

from kit.build import placed
from kit.linen import piece
from kit.masonry import piece_material, slabs
from kit.materials import srgb, water
from kit.plants import ground, palm_mesh, place
from kit.sea import islands, ocean
from kit.shapes import box, obj
from kit.stage import point
from sets.props import hat
from sets.towels import rolled_towel


DUSK_AIR = (("#b79089", "#d9ab8f"), ("#c79f90", "#dfb293"), ("#bf978d", "#dcae92"))
MOONRISE_AIR = (("#6d7492", "#7f87a4"), ("#7a809d", "#868daa"), ("#757b98", "#838aa7"))
DAY_AIR = (("#8fa7ad", "#b9c9c9"), ("#a5b8bb", "#c6d2d0"), ("#9bb0b4", "#c0cecd"))


def sea(
    y0=60, color="#12353a", s=0.25, eye=(0, -8, 1.75), level=-1.2, dusk=False, air=None, **more
):
    """The bay from `y0` on, with the island and the hills of the coast beyond it.

    air: the colours of each hill at its ridge and at its shore.
    """
    ocean(
        eye,
        level=level,
        near=max(3.0, (y0 - eye[1]) * 0.6),
        deep=color,
        slope=0.05 + 0.25 * s,
        **{"haze": "#e9c3a0" if dusk else "#dfe9e6", **more},
    )
    sizes = ((-1150, 5200, 1500, 150), (-300, 7000, 1100, 95), (2100, 6600, 2600, 210))
    air = air or (DUSK_AIR if dusk else DAY_AIR)
    islands([(*size, *colours) for size, colours in zip(sizes, air)])


def grounds(M, dusk=True, eye=(-1.0, -12.0, 1.75), **bay):
    """Pool court looking to the sea: pool 9 x 24 m, decks, hall on the right, low wing on the left.

    bay: what is said of the sea beyond it.
    """
    if dusk:
        surface = water(
            "pool", "#0c3d40", glow="#1f8f86", gstr=0.10, scale=1.1, strength=0.10, rough=0.015
        )
        obj(
            "pool",
            [(-4.5, -34, 0.0), (4.5, -34, 0.0), (4.5, 22, 0.0), (-4.5, 22, 0.0)],
            [(0, 1, 2, 3)],
            surface,
        )
    else:
        day_pool(M, -4.5, 4.5, -34, 22)
    paving = piece_material(
        "paving", "#b9a990", "#a4957d", grain=(1.6, 1.6, 1.6), rough=0.55, bump=0.2, fine=22
    )
    coping = piece_material("coping", "#c0b29b", "#b0a28b", grain=(2, 2, 2), rough=0.5, bump=0.15)
    for x0, x1, seed in ((-10.5, -4.5, 1), (4.5, 12.5, 2)):
        box((x0 + x1) / 2, -6, -0.4, x1 - x0, 56, 0.43, M["soil"])
        slabs(x0, x1, -34, 22, 0.06, paving, width=0.6, length=1.2, seed=seed, along="y")
    for x in (-4.38, 4.38):
        box(x, -6, -0.3, 0.30, 56, 0.35, M["stone"])
        slabs(x - 0.17, x + 0.17, -34, 22, 0.085, coping, width=0.34, length=1.0, along="y")
    box(0, 22.1, -0.5, 9, 0.25, 0.52, M["stoned"], bevel=0.02)
    for x0, x1 in ((-60, -10.4), (12.4, 60)):
        ground(x0, x1, -20, 24.5, -0.04, M["soil"] if dusk else M["turf"], relief=0.03, step=0.6)
    ground(-70, 70, 23, 62, -0.1, M["turf"], relief=0.10, step=0.7, slope=0.034)
    # Where the lawn ends: a low kerb of stone, a hedge in front of the shore.
    for x0, x1 in ((-60, -10.6), (12.6, 60)):
        box((x0 + x1) / 2, 24.4, -0.15, x1 - x0, 0.22, 0.25, M["stone"], bevel=0.03)
    sea(
        56,
        **{
            "color": "#12353a" if dusk else "#1d6a70",
            "s": 0.2,
            "eye": eye,
            "level": -1.6,
            "dusk": dusk,
            **bay,
        },
    )


def day_pool(M, x0, x1, y0, y1, depth=1.15):
    """Clear water over pale green tiles, with the net of light that ripples throw."""
    tile = piece_material("tile", "#b4e0d6", "#9dd3c9", grain=(4, 4, 4), rough=0.3, bump=0.05)
    net = tile.node_tree
    n, l = net.nodes, net.links
    colour = n["Principled BSDF"].inputs["Base Color"]
    before = colour.links[0].from_socket
    place = n.new("ShaderNodeNewGeometry")
    bend = n.new("ShaderNodeTexNoise")
    bend.inputs["Scale"].default_value = 1.4
    l.new(place.outputs["Position"], bend.inputs["Vector"])
    moved = n.new("ShaderNodeVectorMath")
    moved.operation = "MULTIPLY_ADD"
    l.new(bend.outputs["Color"], moved.inputs[0])
    moved.inputs[1].default_value = (0.7, 0.7, 0)
    l.new(place.outputs["Position"], moved.inputs[2])
    cells = n.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 1.7
    l.new(moved.outputs[0], cells.inputs["Vector"])
    lines = n.new("ShaderNodeMapRange")
    lines.inputs[1].default_value = 0.0
    lines.inputs[2].default_value = 0.10
    lines.inputs[3].default_value = 1.0
    lines.inputs[4].default_value = 0.0
    l.new(cells.outputs["Distance"], lines.inputs[0])
    bright = n.new("ShaderNodeMixRGB")
    bright.inputs[2].default_value = srgb("#e6fff4")
    fade = n.new("ShaderNodeMath")
    fade.operation = "MULTIPLY"
    fade.inputs[1].default_value = 0.55
    l.new(lines.outputs[0], fade.inputs[0])
    l.new(fade.outputs[0], bright.inputs[0])
    l.new(before, bright.inputs[1])
    l.new(bright.outputs[0], colour)
    slabs(x0, x1, y0, y1, -depth, tile, width=0.3, length=0.3, gap=0.008, seed=8)
    for x in (x0, x1):
        box(x, (y0 + y1) / 2, -depth, 0.3, y1 - y0, depth + 0.02, tile)
    box((x0 + x1) / 2, y1, -depth, x1 - x0, 0.3, depth + 0.02, tile)
    obj("water", [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], clear_water())


def clear_water():
    """A surface that mirrors at a glance and is tinted straight down; light passes through it."""
    m = bpy.data.materials.new("clear water")
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    clear = n.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = srgb("#b4e8e2")
    gloss = n.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.02
    place = n.new("ShaderNodeNewGeometry")
    stretch = n.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.0, 1.5, 1)
    l.new(place.outputs["Position"], stretch.inputs[0])
    ripple = n.new("ShaderNodeTexNoise")
    ripple.inputs["Scale"].default_value = 1.5
    ripple.inputs["Detail"].default_value = 3
    l.new(stretch.outputs[0], ripple.inputs["Vector"])
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.18
    bump.inputs["Distance"].default_value = 0.12
    l.new(ripple.outputs["Fac"], bump.inputs["Height"])
    l.new(bump.outputs[0], gloss.inputs["Normal"])
    fresnel = n.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1.33
    l.new(bump.outputs[0], fresnel.inputs["Normal"])
    both = n.new("ShaderNodeMixShader")
    l.new(fresnel.outputs[0], both.inputs[0])
    l.new(clear.outputs[0], both.inputs[1])
    l.new(gloss.outputs[0], both.inputs[2])
    l.new(both.outputs[0], n["Material Output"].inputs[0])
    return m


def palms(M, spots, seed0=1):
    base = [
        palm_mesh(seed=s + seed0, h=h, lean=l, leaf=M["leafd"], trunk=M["trunk"], flen=fl)
        for s, h, l, fl in ((1, 9.5, 1.5, 3.4), (2, 7.5, 1.0, 3.1), (3, 11.5, 2.4, 3.6))
    ]
    for b in base:
        b.location = (0, -400, 0)
    for i, (x, y, k, rot, s) in enumerate(spots):
        place(base[k], x, y, 0, rot, s)


def lantern(M, x, y, z, s=1, e=18, light=True):
    box(x, y, z, 0.22 * s, 0.22 * s, 0.03, M["dark"])
    box(x, y, z + 0.03 * s, 0.13 * s, 0.13 * s, 0.24 * s, M["lampd"], bevel=0.01)
    for a in (-1, 1):
        for b in (-1, 1):
            box(x + a * 0.095 * s, y + b * 0.095 * s, z, 0.018 * s, 0.018 * s, 0.32 * s, M["dark"])
    box(x, y, z + 0.32 * s, 0.24 * s, 0.24 * s, 0.03, M["dark"])
    if light:
        point((x, y, z + 0.4 * s + 0.12), e, r=0.1)


def lounger(M, x, y, z, rot=0, used=False):
    """A lounger with a towel rolled up at its foot, or a hat lying there where it is `used`."""
    grp = []

    def b(*a, **k):
        o = box(*a, **k)
        grp.append(o)
        return o

    for sx in (-0.33, 0.33):
        b(sx, 0, 0.24, 0.06, 1.95, 0.075, M["teak"], bevel=0.012)
    for sy in (-0.95, 0.95):
        b(0, sy, 0.24, 0.72, 0.06, 0.075, M["teak"], bevel=0.012)
    for k in range(13):
        b(0, -0.86 + k * 0.118, 0.275, 0.62, 0.075, 0.02, M["teak"], bevel=0.005)
    for sx in (-0.32, 0.32):
        for sy in (-0.85, 0.8):
            b(sx, sy, 0, 0.065, 0.065, 0.25, M["teakv"], bevel=0.01)
    for k in range(3):  # the mattress in three, the seams drawn in
        b(0, -0.70 + k * 0.485, 0.30, 0.66, 0.482, 0.115, M["linen"], bevel=0.045, seg=6)
    back = b(0, 0.72, 0.36, 0.66, 0.72, 0.115, M["linen"], bevel=0.045, seg=6)
    back.rotation_euler[0] = 0.62
    back.location = (0, 0.78, 0.35)
    for sx in (-0.24, 0.24):  # the strut that holds the back
        strut = b(sx, 0.86, 0.27, 0.03, 0.03, 0.36, M["teakv"], bevel=0.005)
        strut.rotation_euler[0] = -0.35
    # The headrest lies on the back.
    head = piece("cushion-long", M["green"], smooth=1, piping=M["green"])
    head.location = (0, 0.856, 0.617)
    head.rotation_euler[0] = 0.62
    grp.append(head)
    if used:
        with placed(x, y, z, rot):
            hat(M, 0.05, -0.58, 0.418, 0.4)
    else:
        grp.append(rolled_towel(0, 0, 0, 0.42, 0.062, M["gold"]))
        grp[-1].location = (0.02, -0.66, 0.405)
    for o in grp:
        o.location = Matrix.Rotation(rot, 4, "Z") @ Vector(o.location) + Vector((x, y, z))
        o.rotation_euler[2] += rot
