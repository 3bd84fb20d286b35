"""Horizon Deluxe in the late afternoon: 6 x 5.9 m, one floor up, its doors folded away.

The bed's head is at x = 0, the doors to the balcony are at y = 5.9; the near wall is not seen.
"""

import math

from kit.build import beam, placed
from kit.plants import ground, palm_mesh, place, shrub, thicket
from kit.sea import islands, ocean
from kit.shapes import box
from kit.stage import area, camera, sky, sun
from kit.surfaces import PALE, boards, plain, watercolour
from sets import openings as o
from sets import palette, props
from sets.bedside import bed, nightstand, padded_headboard, pendant
from sets.interior import interior
from sets.seating import bench, day_bed, side_table

W, D, H = 6.0, 5.9, 3.0
NEAR = 1.4  # the wall behind the visitor
LEFT, RIGHT, HEAD = 0.45, 5.55, 2.45
AFTERNOON = [
    (-1, "#8a8f86"),
    (-0.01, "#f0dcc0"),
    (0.03, "#f3e2c8"),
    (0.14, "#d6dcd8"),
    (0.35, "#9cc3d4"),
    (1, "#4f8cb4"),
]


def unseen(thing):
    """Keeps light in, but the camera looks through it."""
    thing.visible_camera = False
    return thing


def shell(M):
    box(W / 2, (D - NEAR) / 2, -0.1, W, D + NEAR, 0.1, boards("floor", "x", PALE, row=0.16, length=2.2))
    box(W / 2, (D - NEAR) / 2, H, W + 0.4, D + NEAR + 0.4, 0.1, M["ceiling"])
    for i in range(4):
        beam(M["teak"], W / 2, 0.9 + i * 1.4, H - 0.16, W, 0.11, 0.16, bevel=0.006)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(M["plaster"], -NEAR, D, 0, H)
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["plaster"], -D, NEAR, 0, H)
    unseen(box(W / 2, -NEAR - 0.1, 0, W, 0.2, H, M["plaster"]))
    o.wall(M["plaster"], 0, W, D, H, [(LEFT, RIGHT, 0, HEAD)])
    o.frame(M["teak"], LEFT, RIGHT, HEAD, D + 0.1)
    for side, x in ((1, LEFT + 0.09), (-1, RIGHT - 0.09)):
        # Folded flat against each other: a leaf that leans would pass through its neighbour.
        for i in range(3):
            angle = math.pi / 2 + side * (0.05 - 0.015 * (i % 2))
            with placed(x + side * 0.075 * i, D + 0.2, 0.02, angle):
                o.leaf_door(M, M["teak"], 0.8, HEAD - 0.1)
    o.curtain(LEFT - 0.36, LEFT + 0.32, D - 0.11, 2.66, M["sheer"], seed=4)
    o.curtain(RIGHT - 0.30, RIGHT + 0.38, D - 0.11, 2.66, M["sheer"], seed=6)
    o.curtain_rod(M, LEFT - 0.4, RIGHT + 0.4, D - 0.11, 2.68)
    beam(M["teak"], 0.009, (D - NEAR) / 2, 0, 0.018, D + NEAR, 0.11)
    beam(M["teak"], W - 0.009, (D - NEAR) / 2, 0, 0.018, D + NEAR, 0.11)
    o.balcony(M, M["teak"], -0.6, W + 0.6, D + 0.2, 2.3)


def furniture(M, G):
    with placed(1.16, 2.75):
        bed(
            M,
            M["teak"],
            M["ochre throw"],
            [
                ("pillow-square", M["flax"], -0.47, 0.36, 0.80, 58),
                ("cushion-long", M["ochre"], -0.40, -0.10, 0.67, 44),
            ],
            line="#b9975f",
        )
    with placed(0, 2.75):
        padded_headboard(M, M["teak"])
    for y in (1.32, 4.18):
        with placed(0.34, y):
            nightstand(M, M["teak"])
        pendant(M, 0.36, y, H, 1.32)
    props.book(M, 0.33, 1.28, 0.525, plain("cover", "#35506b", 0.7), 0.3)
    props.vase(M, 0.36, 4.2, 0.525, "celadon", 0.2, G["leaf"], 3, 0.34, seed=5)
    with placed(0.004, 2.75, 1.52, math.pi / 2):
        props.frame(M, M["pale"], 1.5, 0.62, glazed=False)
        bands = (
            (0.0, "#3f6f78"),
            (0.36, "#7fa9ab"),
            (0.44, "#e9d9b8"),
            (0.62, "#cfdcd9"),
            (1.0, "#8fb3c4"),
        )
        props.painting(watercolour("horizon", 0.06, 0.56, bands), 1.5, 0.62)
    with placed(2.36, 2.75):
        bench(M, M["teak"], M["flax"])
        props.slung(M["mist"], 0.0, 0.28, 0.466, 0.42, 0.26, 0.18, r=0.212, seed=7, turn=-math.pi / 2 + 0.08, rise=0.012)
    with placed(2.2, 2.75, 0, math.pi / 2 + 0.01):
        props.rug(M["wool"], 2.9, 1.9, border=M["ochre"], fringe=M["wool"], seed=5)
    with placed(4.05, 5.0, 0, -0.02):
        day_bed(M, M["teak"], M["linen"], [("pillow-square", M["flax"]), ("cushion", M["clay"])])
        # Somebody lay here reading.
        props.laid_book(M, -0.12, -0.06, 0.462, plain("reading", "#8a3f2c", 0.7), 0.5, (0.105, 0.165))
    with placed(2.72, 4.88):
        top = side_table(M, M["teak"], 0.22, 0.44)
        props.cup(M, 0.05, 0.03, top)
    props.sandals(M, 3.62, 4.38, 0.0, 0.5)
    props.slung(M["beach towel"], 2.2, D + 0.2 + 2.3 - 0.08, 0.965, 0.78, 0.56, 0.42, r=0.058, seed=3)
    props.ceiling_fan(M, M["teak"], 3.1, 3.0, H, 0.3)


def bay(G):
    ground(-60, 70, 9, 60, -5.0, G["turf"], 0.3, 1.5, slope=0.02)
    thicket(G["greens"], (-42, 46), range(30, 60, 4), lambda y: -5.0 - 0.02 * (y - 9))
    ocean(
        (4.5, 0.0, 1.4),
        level=-6.2,
        near=56,
        heading=100,
        spread=52,
        rows=420,
        columns=640,
        deep="#1d6276",
        haze="#efe0c8",
        veil=0.5,
        strength=0.95,
    )
    islands(
        [
            (-2100, 4200, 1500, 170, "#8fa3a6", "#b9b8ab"),
            (1500, 5200, 1300, 120, "#9fb0b0", "#c2bfb0"),
            (-5200, 6000, 2400, 260, "#a4b3b4", "#c4c2b6"),
        ]
    )
    base = palm_mesh(seed=4, h=9.5, lean=1.6, leaf=G["palm"], trunk=G["trunk"])
    base.location = (0, -400, 0)
    for x, y, turn, size in (
        (-4.5, 24, 0.3, 0.92),
        (6.8, 27, 2.6, 0.86),
        (-10.0, 33, 4.2, 1.0),
        (12.0, 30, 1.1, 0.95),
    ):
        place(base, x, y, -5.6, turn, size)
    for i in range(22):
        shrub(
            -14 + i * 1.5,
            17 + 4 * math.sin(i * 2.4),
            -5.2,
            1.4,
            G["greens"][i % 5],
            n=260,
            seed=i,
            blade=1.0,
            upright=0.8,
        )


def build(sun_from=(-0.52, 0.75, 0.44)):
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
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
    shell(M)
    furniture(M, G)
    bay(G)
    sun(sun_from, 6.6, "#ffd49a", 0.6)
    area((3.0, D + 0.35, 1.3), (3.0, 0, 1.0), 5.0, 2.3, 118, "#eef2f4")
    area((W / 2, 0.1, 2.2), (W / 2, D, 1.0), 4.5, 1.2, 30, "#fff1dd")
    return M, G


def room_deluxe(aspect):
    build()
    camera((4.85, -2.55, 1.34), (1.08, 5.9, 1.34), 28.5, shift_y=-0.025)
    return dict(exposure=0.35, vig=0.10)


def view(aspect):
    """The day bed, the balcony, the whole bay."""
    build()
    camera((2.75, 2.45, 1.34), (3.75, 8.0, 1.34), 28, shift_y=-0.03)
    return dict(exposure=0.1, vig=0.10)


def detail(aspect):
    """The last sun on velvet, a book laid down open, tea still warm."""
    M, _ = build(sun_from=(0.75, 0.75, 0.24))
    top = 0.525
    props.laid_book(M, 0.332, 1.277, top + 0.026, plain("reading", "#b9a077", 0.8), 1.84, (0.098, 0.142))
    props.spectacles(M, 0.46, 1.33, top, 1.1)
    props.cup(M, 0.40, 1.46, top, "celadon")
    camera((1.42, 0.76, 0.90), (0.36, 1.45, 0.705), 48, fstop=1.8, focus=1.17)
    return dict(exposure=0.4, vig=0.14)
