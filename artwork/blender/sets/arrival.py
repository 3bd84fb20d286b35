"""About 1: the hall seen square-on across the lotus pond, late afternoon."""

import math
import random

from kit.materials import mat, water
from kit.plants import palm_mesh, place, shrub
from kit.shapes import box, obj
from kit.stage import camera, sky, sun
from sets.hall import pavilion
from sets.palette import MORN, mats


def arrival(aspect):
    M = mats()
    sky(MORN, 1.15, sun_dir=(-1, -0.4, 0.5), gstr=0.2, clouds=0.8, cloud_col="#fff6ea", cscale=1.5)
    pond = water("pond", "#1b3a33", scale=1.4, strength=0.06)
    obj("pond", [(-9, -9, 0), (9, -9, 0), (9, 7, 0), (-9, 7, 0)], [(0, 1, 2, 3)], pond)
    lawn = mat("lawn", "#48663a", 0.9, color2="#587646", scale=6, bump=0.8, bscale=90)
    for sx in (-1, 1):
        box(sx * 9.3, 0, -0.3, 0.6, 18, 0.42, M["stone"], bevel=0.02)
        obj(
            "l",
            [(sx * 9.5, -14, 0), (sx * 60, -14, 0), (sx * 60, 60, 0), (sx * 9.5, 60, 0)][::sx],
            [(0, 1, 2, 3)],
            lawn,
        )
    box(0, 10, -0.3, 19, 6.5, 0.42, M["pave"])
    obj(
        "bk",
        [(-60, 12, -0.02), (60, 12, -0.02), (60, 80, -0.02), (-60, 80, -0.02)],
        [(0, 1, 2, 3)],
        lawn,
    )
    pavilion(M, 0, 14.5, 0.1, w=13, d=8, h=3.3, glow=0.8)
    R = random.Random(4)
    pad = mat("pad", "#4e7a45", 0.4, color2="#6b9255", scale=5)
    for i in range(110):
        x = R.choice((-1, 1)) * R.uniform(1.4, 8.6)
        y = R.uniform(-6.5, 6.4)
        r = R.uniform(0.16, 0.36)
        n = 22
        a0 = R.uniform(0, 6)
        obj(
            "pad",
            [(x, y, 0.02)]
            + [
                (
                    x + r * math.cos(a0 + 0.25 + 5.8 * k / n),
                    y + r * math.sin(a0 + 0.25 + 5.8 * k / n),
                    0.02 + 0.015 * R.random(),
                )
                for k in range(n + 1)
            ],
            [(0, k + 1, k + 2) for k in range(n)],
            pad,
        )
        if R.random() < 0.16:
            pk = (
                mat("lotus", "#e9b7b4", 0.6, transl=0.3)
                if i < 1 or "lotus" not in M
                else M["lotus"]
            )
            M["lotus"] = pk
            for q in range(14):
                a = q * 2.4
                t = 0.5 + 0.75 * (q / 14)
                b = [
                    (x, y, 0.10),
                    (x + 0.07 * math.cos(a - 0.4), y + 0.07 * math.sin(a - 0.4), 0.16),
                    (x + 0.17 * t * math.cos(a), y + 0.17 * t * math.sin(a), 0.34 - 0.10 * t),
                    (x + 0.07 * math.cos(a + 0.4), y + 0.07 * math.sin(a + 0.4), 0.16),
                ]
                obj("pt", b, [(0, 1, 2, 3)], pk)
    for i, (x, y) in enumerate(
        [
            (-10.5, 7),
            (-10.2, 4),
            (-10.4, 1),
            (10.5, 7),
            (10.2, 4),
            (10.4, 1),
            (-10.3, -2),
            (10.3, -2),
        ]
    ):
        shrub(x, y, 0, 1.15, M["leaf"], n=420, seed=i, blade=0.8, upright=0.8)
    base = [
        palm_mesh(seed=s, h=h, lean=l, leaf=M["leaf"], trunk=M["trunk"], flen=3.3)
        for s, h, l in ((1, 10, 1.6), (2, 8, 1.0), (3, 12, 2.4))
    ]
    for b in base:
        b.location = (0, -400, 0)
    for x, y, k, r, sc in (
        (-12, 11, 0, 0.4, 1),
        (-14.5, 16, 2, 2.4, 1),
        (12.2, 12, 1, 4, 1.15),
        (15.5, 17, 2, 1.3, 0.95),
        (-18, 9, 1, 5, 1),
        (19, 10, 0, 2.2, 1),
        (-8, 26, 2, 1, 1),
        (9, 27, 0, 3.2, 1.1),
        (22, 20, 2, 0, 1),
        (-24, 20, 0, 0, 1.1),
    ):
        place(base[k], x, y, 0, r, sc)
    sun((-0.8, -0.75, 0.62), 3.4, "#ffd7a6", 1.2)
    camera((0, -11, 1.7), (0, 10, 1.7), 30, shift_y=0.10)
    return dict(exposure=0.15, vig=0.10)
