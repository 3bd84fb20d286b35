"""A table for two above the sea, at dusk."""

import math

from kit.masonry import boards, piece_material
from kit.plants import blossoms, bush, palm_mesh, place, shrub, spray
from kit.shapes import box, lathe, obj
from kit.stage import camera, point, sky, sun
from sets.grounds import sea
from sets.lights import glass_lantern
from sets.palette import DUSK, mats
from sets.table import hoop_chair, hurricane, place_setting, railing, round_table, tableware


def dining(aspect):
    M = mats()
    tableware(M)
    sky(
        DUSK,
        0.9,
        sun_dir=(-0.28, 1, 0.03),
        glow="#ff9a55",
        gstr=1.25,
        gsize=16,
        clouds=0.85,
        cloud_col="#e9a08a",
        cscale=1.5,
    )
    eye = (-0.30, -0.25, 1.5)
    sea(10, "#17454a", s=0.22, eye=eye, level=-4.5, dusk=True)
    deck = piece_material(
        "deckboards", "#8a6647", "#6b4c33", grain=(1.2, 26, 26), rough=0.5, bump=0.25, fine=40
    )
    boards(-7, 7, -3, 7, 0, deck, width=0.14, length=2.8)
    box(0, 2, -0.062, 14, 10, 0.03, M["dark"])  # joints are dark, no water shines through
    obj("g", [(-40, 7, -2), (40, 7, -2), (40, 12, -5), (-40, 12, -5)], [(0, 1, 2, 3)], M["stoned"])
    railing(M, -6.75, 6.75, 6.75)

    x, y = 0.55, 3.5
    z = round_table(M, x, y, M["linen"], "dining")
    for side in (-1, 1):
        facing = 0.0 if side < 0 else math.pi
        place_setting(M, x + side * 0.30, y, z, facing)
        hoop_chair(M, x + side * 0.80, y - 0.02 * side, facing + 0.10 * side, "green")
    hurricane(M, x + 0.02, y + 0.05, z, 5)
    lathe(x - 0.05, y + 0.24, z, [(0, 0), (0.03, 0), (0.042, 0.04), (0.02, 0.085), (0.026, 0.10)], M["ceramic"])
    spray(x - 0.05, y + 0.24, z + 0.08, M["leaf"], M["frangi"], n=4, h=0.14, seed=4, size=0.075)
    blossoms([(x - 0.10, y - 0.20, z + 0.004)], 0.035, M["frangi"], seed=3, tilt=0)
    point((x, y - 0.9, 2.3), 16, "#ffc890", r=0.3)
    for lx, ly, sc, e in ((-2.25, 5.8, 1.75, 7), (-1.7, 6.1, 1.15, 4), (3.15, 5.9, 1.65, 7), (2.7, 6.2, 1.1, 4)):
        glass_lantern(M, lx, ly, 0, sc, e, turn=0.2 * lx)

    palm = palm_mesh(seed=7, h=7.5, lean=1.6, leaf=M["leafd"], trunk=M["trunk"], flen=3.4)
    palm.location = (0, -300, 0)
    for px, py, turn, scale in ((6.2, 9.6, 0.3, 1.05),):
        place(palm, px, py, -2.3, turn, scale)
    for i, (a, b) in enumerate([(-5.0, 7.4), (-3.8, 7.5), (4.4, 7.5), (5.4, 7.4), (6.3, 7.3)]):
        shrub(a, b, -0.5, 0.8, M["leafd"], n=320, seed=i, blade=0.85, upright=0.9)
    bush(-6.6, 7.6, -0.6, 1.1, 0.8, 1.2, M["leafd"], seed=3)
    sun((-0.28, 1, 0.075), 1.1, "#ff9a58", 1.5)
    camera(eye, (0.25, 4, 1.5), 33, shift_y=-0.08, fstop=5.6, focus=3.8)
    return dict(exposure=0.8, vig=0.16)
