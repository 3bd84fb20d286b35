"""Bed, headboards and lamps."""

from kit.shapes import box, lathe
from kit.stage import point
from kit.textiles import curtain, pillow, quilt


def bed(M, x, y, w=1.9, l=2.05, throw="green", z=0.0, canopy=False):
    """Bed with its head at +X... here: head towards -X wall, so length runs along X."""
    box(x, y, z + 0.10, l + 0.10, w + 0.14, 0.16, M["teak"], bevel=0.012)
    box(x, y, z + 0.26, l, w, 0.28, M["linen"], bevel=0.07, seg=5)
    quilt(x + 0.20, y, z + 0.605, l - 0.34, w + 0.10, 0.205, M["linen"], wr=0.013)
    box(x - l / 2 + 0.60, y, z + 0.585, 0.34, w + 0.02, 0.045, M["linen"], bevel=0.02)
    quilt(
        x + l / 2 - 0.44,
        y,
        z + 0.655,
        0.60,
        w + 0.20,
        0.235,
        M[throw],
        wr=0.003,
        seed=8,
        thick=0.02,
        fold=0.006,
    )
    for sy in (-1, 1):
        pillow(
            x - l / 2 + 0.20,
            y + sy * w * 0.25,
            z + 0.86,
            0.62,
            0.80,
            0.20,
            M["linen"],
            rot=(0, -1.15, 0),
            seed=3 + sy,
        )
        pillow(
            x - l / 2 + 0.36,
            y + sy * w * 0.245,
            z + 0.80,
            0.52,
            0.74,
            0.20,
            M["linen"],
            rot=(0, -0.95, 0),
            seed=5 + sy,
        )
    pillow(x - l / 2 + 0.56, y, z + 0.73, 0.34, 0.66, 0.17, M[throw], rot=(0, -0.85, 0), seed=9)
    if canopy:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(
                    x + sx * (l / 2 + 0.04),
                    y + sy * (w / 2 + 0.08),
                    z,
                    0.07,
                    0.07,
                    2.28,
                    M["teakv"],
                    bevel=0.008,
                )
        for sy in (-1, 1):
            box(x, y + sy * (w / 2 + 0.08), z + 2.28, l + 0.14, 0.07, 0.07, M["teak"])
        for sx in (-1, 1):
            box(x + sx * (l / 2 + 0.04), y, z + 2.281, 0.074, w + 0.21, 0.062, M["teak"])
        for sx in (-1, 1):
            for sy in (-1, 1):
                curtain(
                    x + sx * (l / 2 + 0.02) - sx * 0.30,
                    y + sy * (w / 2 + 0.08),
                    x + sx * (l / 2 + 0.02),
                    y + sy * (w / 2 + 0.08),
                    z + 0.03,
                    z + 2.28,
                    M["sheer"],
                    waves=5,
                    amp=0.035,
                    seed=int(3 + sx + 2 * sy),
                )


def headboard(M, y, w=3.6, h=1.3, kind="slats"):
    if kind == "slats":
        box(0.03, y, 0, 0.04, w, h, M["dark"])
        n = int(w / 0.085)
        for i in range(n):
            box(0.075, y - w / 2 + (i + 0.5) * w / n, 0.02, 0.05, 0.045, h - 0.02, M["teakv"])
        box(0.07, y, h, 0.12, w + 0.04, 0.05, M["teak"])
    elif kind == "panel":
        box(0.04, y, 0, 0.08, w, h, M["teakv"], bevel=0.01)
        n = 5
        for i in range(n):
            box(
                0.10,
                y - w / 2 + (i + 0.5) * w / n,
                0.25,
                0.07,
                w / n - 0.03,
                h - 0.32,
                M["green"],
                bevel=0.03,
                seg=4,
            )


def lamp_table(M, x, y, h=0.72):
    lathe(
        x,
        y,
        h,
        [
            (0.0, 0),
            (0.10, 0),
            (0.11, 0.02),
            (0.06, 0.06),
            (0.085, 0.14),
            (0.09, 0.2),
            (0.05, 0.28),
            (0.015, 0.31),
            (0.012, 0.38),
        ],
        M["ceramic"],
    )
    lathe(x, y, h + 0.34, [(0.17, 0), (0.12, 0.26)], M["lamp"])
    point((x, y, h + 0.44), 9, r=0.07)
