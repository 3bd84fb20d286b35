"""Luxury 1 (4:5): loungers at the edge, the hall alight across the water."""

import math

from kit.plants import shrub, spray
from kit.shapes import cyl, tube
from kit.stage import camera, sky
from sets.furnishings import vase
from sets.grounds import grounds, lantern, lounger, palms
from sets.hall import pavilion
from sets.lights import glass_lantern
from sets.palette import DUSK, mats
from sets.props import sandals


def pool_evening(aspect):
    M = mats()
    sky(
        DUSK,
        0.85,
        sun_dir=(-0.9, 1, 0.02),
        glow="#ff9a55",
        gstr=1.1,
        gsize=10,
        clouds=0.7,
        cloud_col="#e9a58c",
        cscale=1.7,
    )
    eye = (-8.6, -2.2, 1.55)
    grounds(M, eye=eye)
    pavilion(M, 11.2, 14, 0.05, w=13, d=9, h=3.3, glow=1.3)
    for y in (-3.5, 1.0, 5.5, 10, 15):
        lantern(M, 5.15, y, 0.06, 1.15, 14)
    glass_lantern(M, -4.95, 1.9, 0.065, 1.35, 12, turn=0.3)
    glass_lantern(M, -4.95, 6.2, 0.065, 1.2, 8)
    for y in (2.8, 4.3):
        lounger(M, -5.9, y, 0.06, rot=-1.35, used=y < 3)
    sandals(M, -6.35, 2.05, 0.066, -1.1)
    cyl(-5.3, 3.55, 0.42, 0.26, 0.03, M["teak"], n=64)
    for k in range(3):
        a = k * 2.094
        x, y = math.cos(a), math.sin(a)
        tube([(-5.3 + 0.16 * x, 3.55 + 0.16 * y, 0.42), (-5.3 + 0.21 * x, 3.55 + 0.21 * y, 0.06)], 0.016, M["teakv"])
    vase(M, -5.3, 3.55, 0.45, 0.5, n=0)
    spray(-5.3, 3.55, 0.60, M["leaf"], M["frangi"], n=4, h=0.3, seed=3, size=0.13)
    for i, (x, y, r) in enumerate(
        [(12.6, 2.2, 1.2), (12.8, 5, 1.3), (15, 5.2, 1.2), (6.4, -1, 0.8), (-9, 9, 1.3)]
    ):
        shrub(x, y, 0, r, M["leafd"], n=420, seed=i, blade=0.8, upright=0.8)
    palms(
        M,
        [
            (-8.2, 8.5, 0, 0.9, 1.0),
            (20.5, 20, 2, 0.2, 1.0),
            (23, 13, 0, 3.0, 1.05),
            (17.5, 24, 1, 2.0, 1.2),
            (6.5, 27, 0, 0.8, 0.9),
            (1.0, 30, 1, 3.9, 0.8),
            (-3.5, 28, 2, 1.9, 0.75),
        ],
    )
    camera(eye, (3.4, 13, 1.55), 27, shift_y=0.17)
    return dict(exposure=0.55, vig=0.16)
