"""House 1: the pool court in the morning, seen from the hall's side towards the sea."""

import math

import numpy as np

from kit.leaves import grid_faces, leaf_material, mesh_object, tubes
from kit.materials import mat
from kit.plants import bush, fern, frangipani, grass, palm_mesh, place, shrub
from kit.shapes import box, cyl, lathe
from kit.stage import camera, sky, sun
from sets.grounds import grounds, lounger
from sets.hall import pavilion
from sets.palette import mats
from sets.props import sandals

MORNING = [
    (-1, "#9fb0ab"),
    (-0.01, "#e9eee6"),
    (0.02, "#e6eee9"),
    (0.10, "#cfe2e4"),
    (0.30, "#8fbdcd"),
    (0.6, "#4f90b0"),
    (1, "#2f6f96"),
]


def parasol(M, x, y, z, r=1.55, h=2.45, sides=8):
    """Cotton parasol on a timber pole: its cloth hangs a little between the ribs."""
    canvas = mat("canvas", "#f1e9da", 0.95, color2="#e8decb", scale=3, bump=0.15, bscale=200, transl=0.35)
    turn = np.linspace(0, 2 * np.pi, sides * 12, endpoint=False)
    out = np.linspace(0.02, 1.0, 14)[:, None]
    bay = np.abs(np.sin(turn * sides / 2))
    radius = r * out * (1 - 0.05 * bay)
    height = z + h - 0.62 * out**1.15 - 0.05 * bay * out
    top = np.stack([x + radius * np.cos(turn), y + radius * np.sin(turn), height], -1)
    fall = np.stack([top[-1][:, 0], top[-1][:, 1], top[-1][:, 2] - 0.16 - 0.015 * np.cos(turn * sides * 2)], -1)
    points = np.concatenate([top, fall[None]])
    mesh_object("canvas", points.reshape(-1, 3), grid_faces(1, 15, len(turn), wrap=True), canvas)
    cyl(x, y, z, 0.024, h + 0.05, M["teakv"], n=20)
    lathe(x, y, z + h, [(0.03, 0), (0.035, 0.05), (0.012, 0.10), (0, 0.12)], M["brass"], n=20)
    cyl(x, y, z, 0.26, 0.08, M["stoned"], n=40)
    ribs = [
        [
            (x + k * r * math.cos(a), y + k * r * math.sin(a), z + h - 0.03 - 0.62 * k**1.15)
            for k in np.linspace(0.02, 0.98, 10)
        ]
        for a in np.arange(sides) * 2 * math.pi / sides
    ]
    tubes("ribs", np.array(ribs), 0.010, M["teak"], sides=6)


def planter(M, x, y, z, size=1.3):
    """Low stone planter with earth in it."""
    box(x, y, z, size, size, 0.48, M["stone"], bevel=0.02)
    box(x, y, z + 0.44, size + 0.08, size + 0.08, 0.07, M["stone"], bevel=0.015)
    box(x, y, z + 0.49, size - 0.14, size - 0.14, 0.03, M["soil"])


def pool_morning(aspect):
    M = mats()
    deep = leaf_material("shade leaf", "#28482c", "#456f3b")
    sky(MORNING, 1.0, sun_dir=(0.9, 0.2, 0.5), gstr=0.2, clouds=0.9, cloud_col="#ffffff", cscale=1.9)
    # Left of the hall's eaves: from straight below them a roof looks cut off.
    eye = (1.4, -9.5, 1.65)
    grounds(M, dusk=False, eye=eye)
    pavilion(M, 11.2, 14, 0.05, w=13, d=9, h=3.3, glow=0.35)
    for y in (0.4, 4.8, 9.2):
        parasol(M, -6.7, y + 0.75, 0.06)
        for k in (0, 1.5):
            lounger(M, -6.6, y + k, 0.06, rot=-1.5 + 0.04 * k, used=y < 1 and k > 0)
    sandals(M, -5.5, 0.0, 0.066, -1.3)
    for i, y in enumerate(np.arange(-8, 22, 1.7)):
        shrub(-10.4 - 0.3 * (i % 2), y, 0, 0.9, M["greens"][i * 3 % 5], n=340, seed=i, blade=0.8, upright=0.8)
        bush(-12.6, y + 0.4, 0, 1.3, 1.1, 1.2 + 0.4 * (i % 3), M["greens"][i * 2 % 5], n=3600, seed=i, size=0.12, inner=0.78)
    for i in range(12):
        bush(-19 - 2 * (i % 3), -8 + i * 3.4, 0, 2.6, 2.2, 3.2, (deep, M["shore"], M["leaf"])[i % 3], n=11000, seed=30 + i, size=0.16, inner=0.8, core=1.1)
    for i in range(9):
        bush(-16 + i * 4.4, 27 + (i % 2), -0.6, 1.3, 0.9, 0.7, M["greens"][i * 2 % 5], n=2600, seed=50 + i, size=0.12, inner=0.78)
    planter(M, 5.9, -4.4, 0.06)
    frangipani(7.3, -4.6, 0.0, 4.6, M["leaf"], M["bark"], M["frangi"], seed=6)
    for i in range(5):
        fern(5.9 + 0.4 * math.cos(i * 1.3), -4.4 + 0.4 * math.sin(i * 1.3), 0.55, 0.5, M["leaf"], n=11, seed=i)
    grass(-12, -10.5, -10, 20, -0.03, M["lawn"], n=1300, height=0.08)
    base = [
        palm_mesh(seed=s, h=h, lean=lean, leaf=M["palm"], trunk=M["trunk"], flen=3.4)
        for s, h, lean in ((2, 9.0, 1.4), (3, 7.5, 1.0), (4, 11.0, 2.2))
    ]
    for palm in base:
        palm.location = (0, -400, 0)
    for x, y, k, turn, scale in (
        (-11.6, 3, 0, 0.5, 1),
        (-13.0, 12, 2, 2.4, 1),
        (-11.2, 19, 1, 4, 1.05),
        (-16.5, 22, 0, 1.3, 1.1),
        (18.5, 22, 2, 0.2, 1),
        (-6.5, 27, 1, 1.0, 0.9),
    ):
        place(base[k], x, y, 0, turn, scale)
    sun((0.85, -0.35, 0.62), 4.4, "#ffe2b8", 0.6)
    camera(eye, (-1.5, 10, 1.65), 25, shift_y=0.07)
    return dict(exposure=0.25, vig=0.10)
