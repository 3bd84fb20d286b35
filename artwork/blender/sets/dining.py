"""A table for two above the sea, at dusk."""

from kit.materials import mat
from kit.plants import palm_mesh, place, shrub
from kit.shapes import box, cyl, lathe, obj
from kit.stage import camera, point, sky
from kit.textiles import quilt
from sets.grounds import lantern, sea
from sets.palette import DUSK, mats


def dining(aspect):
    M = mats()
    sky(
        DUSK,
        0.9,
        sun_dir=(0.15, 1, 0.02),
        glow="#ff9a55",
        gstr=1.1,
        gsize=10,
        clouds=0.7,
        cloud_col="#e9a58c",
        cscale=1.5,
    )
    sea(10, "#17454a")
    box(0, 2, -0.3, 14, 10, 0.3, M["deck"])
    obj(
        "g",
        [(-40, 7, -2), (40, 7, -2), (40, 12, -2.4), (-40, 12, -2.4)],
        [(0, 1, 2, 3)],
        M["stoned"],
    )
    for i in range(9):
        box(-6 + i * 1.5, 6.7, 0, 0.05, 0.05, 0.95, M["dark"])
    box(0, 6.7, 0.93, 13, 0.09, 0.05, M["teak"])
    for k in range(4):
        box(0, 6.7, 0.16 + k * 0.19, 13, 0.012, 0.012, M["dark"])
    x, y = 0.55, 3.6
    quilt(x, y, 0.765, 1.05, 1.05, 0.42, M["linen"], wr=0.0, thick=0.012, fold=0.03)
    cyl(x, y, 0, 0.35, 0.70, M["dark"])
    for sx in (-1, 1):
        cx = x + sx * 0.33
        lathe(cx, y, 0.775, [(0, 0), (0.08, 0.0), (0.135, 0.012), (0.14, 0.018)], M["ceramic"])
        lathe(cx, y, 0.79, [(0, 0.0), (0.055, 0), (0.095, 0.010)], M["green"])
        box(cx, y - 0.20, 0.775, 0.20, 0.07, 0.012, M["green"], bevel=0.004)
        gl = mat("glass%d" % sx, "#f7e8cf", 0.05, spec=0.9)
        lathe(
            x + sx * 0.17,
            y + 0.26,
            0.775,
            [
                (0.03, 0),
                (0.032, 0.004),
                (0.004, 0.008),
                (0.004, 0.085),
                (0.03, 0.11),
                (0.038, 0.15),
                (0.03, 0.20),
            ],
            gl,
            n=24,
        )
    lathe(x, y, 0.775, [(0, 0), (0.05, 0), (0.055, 0.10), (0.05, 0.13)], M["lampd"], n=24)
    point((x, y - 0.1, 1.2), 14, r=0.15)
    for i in range(3):
        shrub(x + 0.02 * i, y + 0.16, 0.86, 0.05, M["leaf"], n=10, seed=i, blade=0.14)
    for sx in (-1, 1):  # two wood chairs
        X = x + sx * 0.92
        box(X, y, 0.42, 0.48, 0.48, 0.05, M["teak"], bevel=0.01)
        box(X, y, 0.47, 0.44, 0.44, 0.06, M["green"], bevel=0.025)
        for a in (-0.2, 0.2):
            for b in (-0.2, 0.2):
                box(X + a, y + b, 0, 0.04, 0.04, 0.43, M["teakv"])
        for a in (-0.2, 0.2):
            box(X + sx * 0.21, y + a, 0.45, 0.04, 0.04, 0.50, M["teakv"])
        for k in range(7):
            box(X + sx * 0.21, y - 0.18 + k * 0.06, 0.50, 0.02, 0.018, 0.40, M["teakv"])
        box(X + sx * 0.21, y, 0.90, 0.05, 0.48, 0.06, M["teak"], bevel=0.01)
    for lx, ly, sc in ((-2.3, 5.9, 1.7), (-1.75, 6.15, 1.15), (3.2, 6.0, 1.6), (2.75, 6.25, 1.1)):
        lantern(M, lx, ly, 0, sc, 12)
    base = [palm_mesh(seed=7, h=7.5, lean=1.6, leaf=M["leafd"], trunk=M["trunk"])]
    base[0].location = (0, -300, 0)
    place(base[0], -6.2, 9.2, -2.2, 2.0, 1.0)
    place(base[0], 6.6, 9.8, -2.4, 0.3, 1.05)
    place(base[0], -9, 11, -2.2, 4.0, 1.1)
    for i, (a, b) in enumerate([(-5.4, 6.1), (-4.6, 6.3), (5.2, 6.2), (5.9, 5.6)]):
        shrub(a, b, 0, 0.7, M["leafd"], n=260, seed=i, blade=0.7, upright=0.9)
    camera((-0.30, -0.6, 1.55), (0.25, 4, 1.55), 33, shift_y=-0.035)
    return dict(exposure=0.65, vig=0.16)
