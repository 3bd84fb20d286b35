"""About 4: a quiet corner - day bed, slatted light, frangipani."""

import math

from kit.materials import mat
from kit.shapes import box, cyl, lathe, obj, tube
from kit.stage import area, camera, point, sky, sun
from kit.textiles import pillow, quilt
from sets.furnishings import vase
from sets.palette import DAY, mats


def veranda(aspect):
    M = mats()
    sky(DAY, 1.1, sun_dir=(1, 0.3, 0.5), gstr=0.3, clouds=0.6, cloud_col="#ffffff")
    box(3, 2, -0.12, 10, 7, 0.12, M["floor"])
    box(3, 5.2, 0, 10, 0.2, 3.2, M["plaster"])
    box(2.2, 2, 3.0, 8.6, 7, 0.1, M["teak"])
    for i in range(7):
        box(2.2, -1 + i, 2.82, 8.6, 0.10, 0.18, M["teak"])
    for i in range(48):
        box(6.4, -1.2 + i * 0.135, 0, 0.05, 0.055, 3.0, M["teakv"])
    box(1.15, 5.08, 0, 1.5, 0.10, 2.4, M["teakv"])
    box(1.15, 5.03, 0.05, 0.03, 0.06, 2.3, M["dark"])
    for sx in (-1, 1):
        for k in range(16):
            box(1.15 + sx * 0.37, 5.02, 0.2 + k * 0.13, 0.58, 0.05, 0.07, M["teak"])
    x, y = 3.9, 4.25
    box(x, y, 0.14, 2.3, 1.1, 0.22, M["teak"], bevel=0.012)
    box(x, y, 0.36, 2.22, 1.04, 0.18, M["linen"], bevel=0.06, seg=5)
    for k, (dx, c) in enumerate(
        ((-0.75, "green"), (-0.28, "sand"), (0.25, "sand"), (0.75, "gold"))
    ):
        pillow(
            x + dx,
            y + 0.36,
            0.80,
            0.56,
            0.50,
            0.18,
            M[c],
            rot=(1.18, 0, 0.06 * k - 0.1),
            seed=k + 2,
        )
    quilt(x + 0.75, y, 0.575, 0.55, 1.16, 0.22, M["green"], wr=0.004, thick=0.02, fold=0.01, n=60)
    cyl(x - 1.6, y - 0.2, 0, 0.27, 0.50, M["stone"])
    vase(M, x - 1.6, y - 0.2, 0.50, 0.9, n=11, seed=12)
    for i in range(7):
        a = i * 2.4
        fx, fy, fz = (
            x - 1.6 + 0.22 * math.cos(a),
            y - 0.2 + 0.22 * math.sin(a),
            1.12 + 0.06 * i % 0.3,
        )
        for q in range(5):
            an = q * 1.2566
            obj(
                "fl",
                [
                    (fx, fy, fz),
                    (fx + 0.04 * math.cos(an - 0.45), fy + 0.04 * math.sin(an - 0.45), fz + 0.015),
                    (fx + 0.07 * math.cos(an), fy + 0.07 * math.sin(an), fz + 0.02),
                    (fx + 0.04 * math.cos(an + 0.45), fy + 0.04 * math.sin(an + 0.45), fz + 0.015),
                ],
                [(0, 1, 2, 3)],
                M["frangi"],
            )
    cyl(x + 0.2, y - 1.15, 0, 0.36, 0.36, M["dark"])
    lathe(x + 0.2, y - 1.15, 0.36, [(0, 0), (0.16, 0), (0.2, 0.02)], M["brass"])
    lathe(
        x + 0.12,
        y - 1.1,
        0.375,
        [(0, 0), (0.05, 0), (0.065, 0.08), (0.02, 0.12), (0, 0.125)],
        M["ceramic"],
    )
    lathe(x + 0.30, y - 1.2, 0.375, [(0, 0), (0.022, 0), (0.034, 0.05)], M["ceramic"])
    box(3.6, 3.3, 0, 3.6, 2.6, 0.016, M["rug"])
    box(3.9, 5.06, 1.35, 0.9, 0.04, 1.1, M["dark"])
    n = 50
    box(3.9, 5.045, 1.38, 0.84, 0.04, 1.04, M["ceramic"])
    obj(
        "disc",
        [
            (3.9 + 0.2 * math.cos(6.283 * i / n), 5.02, 2.02 + 0.2 * math.sin(6.283 * i / n))
            for i in range(n)
        ],
        [tuple(range(n))],
        mat("ochre", "#c4a256", 0.8),
    )
    for k, c in enumerate(("#7fa08e", "#3f705a", "#1f4a37")):
        vv = [
            (
                3.9 - 0.42 + 0.84 * i / 20,
                5.019 - 0.001 * k,
                1.74 - 0.12 * k + 0.05 * math.sin(i / 20 * 5 + k * 1.7),
            )
            for i in range(21)
        ] + [(3.9 + 0.42, 5.019 - 0.001 * k, 1.38), (3.9 - 0.42, 5.019 - 0.001 * k, 1.38)]
        obj("h", vv, [tuple(range(len(vv)))], mat("h%d" % k, c, 0.9))
    tube([(5.4, 4.2, 2.9), (5.4, 4.2, 2.3)], 0.008, M["brass"])
    lathe(5.4, 4.2, 1.85, [(0.02, 0.5), (0.18, 0.42), (0.25, 0.2), (0.2, 0)], M["lamp"])
    area((1.5, -1.8, 2.2), (3, 4, 0.8), 5, 2.4, 210, "#fff6ea")
    sun((1, -0.42, 0.46), 6.0, "#ffdba8", 0.5)
    point((5.4, 4.2, 1.7), 6)
    camera((2.7, -0.5, 1.3), (3.35, 5, 1.3), 30, shift_y=-0.03)
    return dict(exposure=0.65, vig=0.12)
