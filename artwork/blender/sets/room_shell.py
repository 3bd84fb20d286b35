"""A room open towards the camera, its light, and the view from its balcony."""

import random

from kit.materials import mat
from kit.plants import palm_mesh, place, shrub
from kit.shapes import box, obj
from kit.stage import area
from sets.grounds import sea


def room_shell(
    M,
    W=6.4,
    D=5.6,
    H=3.05,
    opening=(0.4, 5.6),
    wall="plaster",
    slats=True,
    floor="floor",
    balcony=True,
    head_h=1.25,
):
    """Room: x 0..W, y 0..D. Headboard wall at x=0, sea wall at y=D with a wide opening, open towards the camera."""
    x0, x1 = opening
    box(W / 2, D / 2, -0.1, W, D, 0.1, M[floor])
    box(W / 2, D / 2, H, W, D, 0.12, M["plaster"])
    box(-0.1, D / 2, 0, 0.2, D, H, M[wall])
    box(W + 0.1, D / 2, 0, 0.2, D, H, M[wall])
    box(W / 2, -0.1, 0, W, 0.2, H, M[wall])
    if x0 > 0:
        box(x0 / 2, D + 0.1, 0, x0, 0.2, H, M[wall])
    if x1 < W:
        box((x1 + W) / 2, D + 0.1, 0, W - x1, 0.2, H, M[wall])
    box((x0 + x1) / 2, D + 0.1, H - 0.42, x1 - x0, 0.2, 0.42, M[wall])
    for x in (x0 + 0.04, x1 - 0.04):
        box(x, D + 0.1, 0, 0.08, 0.24, H - 0.42, M["teakv"])
    box((x0 + x1) / 2, D + 0.1, H - 0.5, x1 - x0, 0.24, 0.08, M["teak"])
    nb = max(2, round((x1 - x0) / 1.25))
    for i in range(1, nb):
        box(x0 + (x1 - x0) * i / nb, D + 0.06, 0, 0.05, 0.06, H - 0.42, M["dark"])
    for i in range(5):
        box(W / 2, 0.5 + i * (D - 0.6) / 4.4, H - 0.16, W, 0.12, 0.16, M["teak"])
    if balcony:
        box(W / 2, D + 1.2, -0.12, W + 2, 2.0, 0.12, M["deck"])
        for i in range(int((W + 2) / 1.3) + 1):
            box(-1 + i * 1.3, D + 2.15, 0, 0.05, 0.05, 0.95, M["dark"])
        box(W / 2, D + 2.15, 0.93, W + 2, 0.08, 0.05, M["teak"])
        for k in range(5):
            box(W / 2, D + 2.15, 0.14 + k * 0.16, W + 2, 0.012, 0.012, M["dark"])


def room_light(M, W, D, H, opening, e=260, col="#fff3e2", fill=45):
    x0, x1 = opening
    area(((x0 + x1) / 2, D + 0.35, H * 0.46), ((x0 + x1) / 2, 0, 0.8), x1 - x0, H - 0.5, e, col)
    area((W / 2, 0.3, H - 0.4), (W / 2, D, 0.6), W * 0.8, 0.8, fill, "#fff1e0")


def view(
    M, dawn=False, palms_at=((-3, 16, 0, 0.3, 0.9), (9.5, 19, 1, 2.2, 1.0), (12.5, 15, 2, 4.1, 0.9))
):
    sea(40, "#2a6f76", s=0.2)
    lawn = mat("lawn", "#4e6b3c", 0.9, color2="#5d7a45", scale=6, bump=0.8, bscale=90)
    obj("g", [(-60, 8, -4.2), (60, 8, -4.2), (60, 41, -4.2), (-60, 41, -4.2)], [(0, 1, 2, 3)], lawn)
    base = [
        palm_mesh(seed=s, h=h, lean=l, leaf=M["leaf"], trunk=M["trunk"], flen=3.3)
        for s, h, l in ((1, 9.0, 1.4), (2, 7.0, 1.0), (3, 10.5, 2.2))
    ]
    for b in base:
        b.location = (0, -400, 0)
    for x, y, k, r, s in palms_at:
        place(base[k], x, y, -4.2, r, s)
    R = random.Random(6)
    for i in range(46):
        shrub(
            R.uniform(-12, 20),
            R.uniform(9, 30),
            -4.2,
            1.3,
            M["leaf"],
            n=110,
            seed=i,
            blade=1.2,
            upright=0.9,
        )
