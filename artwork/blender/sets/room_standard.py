"""Garden Standard on a clear morning: 5 x 6 m on the ground floor, the bed faces the garden.

The headboard stands at y = 0, the doors to the balcony are at y = 6, louvred doors at x = 5 open to
the frangipani trees.
"""

import math

import numpy as np

from kit.build import beam, placed
from kit.masonry import piece_material, slabs
from kit.plants import blossoms, broadleaf, bush, fern, frangipani, grass, ground, palm_mesh, place, shrub, thicket
from kit.sea import ocean
from kit.shapes import box, cyl
from kit.stage import area, camera, sky, sun
from kit.surfaces import boards, plain
from sets import openings as o
from sets import palette, props
from sets.bedside import bed, cane_headboard, nightstand, table_lamp
from sets.interior import interior
from sets.seating import bistro_set, cane_chair, side_table

W, D, H = 5.0, 6.0, 2.85
DOOR = (1.0, 2.7)
MORNING = [
    (-1, "#8c927c"),
    (-0.01, "#e9e2cf"),
    (0.03, "#f1e9d8"),
    (0.14, "#dbe2df"),
    (0.35, "#a9c8d6"),
    (1, "#5f95b8"),
]


def shell(M):
    box(W / 2, D / 2, -0.1, W, D, 0.1, boards("floor", "y", row=0.12))
    box(W / 2, D / 2, H, W + 0.4, D + 0.4, 0.1, M["ceiling"])
    for i in range(5):
        beam(M["pale"], W / 2, 0.75 + i * 1.15, H - 0.13, W, 0.09, 0.13, bevel=0.006)
    with placed(0, 0, 0, math.pi):
        o.wall(M["plaster"], -W - 0.2, 0.2, 0, H)
    with placed(0, 0, 0, math.pi / 2):
        o.wall(M["plaster"], 0, D, 0, H)
    with placed(W, 0, 0, -math.pi / 2):
        o.wall(M["plaster"], -D, 0, 0, H, [(-DOOR[1], -DOOR[0], 0, 2.25)])
        o.frame(M["teak"], -DOOR[1], -DOOR[0], 2.25, 0.1, 0.24)
        # Louvred leaves, open to the outside.
        with placed(-DOOR[1] + 0.05, 0.24, 0.02, math.radians(112)):
            o.louvred_leaf(M["teak"], 0.8, 2.15)
        with placed(-DOOR[0] - 0.05, 0.24, 0.02, math.radians(62)):
            o.louvred_leaf(M["teak"], 0.8, 2.15)
        o.curtain(-DOOR[1] - 0.42, -DOOR[1] + 0.12, -0.11, 2.46, M["sheer"], seed=3)
        o.curtain(-DOOR[0] - 0.05, -DOOR[0] + 0.40, -0.11, 2.46, M["sheer"], seed=8)
        o.curtain_rod(M, -DOOR[1] - 0.5, -DOOR[0] + 0.48, -0.11, 2.48)
    o.wall(M["plaster"], 0, W, D, H, [(0.6, 4.4, 0, 2.35)])
    o.frame(M["teak"], 0.6, 4.4, 2.35, D + 0.1)
    for x0, length, axis in ((W / 2, W, 0), (0.009, D, 1)):
        if axis == 0:
            beam(M["teak"], x0, 0.009, 0, length, 0.018, 0.11)
        else:
            beam(M["teak"], x0, D / 2, 0, 0.018, length, 0.11)
    beam(M["teak"], W - 0.009, DOOR[0] / 2, 0, 0.018, DOOR[0], 0.11)
    beam(M["teak"], W - 0.009, (DOOR[1] + D) / 2, 0, 0.018, D - DOOR[1], 0.11)


def furniture(M):
    with placed(2.3, 1.13, 0, math.pi / 2):
        bed(M, M["teak"], M["leaf throw"], [("cushion-long", M["clay"], -0.47, 0.03, 0.67, 46)])
    with placed(2.3, 0, 0, math.pi / 2):
        cane_headboard(M, M["teak"], 2.5, 1.2)
    for x in (0.98, 3.62):
        with placed(x, 0.28, 0, math.pi / 2):
            nightstand(M, M["teak"])
    table_lamp(M, 0.96, 0.24, 0.524, on=False)
    table_lamp(M, 3.64, 0.24, 0.524, on=False)
    props.carafe(M, 0.86, 0.38, 0.525)
    ink = plain("ink", "#5c6b46", 0.9)
    for x, seed in ((1.98, 4), (2.62, 9)):
        with placed(x, 0.004, 1.47, math.pi):
            props.frame(M, M["teak"], 0.46, 0.62)
            props.pressed_fern(ink, 0.46, 0.62, seed)
    with placed(2.3, 2.72, 0, 0.015):
        props.rug(M["jute"], 2.5, 1.5, border=M["flax"], fringe=None, seed=2)
    with placed(3.82, 3.22, 0, -0.95):
        cane_chair(M, M["teak"], M["linen"], M["clay"])
        props.slung(M["flax"], 0.316, 0.02, 0.632, 0.34, 0.22, 0.36, seed=4, turn=-math.pi / 2)
    with placed(4.5, 2.72, 0):
        top = side_table(M, M["teak"])
    level = props.book(M, 4.45, 2.68, top, plain("cover", "#7c4a32", 0.7), 0.5)
    props.book(M, 4.455, 2.685, level, plain("cover2", "#d8cba8", 0.7), 0.8, (0.13, 0.19, 0.018))
    props.cup(M, 4.6, 2.82, top)


def terrace(M, G):
    """The balcony, laid for breakfast."""
    o.balcony(M, M["teak"], -0.4, W + 0.4, D + 0.2, 2.35)
    with placed(2.75, 7.35, -0.02, 0.12):
        bistro_set(M, M["teak"], M["flax"])
        props.teapot(M, -0.12, 0.14, 0.72, 0.6)
        for x in (-0.17, 0.19):
            props.cup(M, x, -0.1, 0.72)
        props.bowl(M, 0.14, 0.14, 0.72)
        # Somebody has only just gone in.
        props.laid_book(M, 0.02, -0.13, 0.722, plain("reading", "#35506b", 0.7), 1.2, (0.11, 0.17))
        props.hat(M, 0.74, 0.0, 0.492, 0.5, 0.0, "clay")


def garden(M, G):
    ground(-30, 40, -14, 18, -0.8, G["soil"], 0.04, 0.7)
    ground(-30, 40, 18, 46, -0.8, G["turf"], 0.04, 0.7, slope=0.06)
    thicket(G["greens"], (-26, 34), range(21, 46, 4), lambda y: -0.8 - 0.06 * (y - 18), rise=0.8)
    for x0, x1, y0, y1 in ((-8, 14, 9, 19), (5.7, 14, -7, 9)):
        grass(x0, x1, y0, y1, -0.8, G["lawn"], relief=0.04)
    # Before the hedge nobody mows.
    grass(-10, 16, 19, 21, -0.84, G["lawn"], n=700, height=0.13, relief=0.04)
    ocean(
        (3.0, 6.0, 1.4),
        level=-3.6,
        near=38,
        spread=48,
        rows=320,
        columns=520,
        deep="#2b6d78",
        haze="#e8ecea",
        strength=1.0,
    )
    base = palm_mesh(seed=2, h=8.5, lean=1.4, leaf=G["palm"], trunk=G["trunk"])
    base.location = (0, -400, 0)
    for x, y, turn, size in ((-5.5, 22, 0.3, 1.0), (11, 25, 2.2, 1.1), (14.5, 6, 4.0, 0.9)):
        place(base, x, y, -1.2, turn, size)


def planting(G):
    """Frangipani trees and beds, beside the louvred doors and before the balcony."""
    trees = [
        (9.35, -2.42, 3.7, 3),
        (12.5, -5.0, 4.6, 5),
        (9.6, 4.6, 3.2, 7),
        (0.2, 13.0, 4.4, 9),
        (6.6, 15.5, 4.8, 11),
    ]
    for x, y, h, seed in trees:
        frangipani(x, y, -0.8, h, G["leaf"], G["bark"], G["frangi"], seed=seed)
    spots = [
        (6.9, 0.4, 0.55),
        (7.6, -0.9, 0.6),
        (9.8, -3.2, 0.9),
        (7.0, 1.6, 0.5),
        (10.4, -0.6, 0.8),
    ]
    spots += [
        (8.6, -3.4, 0.9),
        (12.2, -2.4, 1.0),
        (-1.5, 11.2, 0.7),
        (3.4, 12.4, 0.6),
        (8.0, 13.0, 0.8),
    ]
    spots += [(5.0, 11.0, 0.5), (1.2, 10.4, 0.5), (-3.0, 14.0, 0.9), (10.5, 14.5, 0.9)]
    spots += [(0.7, 12.5, 0.3), (-0.2, 12.3, 0.3), (6.9, 15.0, 0.35)]
    for i, (x, y, size) in enumerate(spots):
        leaf = G["greens"][i % 5]
        if i % 3 == 0:
            fern(x, y, -0.8, size * 1.3, leaf, seed=i)
        elif i % 3 == 1:
            broadleaf(x, y, -0.8, size * 1.7, leaf, seed=i)
        else:
            shrub(x, y, -0.8, size, leaf, n=420, seed=i, blade=0.5, upright=0.8)


def side_garden(G):
    """What the louvred doors open on: a path of slabs under trees, beds along it, a hedge behind."""
    slab = piece_material(
        "path", "#b3a58d", "#978a74", grain=(3, 3, 3), rough=0.8, bump=0.4, fine=9, worn=0.4
    )
    chance = np.random.default_rng(5)
    # From the doorstep the path passes the tree, then turns away between the beds.
    for i in range(21):
        u = 0.9 + 0.72 * i
        turn = math.atan2(-0.66 - 0.024 * u, 1) + chance.uniform(-0.05, 0.05)
        with placed(5.2 + u, 1.6 - 0.66 * u - 0.012 * u * u, 0, turn):
            slabs(-0.36, 0.36, -0.65, 0.65, -0.70, slab, 1.3, 0.72, seed=i)
    beds = [
        (11.6, -4.5, "broad", 1.3),
        (10.6, -3.9, "shrub", 0.6),
        (13.2, -6.0, "fern", 1.2),
        (14.6, -7.3, "broad", 1.9),
        (16.4, -9.2, "shrub", 1.2),
        (17.8, -11.6, "broad", 2.4),
        (12.4, -2.7, "shrub", 0.7),
        (14.0, -4.0, "fern", 1.2),
        (15.8, -5.2, "broad", 1.9),
        (17.8, -6.6, "shrub", 1.3),
        (19.8, -8.4, "broad", 2.6),
    ]
    for i, (x, y, kind, size) in enumerate(beds):
        leaf = G["greens"][i % 5]
        if kind == "fern":
            fern(x, y, -0.8, size, leaf, seed=40 + i)
        elif kind == "broad":
            broadleaf(x, y, -0.8, size, leaf, n=13, seed=40 + i)
        else:
            shrub(x, y, -0.8, size, leaf, n=520, seed=40 + i, blade=0.5, upright=0.8)
    hedge = bush(0, 0, 0, 1.9, 1.6, 2.0, G["deep"], n=11000, seed=31, size=0.17, inner=0.82)
    crown = bush(0, 0, 0, 3.0, 3.0, 2.4, G["leaf"], n=13000, seed=33, size=0.26, inner=0.7)
    for base in (hedge, crown):
        base.location = (0, -400, 0)
    for i in range(10):
        place(hedge, 17.5 + 0.95 * i, -16.5 + 1.1 * i, -1.0, i * 2.4, 0.9 + 0.35 * chance.random())
    trees = ((21.5, -15.5, 4.2, 1.0), (23.0, -11.2, 3.4, 0.9), (26.0, -9.0, 4.6, 1.1), (27.5, -15.5, 6.0, 1.3))
    for i, (x, y, height, size) in enumerate(trees):
        place(crown, x, y, height - 0.8, i * 1.9, size)
        cyl(x, y, -1.2, 0.2, height + 0.8, G["trunk"])


def build(aspect, sun_from=(1, -0.10, 0.56)):
    M, G = interior(), palette.mats()
    M["frangi"] = G["frangi"]
    sky(
        MORNING,
        1.0,
        sun_dir=(1, 0.3, 0.5),
        glow="#fff2d6",
        gstr=0.4,
        gsize=20,
        clouds=0.4,
        cloud_col="#ffffff",
        cscale=1.5,
    )
    shell(M)
    furniture(M)
    terrace(M, G)
    garden(M, G)
    planting(G)
    sun(sun_from, 6.0, "#ffe3b5", 0.8)
    area((W / 2, D + 0.3, 1.3), (W / 2, 0, 1.1), 3.8, 2.2, 95, "#eef3f6")
    area((W + 0.35, 2.65, 1.2), (0, 2.65, 0.9), 1.9, 2.1, 70, "#f3f6f0")
    return M, G


def room_standard(aspect):
    _, G = build(aspect)
    side_garden(G)
    camera((0.75, 6.05, 1.32), (3.36, 0.4, 1.32), 33, shift_y=-0.035)
    return dict(exposure=0.75, vig=0.12)


def view(aspect):
    """Breakfast on the balcony: frangipani, garden, a line of sea."""
    M, G = build(aspect)
    camera((1.55, 4.35, 1.34), (2.75, 12.0, 1.34), 31, shift_y=-0.03, fstop=3.2, focus=3.3)
    return dict(exposure=0.25, vig=0.10)


def detail(aspect):
    """The bedside table in low sun: somebody has been reading, and picked up blossoms on the path."""
    M, G = build(aspect, sun_from=(1, 0.72, 0.42))
    top = 0.525
    props.book(M, 3.50, 0.40, top, plain("spine", "#9c6a4a", 0.8), 1.85, (0.15, 0.21, 0.022))
    level = props.book(M, 3.50, 0.395, top + 0.024, plain("cloth cover", "#3b5566", 0.85), 1.62, (0.13, 0.19, 0.018))
    props.spectacles(M, 3.52, 0.40, level, 0.35)
    blossoms([(3.72, 0.455, top + 0.012), (3.68, 0.40, top + 0.014)], 0.042, G["frangi"], seed=4)
    props.cup(M, 3.63, 0.43, top, "earth")
    camera((3.98, 1.42, 0.93), (3.405, 0.22, 0.655), 57, fstop=2.0, focus=1.13)
    return dict(exposure=0.22, vig=0.14)
