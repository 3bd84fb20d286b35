"""Luxury 2 (4:5): stone bath, timber screen, late sun."""

import math
import random

from kit.materials import mat, water
from kit.plants import palm_mesh, place, shrub
from kit.shapes import box, cyl, lathe, obj, tube
from kit.stage import area, camera, point, sky, sun
from sets.furnishings import vase
from sets.grounds import lantern
from sets.palette import MORN, mats


def spa(aspect):
    M = mats()
    sky(MORN, 1.1, sun_dir=(1, 0.6, 0.4), gstr=0.4)
    W, D, H = 4.4, 4.6, 3.1
    box(W / 2, D / 2, -0.1, W, D, 0.1, M["stoned"])
    box(W / 2, D / 2, H, W, D, 0.1, M["teak"])
    box(-0.1, D / 2, 0, 0.2, D, H, M["plaster2"])
    box(W / 2, D + 0.1, 0, W, 0.2, 0.45, M["stoned"])
    wall = mat("stwall", "#8d8270", 0.7, color2="#776c5b", scale=2.2, bump=0.5, bscale=7)
    box(0.0, D / 2, 0, 0.06, D, H, wall)
    box(W / 2, D + 0.12, 0.45, W, 0.2, 0.06, M["teak"])
    box(W / 2, D + 0.1, 2.75, W, 0.2, 0.35, M["plaster2"])
    n = 13
    for i in range(n + 1):
        if i < 4 or i > 9:
            box(i * W / n, D + 0.1, 0.5, 0.06, 0.10, 2.25, M["teakv"])
    box(W + 0.1, D / 2, 0, 0.2, D, 0.5, M["plaster2"])
    box(W + 0.1, D / 2, 2.7, 0.2, D, 0.4, M["plaster2"])
    for i in range(38):
        box(W + 0.08, i * D / 38, 0.5, 0.10, 0.05, 2.2, M["teakv"])

    # tub: oval, thick rim
    def tub(cx, cy, a, b, h):
        prof = [
            (0.60, 0),
            (0.80, 0.06),
            (0.95, 0.30),
            (1.0, h),
            (0.93, h),
            (0.86, 0.32),
            (0.70, 0.14),
            (0, 0.12),
        ]
        v = []
        f = []
        N = 64
        k = len(prof)
        for i in range(N):
            t = 6.28318 * i / N
            for r, z in prof:
                v.append(
                    (
                        cx + a * r * math.cos(t),
                        cy + b * r * math.sin(t),
                        z + 0.05 * max(0, abs(math.cos(t)) - 0.3) * (z / h),
                    )
                )
        for i in range(N):
            j = (i + 1) % N
            for q in range(k - 1):
                f.append((i * k + q, j * k + q, j * k + q + 1, i * k + q + 1))
        o = obj("tub", v, f, mat("tub", "#d8cebd", 0.35, color2="#c9bda9", scale=3), True)
        o.modifiers.new("ss", "SUBSURF").render_levels = 2
        wt = water("bw", "#7fb0a6", scale=5, strength=0.05)
        obj(
            "w",
            [
                (
                    cx + a * 0.9 * math.cos(6.283 * i / 48),
                    cy + b * 0.9 * math.sin(6.283 * i / 48),
                    h - 0.10,
                )
                for i in range(48)
            ],
            [tuple(range(48))],
            wt,
        )
        R = random.Random(3)
        for i in range(16):
            t = R.uniform(0, 6.28)
            r = math.sqrt(R.random()) * 0.78
            x, y = cx + a * r * math.cos(t), cy + b * r * math.sin(t)
            for q in range(5):
                an = q * 1.2566 + i
                obj(
                    "fl",
                    [
                        (x, y, h - 0.085),
                        (
                            x + 0.035 * math.cos(an - 0.45),
                            y + 0.035 * math.sin(an - 0.45),
                            h - 0.075,
                        ),
                        (x + 0.062 * math.cos(an), y + 0.062 * math.sin(an), h - 0.07),
                        (
                            x + 0.035 * math.cos(an + 0.45),
                            y + 0.035 * math.sin(an + 0.45),
                            h - 0.075,
                        ),
                    ],
                    [(0, 1, 2, 3)],
                    M["frangi"],
                )

    tub(2.15, 3.0, 1.02, 0.60, 0.58)
    box(0.52, 2.5, 0, 0.5, 1.5, 0.42, M["teak"], bevel=0.01)
    for k in range(3):
        box(
            0.52,
            2.2,
            0.42 + k * 0.075,
            0.34,
            0.48,
            0.07,
            M["linen"] if k != 1 else M["green"],
            bevel=0.03,
        )
    vase(M, 0.5, 2.95, 0.42, 0.9, n=8, seed=5)
    lantern(M, 0.55, 3.75, 0, 1.7, 8)
    lantern(M, 0.95, 3.95, 0, 1.1, 5)
    for x, y in ((3.35, 2.0), (3.5, 2.25)):
        cyl(x, y, 0, 0.05, 0.12, M["lampd"])
        point((x, y, 0.2), 1.2)
    cyl(3.25, 3.75, 0, 0.20, 0.40, M["teak"])
    cyl(3.25, 3.75, 0.40, 0.05, 0.10, M["lampd"])
    lathe(2.15, 3.0, 2.2, [(0.02, 0.45), (0.2, 0.38), (0.28, 0.16), (0.24, 0)], M["lamp"])
    tube([(2.15, 3.0, 3.1), (2.15, 3.0, 2.6)], 0.01, M["brass"])
    point((2.15, 3.0, 2.1), 14, r=0.15)
    lawn = mat("lawn", "#48663a", 0.9, color2="#587646", scale=6, bump=0.8, bscale=90)
    obj(
        "g",
        [(-30, 4.9, -0.3), (30, 4.9, -0.3), (30, 60, -0.3), (-30, 60, -0.3)],
        [(0, 1, 2, 3)],
        lawn,
    )
    R = random.Random(2)
    for i in range(26):
        shrub(
            R.uniform(-3, 8),
            R.uniform(5.6, 9),
            -0.2,
            1.1,
            M["leaf"],
            n=220,
            seed=i,
            blade=1.0,
            upright=1.0,
        )
    base = palm_mesh(seed=3, h=4.2, lean=0.6, leaf=M["leaf"], trunk=M["trunk"], flen=3.0)
    base.location = (0, -300, 0)
    for x, y, r in ((0.5, 7.5, 1), (3.4, 8.2, 2), (6, 9, 3), (-2, 9, 4), (2, 10.5, 5)):
        place(base, x, y, -0.3, r, 1)
    area((W / 2, D + 0.4, 1.6), (W / 2, 0, 0.8), W, 2.2, 110, "#fff0dc")
    area((2.2, 0.1, 2.4), (2.2, 3, 0.5), 3, 1, 25, "#ffe2c2")
    sun((1, 0.25, 0.62), 4.2, "#ffd9a4", 0.8)
    camera((2.5, -1.25, 1.5), (2.1, 3, 1.5), 28, shift_y=-0.12)
    return dict(exposure=0.35, vig=0.14)
