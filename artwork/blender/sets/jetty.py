"""About 3: the jetty and its sala at first light."""

import math

from kit.materials import mat, planks
from kit.roofs import finial, swoop_roof
from kit.shapes import box, cyl, lathe, obj, tube
from kit.stage import camera, point, sky, sun
from kit.textiles import curtain, pillow
from sets.grounds import lantern, sea
from sets.palette import mats


def jetty(aspect):
    M = mats()
    sky(
        [
            (-1, "#8f9a95"),
            (-0.01, "#f3cfae"),
            (0.02, "#f6d9b8"),
            (0.10, "#ecd3c4"),
            (0.25, "#b3c9cb"),
            (0.5, "#6f9fae"),
            (1, "#3c7388"),
        ],
        1.0,
        sun_dir=(-0.35, 1, 0.05),
        glow="#ffc07a",
        gstr=0.9,
        gsize=14,
        clouds=0.8,
        cloud_col="#fbe3d2",
        cscale=1.6,
    )
    sea(-2, "#164c55", s=0.16, eye=(0.45, -6.5, 1.75), haze="#f3d6b6")
    deck = planks("jd", "#8f7557", "#7c6347", "#2e2117", width=2.2, row=0.16, rough=0.7)
    box(0, 11, -0.12, 2.2, 34, 0.12, deck)
    for y in range(-4, 29, 3):
        for sx in (-1, 1):
            cyl(sx * 1.02, y, -2.2, 0.10, 3.05, M["teakv"], n=16)
            lathe(sx * 1.02, y, 0.85, [(0.0, 0.1), (0.11, 0.04), (0.11, 0)], M["dark"], n=16)
    for sx in (-1, 1):
        for k in range(-4, 26, 3):  # rope
            tube(
                [
                    (sx * 1.02, k + 3 * i / 10, 0.72 - 0.16 * math.sin(math.pi * i / 10))
                    for i in range(11)
                ],
                0.022,
                M["sand"],
                n=8,
            )
    box(0, 30, -0.12, 7, 6, 0.14, deck)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * 2.3, 30 + sy * 2, 0, 0.2, 0.2, 2.7, M["teakv"])
            cyl(sx * 2.9, 30 + sy * 2.6, -2.2, 0.14, 2.3, M["teakv"])
    for sx in (-1, 1):
        box(sx * 2.3, 30, 2.6, 0.16, 4.4, 0.2, M["teak"])
    for sy in (-1, 1):
        box(0, 30 + sy * 2, 2.6, 4.9, 0.16, 0.2, M["teak"])
    swoop_roof(0, 30, 2.8, 3.5, 3.2, 1.5, 1.3, 1.0, M["roof"], curl=0.4, courses=14)
    swoop_roof(0, 30, 4.1, 2.1, 1.9, 0.9, 0.02, 1.7, M["roof"], curl=0.35, courses=18)
    box(0, 30, 3.6, 2.8, 2.5, 0.7, M["dark"])
    for sx in (-1, 1):
        finial(sx * 0.9, 30, 5.8, M["dark"], s=0.8, dx=sx)
    lathe(0, 30, 1.9, [(0.02, 0.5), (0.16, 0.42), (0.22, 0.2), (0.17, 0)], M["lampd"], n=20)
    point((0, 30, 1.7), 50)
    for sx in (-1, 1):
        curtain(sx * 2.3, 31.6, sx * 2.3, 32.0, 0, 2.7, M["sheer"], waves=4, amp=0.06)
        curtain(sx * 2.3, 28.0, sx * 2.3, 28.4, 0, 2.7, M["sheer"], waves=4, amp=0.06)
    box(0, 30.4, 0.05, 1.8, 1.4, 0.3, M["linen"], bevel=0.06)
    for q in (-0.4, 0.4):
        pillow(q, 30.8, 0.5, 0.5, 0.45, 0.16, M["green"], rot=(1.1, 0, 0))
    for y in (2, 8, 14, 20):
        lantern(M, -0.82, y, 0, 0.9, 5)
    # long boat
    v = []
    f = []
    n = 40
    k = 9
    bx, by = -8.2, 17
    for i in range(n + 1):
        u = i / n * 2 - 1
        L = 4.2 * u
        half = 0.62 * (1 - abs(u) ** 2.6) + 0.02
        zb = -0.35 + 0.9 * max(0, u) ** 3.2 + 0.35 * max(0, -u) ** 3
        zt = 0.22 + 1.25 * max(0, u) ** 3 + 0.45 * max(0, -u) ** 3
        for j in range(k):
            a = j / (k - 1) * 2 - 1
            v.append(
                (
                    bx + L * 0.86,
                    by + half * a + L * 0.30,
                    zb + (zt - zb) * abs(a) ** 1.8 - 1.0 + 0.15,
                )
            )
    for i in range(n):
        for j in range(k - 1):
            f.append((i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1))
    o = obj("boat", v, f, mat("hull", "#1f4a37", 0.5, color2="#2c2019", scale=2), True)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.06
    for t in (-1.6, -0.2, 1.2):
        box(bx + t * 0.86, by + t * 0.30, -0.80, 0.3, 1.0, 0.05, M["teak"], rot=0.335)
    sun((-0.35, 1, 0.16), 1.6, "#ffc48a", 2)
    camera((0.45, -6.5, 1.75), (-0.1, 20, 1.75), 27, shift_y=-0.03)
    return dict(exposure=0.25, vig=0.12)
