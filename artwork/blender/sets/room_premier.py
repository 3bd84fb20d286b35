"""Moonrise Premier at the blue hour: 7.4 x 5.5 m, the corner, seven metres of glass to the sea.

The bed's head is at x = 7.4, the glass at y = 5.5 and, beside the corner, at x = 0.
"""

import math

import bpy

from kit.build import beam, placed
from kit.plants import ground, palm_mesh, place, shrub
from kit.sea import islands, ocean
from kit.shapes import box, cyl, tube
from kit.stage import area, camera, sky
from kit.surfaces import boards, plain
from sets import openings as o
from sets import palette, props
from sets.bedside import bed, bulb, drum, nightstand, table_lamp
from sets.interior import interior
from sets.moonlight import moon
from sets.room_deluxe import unseen
from sets.seating import bench, drum_table, lounge_chair

W, D, H = 7.4, 5.5, 3.1
NEAR = 1.4  # the wall behind the visitor
HEAD = 2.6
BLUE_HOUR = [
    (-1, "#10181f"),
    (-0.02, "#5f6f86"),
    (0.015, "#c99b86"),
    (0.06, "#a58d97"),
    (0.15, "#6a7a9c"),
    (0.32, "#36547f"),
    (0.6, "#1c3560"),
    (1, "#122448"),
]
# Lighter than the furniture, so that the boards can be told apart by lamplight.
FLOOR = ("#2b1a11", "#4c2f1e", "#6d4930")
MOON = (0.06, 1.0, 0.1)


def shell(M):
    box(
        W / 2,
        (D - NEAR) / 2,
        -0.1,
        W,
        D + NEAR,
        0.1,
        boards("floor", "y", FLOOR, row=0.16, length=2.4, rough=0.27, gap=0.006, calm=True),
    )
    box(W / 2, (D - NEAR) / 2, H, W + 0.4, D + NEAR + 0.4, 0.1, M["ceiling"])
    for i in range(6):
        beam(
            M["walnut"], 0.6 + i * 1.24, (D - NEAR) / 2, H - 0.15, 0.1, D + NEAR, 0.15, bevel=0.006
        )
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["warmplaster"], -D, NEAR, 0, H)
        beam(M["walnut"], (NEAR - D) / 2, -0.009, 0, D + NEAR, 0.018, 0.11)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(M["warmplaster"], -NEAR, D, 0, H, [(3.0, 5.3, 0, HEAD)])
        o.frame(M["walnut"], 3.0, 5.3, HEAD, 0.1)
        o.panes(M, M["walnut"], 3.07, 5.23, HEAD, 2, 0.1)
    unseen(box(W / 2, -NEAR - 0.1, 0, W, 0.2, H, M["warmplaster"]))
    o.wall(M["warmplaster"], 0, W, D, H, [(0.2, 7.2, 0, HEAD)])
    o.frame(M["walnut"], 0.2, 7.2, HEAD, D + 0.1)
    o.panes(M, M["walnut"], 0.27, 7.13, HEAD, 5, D + 0.1)
    o.curtain(6.35, 7.3, D - 0.12, 2.8, M["sheer"], seed=4)
    o.curtain(0.08, 0.6, D - 0.12, 2.8, M["sheer"], seed=7)
    o.curtain_rod(M, 0.1, W - 0.08, D - 0.12, 2.82)
    o.balcony(M, M["teak"], -1.6, W + 0.8, D + 0.2, 2.2)


def four_poster(M):
    """Posts, rails and tied drapes about a bed whose head is towards -X."""
    wood = M["walnut"]
    for x in (-1.06, 1.06):
        for y in (-0.96, 0.96):
            beam(wood, x, y, 0, 0.075, 0.075, 2.2, bevel=0.008)
            cyl(x, y, 2.2, 0.026, 0.03, M["brass"])
        beam(wood, x, 0, 2.10, 0.05, 1.845, 0.06)
    for y in (-0.96, 0.96):
        beam(wood, 0, y, 2.10, 2.045, 0.05, 0.06)
        beam(wood, 0, y, 0.14, 2.045, 0.04, 0.12)
    for x in (-1.0, 1.0):
        for y in (-1.005, 1.005):
            o.tied_drape(x, y, 2.15, M["sheer"], 0.46, -1 if x > 0 else 1, seed=int(5 + 2 * x + y))
    # A headboard of upright slats between the posts.
    for i in range(21):
        beam(wood, -1.06, (i - 10) * 0.088, 0.30, 0.03, 0.05, 0.85)
    beam(wood, -1.06, 0, 1.14, 0.06, 1.845, 0.05)
    beam(wood, -1.06, 0, 0.27, 0.04, 1.845, 0.06)


def furniture(M, G):
    with placed(W - 1.16, 2.65, 0, math.pi):
        four_poster(M)
        bed(
            M,
            M["walnut"],
            M["indigo throw"],
            [
                ("pillow-square", M["indigo"], -0.47, -0.33, 0.80, 58),
                ("cushion-long", M["ochre"], -0.38, 0.12, 0.67, 44),
            ],
            legs=False,
            line="#43566f",
        )
    for y in (1.22, 4.08):
        with placed(W - 0.3, y, 0, math.pi):
            nightstand(M, M["walnut"])
        table_lamp(M, W - 0.22, y + 0.05, 0.524, "celadon", 9)
    props.book(M, W - 0.41, 1.1, 0.525, plain("cover", "#7a3b2a", 0.7), 0.12)
    with placed(W - 2.52, 2.65):
        bench(M, M["walnut"], M["ochre"], 1.4)
    with placed(2.05, 4.15, 0, 0.06):
        lounge_chair(M, M["walnut"], M["flax"], M["indigo"], 1.66)
    with placed(3.32, 3.05, 0, -math.pi / 2 + 0.22):
        lounge_chair(M, M["walnut"], M["flax"], M["ochre"])
    with placed(2.05, 2.95):
        top = drum_table(M["walnut"], 0.42, 0.34)
        props.teapot(M, -0.05, 0.06, top, 2.4)
        props.cup(M, 0.16, -0.08, top, "celadon")
        props.cup(M, 0.06, -0.22, top, "celadon")
        props.vase(M, -0.2, -0.06, top, "earth", 0.2, G["leaf"], 4, 0.4, seed=6)
    with placed(2.1, 3.0, 0, -0.02):
        props.rug(M["indigowool"], 2.9, 2.1, border=M["ochre"], fringe=M["wool"], seed=9)
    # Beside the sofa, where it leaves the moon's path on the water to itself.
    floor_lamp(M, 0.82, 4.3)


def floor_lamp(M, x, y):
    cyl(x, y, 0, 0.14, 0.022, M["bronze"])
    tube([(x, y, 0.02), (x, y, 1.36)], 0.009, M["bronze"])
    drum(M, x, y, 1.30, 0.21, 0.18, 0.28)
    bulb(x, y, 1.42, 14)


def night_garden(M, G):
    ground(-60, 70, 9, 60, -4.6, G["soil"], 0.3, 1.5, slope=0.02)
    ocean(
        (3.0, 0.0, 1.4),
        level=-5.9,
        near=50,
        heading=88,
        spread=52,
        rows=460,
        columns=680,
        deep="#0d2c3c",
        haze="#8d8a98",
        veil=0.4,
        strength=0.7,
    )
    islands(
        [
            (2600, 5200, 1700, 170, "#4d5f80", "#7d7f92"),
            (-3400, 5600, 1900, 210, "#51648a", "#85869a"),
        ]
    )
    base = palm_mesh(seed=6, h=9.8, lean=1.8, leaf=G["leafd"], trunk=G["trunk"])
    base.location = (0, -400, 0)
    for x, y, turn, size in ((-0.5, 22, 3.4, 1.0), (9.5, 26, 2.6, 0.9)):
        place(base, x, y, -5.0, turn, size)
    for i in range(18):
        shrub(
            -12 + i * 1.6,
            16 + 3 * math.sin(i * 2.4),
            -4.8,
            1.4,
            G["leafd"],
            n=240,
            seed=i,
            blade=1.0,
            upright=0.8,
        )
    moon(MOON, 1.5)


def height_at(x, y, below=1.6):
    """Where something laid down at x, y comes to rest: on the highest thing lower than `below`."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    return scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, below), (0, 0, -1))[1].z


def build():
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
    sky(
        BLUE_HOUR,
        0.55,
        sun_dir=MOON,
        glow="#ffe9c4",
        gstr=0.35,
        gsize=160,
        clouds=0.35,
        cloud_col="#8f87a0",
        cscale=1.6,
    )
    shell(M)
    furniture(M, G)
    night_garden(M, G)
    area((3.7, D + 0.4, 1.4), (3.7, 0, 1.0), 6.8, 2.4, 34, "#8fb0e6")
    area((4.2, 2.6, H - 0.2), (4.2, 2.6, 0), 4.5, 3, 36, "#ffc890")
    return M, G


def room_premier(aspect):
    build()
    camera((2.9, -3.7, 1.32), (4.98, 5.5, 1.32), 32, shift_y=-0.012)
    return dict(exposure=1.2, vig=0.14)


def view(aspect):
    """The moon between the palms, over the sitting area."""
    build()
    camera((2.3, -0.1, 1.34), (2.5, 5.5, 1.34), 31)
    return dict(exposure=1.15, vig=0.14)


def detail(aspect):
    """A post of the bed, its tied drape, the lamp behind."""
    M, _ = build()
    x, y = 5.98, 2.06
    props.laid_book(M, x, y, height_at(x, y) + 0.002, plain("reading", "#7a2f2a", 0.65), 0.9, (0.11, 0.17))
    camera((3.9, -0.2, 1.15), (6.6, 2.2, 1.15), 40, shift_y=-0.03, fstop=2.2, focus=3.25)
    return dict(exposure=1.2, vig=0.14)
