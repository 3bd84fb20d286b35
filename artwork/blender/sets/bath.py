"""The baths of the three rooms: a walk-in shower, a tub at the window, a tub of stone at dusk."""

import math

from kit.build import beam, placed, rod
from kit.plants import blossoms, broadleaf, bush, frangipani, ground, place
from kit.shapes import box, cyl, lathe, obj, tube
from kit.stage import area, camera, sky, sun
from kit.surfaces import plain, stone, terrazzo, tiles
from sets import openings as o
from sets import palette, props
from sets.bedside import bulb, drum
from sets.interior import interior
from sets.lights import glass_lantern
from sets.room_deluxe import AFTERNOON, bay, unseen
from sets.room_premier import BLUE_HOUR, night_garden
from sets.room_standard import MORNING


def tap(M, x, y, z, reach=0.15, height=0.14, turn=0.0):
    """A spout on a pillar, a lever beside it."""
    with placed(x, y, z, turn):
        cyl(0, 0, 0, 0.022, 0.008, M["brass"])
        arc = [(0, 0, 0), (0, 0, height * 0.7)]
        arc += [
            (reach / 2 - reach / 2 * math.cos(a), 0, height * 0.7 + 0.06 * math.sin(a))
            for a in (math.pi * k / 12 for k in range(1, 13))
        ]
        arc.append((reach, 0, height * 0.7 - 0.03))
        tube(arc, 0.0105, M["brass"], n=16)
        cyl(0, 0.09, 0, 0.018, 0.03, M["brass"])
        tube([(0, 0.09, 0.035), (0.05, 0.09, 0.05)], 0.006, M["brass"], n=10)


def basin(material, x, y, z, r=0.2, h=0.13):
    wall = [
        (0, 0),
        (r * 0.55, 0),
        (r * 0.86, h * 0.35),
        (r, h),
        (r - 0.014, h),
        (r * 0.8, h * 0.42),
        (r * 0.4, 0.03),
        (0, 0.024),
    ]
    lathe(x, y, z, wall, material, n=72)


def tub(material, water, x, y, length=1.7, width=0.8, h=0.56, turn=0.0):
    """A free-standing oval tub, its ends a little higher; with `water` it is drawn."""
    a, b = length / 2, width / 2
    profile = [
        (0.70, 0),
        (0.78, 0.02),
        (0.88, 0.2),
        (0.97, 0.44),
        (1.0, h - 0.01),
        (0.985, h),
        (0.955, h),
        (0.94, h - 0.012),
    ]
    profile += [(0.90, 0.40), (0.78, 0.2), (0.60, 0.12), (0.0, 0.11)]
    n = 96
    corners = []
    for i in range(n):
        c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
        # Fuller than an ellipse.
        c, s = math.copysign(abs(c) ** 0.86, c), math.copysign(abs(s) ** 0.86, s)
        for r, z in profile:
            corners.append((a * r * c, b * r * s, z + 0.07 * (z / h) ** 2 * c * c))
    k = len(profile)
    quads = [
        (i * k + q, (i + 1) % n * k + q, (i + 1) % n * k + q + 1, i * k + q + 1)
        for i in range(n)
        for q in range(k - 1)
    ]
    body = obj("tub", corners, quads, material, True)
    body.modifiers.new("smooth", "SUBSURF").render_levels = 1
    body.location = (x, y, 0)
    body.rotation_euler[2] = turn
    if water:
        ring = []
        for i in range(n):
            c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
            c, s = math.copysign(abs(c) ** 0.86, c), math.copysign(abs(s) ** 0.86, s)
            ring.append((a * 0.935 * c, b * 0.935 * s, 0))
        surface = obj("water", ring, [tuple(range(n))], water)
        surface.location = (x, y, h - 0.085)
        surface.rotation_euler[2] = turn


def round_mirror(M, wood, r=0.36):
    """In the XZ plane about the origin, facing -Y."""
    ring = [
        (r * math.cos(t), -0.015, r * math.sin(t))
        for t in (2 * math.pi * i / 72 for i in range(73))
    ]
    tube(ring, 0.014, wood["x"], n=12)
    face = [
        (r * math.cos(t), -0.012, r * math.sin(t))
        for t in (2 * math.pi * i / 72 for i in range(72))
    ]
    obj("mirror", face, [tuple(range(72))], M["mirror"])


def vanity(M, wood, top, length=1.5, x=0.0):
    """A slab on an open timber stand, its back at y = 0, towards -Y."""
    for sx in (-length / 2 + 0.05, length / 2 - 0.05):
        for y in (-0.05, -0.47):
            beam(wood, x + sx, y, 0, 0.06, 0.06, 0.80)
    for y in (-0.05, -0.47):
        beam(wood, x, y, 0.72, length - 0.16, 0.035, 0.08)
    for i in range(8):
        beam(wood, x, -0.08 - i * 0.052, 0.26, length - 0.12, 0.042, 0.018)
    for sx in (-length / 2 + 0.05, length / 2 - 0.05):
        beam(wood, x + sx, -0.26, 0.22, 0.04, 0.36, 0.04)
    box(x, -0.26, 0.80, length + 0.02, 0.54, 0.045, top, bevel=0.004)
    return 0.845


def sconce(M, x, y, z, watts=3.0):
    """A small shade on a brass arm, on a wall whose face is at y."""
    cyl(x, y - 0.012, z - 0.02, 0.03, 0.04, M["brass"])
    tube([(x, y - 0.01, z), (x, y - 0.09, z), (x, y - 0.10, z + 0.03)], 0.006, M["brass"], n=10)
    drum(M, x, y - 0.10, z + 0.02, 0.062, 0.052, 0.13)
    if watts:
        bulb(x, y - 0.10, z + 0.09, watts, r=0.02)


def ladder(M, wood, cloth):
    """A towel ladder that leans on the wall at y = 0, a towel over a rung."""
    with placed(0, -0.36, 0, 0, -0.19):
        for x in (-0.24, 0.24):
            rod(wood, (x, 0, 0), (x, 0, 1.78), 0.017)
        for i in range(5):
            rod(wood, (-0.24, 0, 0.3 + i * 0.34), (0.24, 0, 0.3 + i * 0.34), 0.012)
        for rung, drop, width in ((3, 0.62, 0.36), (1, 0.4, 0.34)):
            z0 = 0.3 + rung * 0.34 + 0.014
            profile = [
                (-0.024 - 0.004 * math.sin(k * 1.1), z0 - drop + drop * k / 14) for k in range(14)
            ]
            profile += [
                (0.02 * math.sin(a), z0 + 0.006 * math.cos(a)) for a in (-1.2, -0.4, 0.4, 1.2)
            ]
            profile += [(0.024, z0 - drop * 0.8 * k / 10) for k in range(1, 11)]
            corners, across = [], 18
            for i in range(across + 1):
                u = i / across - 0.5
                for py, pz in profile:
                    hang = max(0, z0 - pz) / drop
                    corners.append(
                        (
                            u * width * (1 - 0.06 * hang),
                            py + 0.012 * hang * math.sin(u * 14 + 1),
                            pz + 0.006 * math.sin(u * 9) * hang,
                        )
                    )
            n = len(profile)
            quads = [
                (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                for i in range(across)
                for j in range(n - 1)
            ]
            towel = obj("towel", corners, quads, cloth, True)
            solid = towel.modifiers.new("t", "SOLIDIFY")
            solid.thickness = 0.007
            solid.offset = 1
            towel.modifiers.new("s", "SUBSURF").render_levels = 1


def shower(M, x, y):
    """A bar with two handles on the wall whose face is at y, a riser, a rose an arm's length out."""
    z = 1.05
    for dx in (-0.075, 0.075):
        tube([(x + dx, y, z), (x + dx, y - 0.055, z)], 0.016, M["brass"], n=20)
    bar = cyl(-0.001, 0, -0.15, 0.021, 0.30, M["brass"])
    bar.rotation_euler[1] = math.pi / 2
    bar.location = (x, y - 0.055, z)
    for side in (-1, 1):
        handle = cyl(0, 0, 0, 0.025, 0.045, M["brass"])
        handle.rotation_euler[1] = side * math.pi / 2
        handle.location = (x + side * 0.155, y - 0.055, z)
    bend = [
        (x, y - 0.055 - 0.07 * (1 - math.cos(a)), 2.15 + 0.07 * math.sin(a))
        for a in (math.pi / 2 * k / 8 for k in range(9))
    ]
    tube([(x, y - 0.055, z), (x, y - 0.055, 1.7), *bend, (x, y - 0.42, 2.22)], 0.011, M["brass"], n=16)
    tube([(x, y, 1.95), (x, y - 0.055, 1.95)], 0.009, M["brass"], n=14)
    rose = [(0, 0), (0.118, 0), (0.12, 0.01), (0.02, 0.02), (0.012, 0.045)]
    lathe(x, y - 0.42, 2.18, rose, M["brass"], n=48)


def basket(M, x, y, z, r=0.15, h=0.22):
    """Coils of cane on each other, bellied, with two loops to lift it by."""
    coils = 20
    for k in range(coils):
        t = k / (coils - 1)
        round_ = r * (0.84 + 0.2 * math.sin(math.pi * (0.12 + 0.74 * t)))
        tube(
            [
                (
                    x + round_ * math.cos(a),
                    y + round_ * math.sin(a),
                    z + 0.006 + (h - 0.012) * t + 0.0012 * math.sin(11 * a + 2.4 * k),
                )
                for a in (2 * math.pi * i / 60 for i in range(61))
            ],
            0.0068,
            M["cane"],
            n=8,
        )
    cyl(x, y, z, r * 0.84, 0.01, M["cane"])
    for turn in (-0.6, math.pi - 0.6):
        with placed(x, y, z + h, turn):
            loop = [
                (0.045 * math.cos(a), -r * 0.9, -0.01 + 0.04 * math.sin(a))
                for a in (math.pi * i / 14 for i in range(15))
            ]
            tube(loop, 0.006, M["cane"], n=8)


def window_garden(G):
    """What Garden Standard's bath sees aslant through its window: heliconias, a hedge, frangipani."""
    ground(3.4, 24, -6, 26, -0.6, G["turf"], 0.05, 0.7)
    hedge = bush(0, 0, 0, 1.5, 1.3, 1.5, G["leaf"], n=14000, seed=4, size=0.12, inner=0.8, core=1.15)
    hedge.location = (0, -400, 0)
    for i in range(9):
        place(hedge, 8.2 + 0.9 * (i % 2), 6.6 + i * 1.25, -0.7, i * 2.1, 0.95 + 0.1 * (i % 3))
    spots = ((4.9, 3.7), (5.3, 5.0), (5.7, 6.1), (4.7, 4.9), (6.5, 6.6), (6.3, 7.9))
    for i, (x, y) in enumerate(spots):
        broadleaf(x, y, -0.6, 2.1 + 0.25 * (i % 3), G["leaf"], seed=i, size=0.42)
    frangipani(7.2, 8.4, -0.6, 4.4, G["leaf"], G["bark"], G["frangi"], seed=7)


def standard(aspect):
    """Garden Standard's: basin of stone, round mirror, green tiles, a walk-in shower."""
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
    W, D, H = 3.2, 2.6, 2.7
    sky(MORNING, 1.0, sun_dir=(1, 0.3, 0.5), glow="#fff2d6", gstr=0.4, gsize=20)
    glazed = tiles("sage", "#8ea388", "#74906f", 0.065, 0.2)
    glazed_side = tiles("sage-side", "#8ea388", "#74906f", 0.065, 0.2, plane="yz")
    box(W / 2, D / 2, -0.1, W, D, 0.1, terrazzo("terrazzo"))
    box(W / 2, D / 2, H, W + 0.4, D + 0.4, 0.1, M["ceiling"])
    o.wall(M["plaster"], 0, W, D, H)
    box(W / 2, D - 0.006, 0, W, 0.012, 1.25, glazed)
    beam(M["teak"], W / 2, D - 0.012, 1.25, W, 0.024, 0.02)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(M["plaster"], 0, D, 0, H)
    box(0.006, D / 2, 0, 0.012, D, 2.2, glazed_side)
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["plaster"], -D, 0, 0, H, [(-1.9, -0.7, 0.9, 2.2)])
        beam(M["teak"], -1.3, 0.05, 0.86, 1.3, 0.22, 0.04)
        beam(M["teak"], -1.3, 0.1, 2.16, 1.2, 0.1, 0.05)
        for x in (-1.88, -0.72, -1.3):
            beam(M["teak"], x, 0.1, 0.9, 0.05, 0.06, 1.26)
    unseen(box(W / 2, -0.1, 0, W, 0.2, H, M["plaster"]))
    # The shower: a pane at its side, a large rose.
    pane = [(1.12, 1.35, 0.02), (1.12, D - 0.02, 0.02), (1.12, D - 0.02, 2.05), (1.12, 1.35, 2.05)]
    obj("pane", pane, [(0, 1, 2, 3)], M["glass"])
    tube([(1.12, 1.35, 0), (1.12, 1.35, 2.06)], 0.008, M["brass"], n=8)
    tube([(1.12, 1.35, 2.055), (1.12, D, 2.055)], 0.008, M["brass"], n=8)
    shower(M, 0.55, D - 0.012)
    with placed(2.12, D - 0.014):
        top = vanity(M, M["teak"], terrazzo("slab", "#e2dace"), 1.5)
        basin(M["stone"], 0.05, -0.27, top)
        tap(M, 0.05, -0.06, top, 0.15, 0.26, -math.pi / 2)
        props.vase(M, -0.52, -0.2, top, "glaze", 0.2, G["leaf"], 4, 0.36, seed=3)
        folded = props.folded_towel(0.52, -0.28, top, M["sheet"], 0.3, 0.22, 2, 0.05)
        cyl(0.49, -0.28, folded, 0.03, 0.026, plain("soap", "#d9c9a3", 0.5))
        lathe(
            -0.27,
            -0.2,
            top,
            [(0, 0), (0.03, 0), (0.032, 0.1), (0.012, 0.115), (0.012, 0.14), (0, 0.142)],
            M["earth"],
            n=36,
        )
        for i in range(3):
            props.towel_roll(-0.38 + i * 0.125, -0.26, 0.279, M["sheet"], 0.36, 0.058, math.pi / 2)
        props.towel_roll(-0.315, -0.26, 0.382, M["leaf"], 0.36, 0.055, math.pi / 2)
        basket(M, 0.42, -0.26, 0.279)
    with placed(2.17, D, 1.66):
        round_mirror(M, M["teak"], 0.37)
    for x in (1.56, 2.78):
        sconce(M, x, D, 1.62, 0)
    window_garden(G)
    sun((1, -0.30, 0.80), 8, "#ffe6bd", 0.8)
    area((W + 0.3, 1.3, 1.6), (0, 1.3, 0.9), 1.2, 1.3, 45, "#f2f6ef")
    area((W / 2, 0.1, 2.3), (W / 2, D, 0.9), 2.4, 0.8, 26, "#fff3e2")
    camera((1.72, -1.55, 1.32), (1.72, D, 1.32), 31, shift_y=-0.03)
    return dict(exposure=0.40, vig=0.10)


def deluxe(aspect):
    """Horizon Deluxe's: a white tub before a wide window to the bay, afternoon sun on the floor."""
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
    W, D, H = 3.6, 3.2, 2.8
    sky(
        AFTERNOON,
        1.0,
        sun_dir=(-0.5, 0.75, 0.42),
        glow="#ffe2b0",
        gstr=0.5,
        gsize=14,
        clouds=0.55,
        cloud_col="#fff4e2",
        cscale=1.5,
    )
    box(W / 2, D / 2, -0.1, W, D, 0.1, stone("limestone", "#cfc4b0", "#bfb29b", 0.4, 0.001, 3.0))
    box(W / 2, D / 2, H, W + 0.4, D + 0.4, 0.1, M["ceiling"])
    o.wall(M["plaster"], 0, W, D, H, [(0.5, 3.1, 0.5, 2.3)])
    with placed(0, 0, 0.5):
        o.frame(M["teak"], 0.5, 3.1, 1.8, D + 0.1)
        o.panes(M, M["teak"], 0.57, 3.03, 1.8, 3, D + 0.1)
    beam(M["teak"], 1.8, D - 0.02, 0.47, 2.7, 0.14, 0.03)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(M["plaster"], 0, D, 0, H)
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["plaster"], -D, 0, 0, H)
    box(
        W - 0.006,
        D / 2,
        0,
        0.012,
        D,
        1.15,
        tiles("sea tiles", "#6f9a9c", "#578488", 0.1, 0.1, plane="yz"),
    )
    unseen(box(W / 2, -0.1, 0, W, 0.2, H, M["plaster"]))
    enamel = plain("enamel", "#f2efe8", 0.1)
    tub(enamel, plain("bathwater", "#9fc4bf", 0.02, spec=0.6), 1.7, 2.3, 1.72, 0.78, 0.57, 0.0)
    with placed(0.62, 2.62, 0, -0.6):
        tube(
            [(0, 0, 0), (0, 0, 0.86), (0.05, 0, 0.92), (0.2, 0, 0.92), (0.22, 0, 0.86)],
            0.013,
            M["brass"],
            n=14,
        )
        cyl(0, 0, 0, 0.045, 0.012, M["brass"])
        tube([(0, -0.08, 0.72), (0, 0.08, 0.72)], 0.011, M["brass"], n=12)
    with placed(1.55, 2.3, 0.60):
        beam(M["teak"], 0, 0, 0, 0.16, 0.86, 0.02, bevel=0.005)
        props.book(M, 0, -0.16, 0.02, plain("cover", "#35506b", 0.7), 1.4, (0.12, 0.17, 0.018))
        props.cup(M, 0.0, 0.16, 0.02)
    with placed(0.8, 1.4, 0):
        beam(M["teak"], 0, 0, 0.40, 0.40, 0.40, 0.03)
        for x in (-0.16, 0.16):
            for y in (-0.16, 0.16):
                beam(M["teak"], x, y, 0, 0.04, 0.04, 0.40)
        top = props.folded_towel(0, 0, 0.43, M["sheet"], 0.34, 0.26, 3, 0.1)
        props.folded_towel(0.01, 0.0, top, M["leaf"], 0.32, 0.25, 1, 0.0)
    with placed(0, 1.85, 0, math.pi / 2):
        ladder(M, M["teak"], M["sheet"])
    with placed(3.1, 2.72, 0):
        lathe(
            0,
            0,
            0,
            [
                (0, 0),
                (0.14, 0),
                (0.19, 0.16),
                (0.2, 0.3),
                (0.17, 0.4),
                (0.155, 0.4),
                (0.18, 0.3),
                (0, 0.28),
            ],
            M["earth"],
            n=64,
        )
    broadleaf(3.1, 2.72, 0.3, 1.05, G["leaf"], seed=4, size=0.34)
    bay(G)
    sun((-0.42, 0.75, 0.50), 5.0, "#ffd8a2", 0.7)
    area((1.8, D + 0.35, 1.4), (1.8, 0, 0.8), 2.5, 1.7, 70, "#eef2f4")
    area((W / 2, 0.1, 2.3), (W / 2, D, 0.9), 2.4, 0.8, 14, "#fff3e2")
    camera((2.35, -1.35, 1.34), (1.55, D, 1.34), 32, shift_y=-0.05)
    return dict(exposure=0.35, vig=0.10)


def premier(aspect):
    """Moonrise Premier's: a tub of dark stone with frangipani on the water, lanterns, blue dusk."""
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
    W, D, H = 4.0, 3.4, 2.9
    sky(
        BLUE_HOUR,
        0.6,
        sun_dir=(-0.1, 1, 0.1),
        glow="#ffe9c4",
        gstr=0.3,
        gsize=120,
        clouds=0.35,
        cloud_col="#8f87a0",
        cscale=1.6,
    )
    box(W / 2, D / 2, -0.1, W, D, 0.1, stone("slate", "#6b6861", "#55524c", 0.32, 0.0015, 2.5))
    box(W / 2, D / 2, H, W + 0.4, D + 0.4, 0.1, M["ceiling"])
    rough = stone("laid stone", "#9a8f7d", "#7d7363", 0.75, 0.012, 4.0)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(rough, 0, D, 0, H)
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["warmplaster"], -D, 0, 0, H)
    unseen(box(W / 2, -0.1, 0, W, 0.2, H, M["warmplaster"]))
    o.wall(M["warmplaster"], 0, W, D, H, [(0.3, 3.7, 0, 2.45)])
    o.frame(M["walnut"], 0.3, 3.7, 2.45, D + 0.1, bars=())
    o.panes(M, M["walnut"], 0.37, 3.63, 2.45, 3, D + 0.1)
    tub(M["dark stone"], plain("bathwater", "#41615f", 0.015, spec=0.6), 2.0, 2.35, 1.9, 0.92, 0.58)
    spots = [
        (2.0 + 0.62 * r * math.cos(a), 2.35 + 0.27 * r * math.sin(a), 0.512)
        for a, r in (
            (0.2, 1),
            (0.9, 0.7),
            (1.7, 1),
            (2.5, 0.5),
            (3.0, 1.0),
            (3.9, 0.85),
            (4.6, 0.6),
            (5.3, 1.0),
            (5.9, 0.4),
            (2.1, 0.2),
            (0.5, 0.35),
            (3.4, 0.55),
        )
    ]
    blossoms(spots, 0.05, G["frangi"], seed=3, tilt=0.15)
    # Ready to hand for who will come out of the water.
    props.slung(M["sheet"], 2.33, 1.905, 0.577, 0.44, 0.40, 0.26, r=0.022, seed=6, turn=0.10)
    with placed(0.86, 2.72, 0, -0.5):
        tube(
            [(0, 0, 0), (0, 0, 0.84), (0.05, 0, 0.9), (0.2, 0, 0.9), (0.22, 0, 0.84)],
            0.013,
            M["brass"],
            n=14,
        )
        cyl(0, 0, 0, 0.045, 0.012, M["brass"])
    with placed(0.5, 1.55):
        beam(M["walnut"], 0, 0, 0.36, 0.42, 0.9, 0.045, bevel=0.005)
        for y in (-0.36, 0.36):
            beam(M["walnut"], 0, y, 0, 0.36, 0.05, 0.36)
        for i in range(3):
            props.towel_roll(0, -0.26 + i * 0.118, 0.405, M["sheet"], 0.34, 0.055)
        props.bowl(M, 0.02, 0.26, 0.405, "earth", fruit=False)
    glass_lantern(G, 3.36, 2.42, 0, 1.15, 6, turn=0.35)
    glass_lantern(G, 0.42, 3.0, 0, 1.0, 5, turn=-0.2)
    night_garden(M, G)
    area((2.0, D + 0.4, 1.4), (2.0, 0, 1.0), 3.3, 2.3, 22, "#8fb0e6")
    area((2.0, 1.4, H - 0.15), (2.0, 1.9, 0), 1.6, 1.2, 16, "#ffc890")
    area((0.25, 1.6, H - 0.1), (0.0, 1.6, 0.2), 0.1, 2.6, 9, "#ffb870")
    camera((2.55, -1.6, 1.36), (1.85, D, 1.36), 31, shift_y=-0.06)
    return dict(exposure=1.1, vig=0.14)
