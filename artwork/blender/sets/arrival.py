"""About 1: the hall seen square-on across the lotus pond, late afternoon."""

import random

import numpy as np

from kit.leaves import blades, grid_faces, leaf_material, mesh_object, petal_material, tubes
from kit.masonry import piece_material, slabs
from kit.materials import water
from kit.plants import GOLDEN, bush, fern, frangipani, grass, ground, palm_mesh, place, shrub
from kit.shapes import box
from kit.stage import camera, sky, sun
from sets.hall import pavilion
from sets.palette import MORN, mats


def lotus_pads(spots, radii, material, seed=1):
    """Floating pads: notched, their rims a little raised and wavy, veins from the middle."""
    R = np.random.default_rng(seed)
    n, around, rings = len(spots), 40, 7
    turn = np.linspace(0.14, 2 * np.pi - 0.14, around)
    out = np.linspace(0.03, 1, rings)
    T, O = np.meshgrid(turn, out, indexing="ij")
    points = np.empty((n, around, rings, 3))
    data = np.empty((n, around, rings, 3))
    for i, ((x, y), r) in enumerate(zip(spots, radii)):
        a = R.uniform(0, 6.28)
        ragged = 1 + 0.035 * np.sin(T * 5 + i) + 0.02 * np.sin(T * 11 + 2 * i)
        points[i, ..., 0] = x + r * O * ragged * np.cos(T + a)
        points[i, ..., 1] = y + r * O * ragged * np.sin(T + a)
        rim = np.maximum(0, O - 0.72) ** 1.6 * r * (0.5 + 0.35 * np.sin(T * 4 + i) + 0.25 * R.random())
        points[i, ..., 2] = 0.012 + rim
        data[i, ..., 0] = (T * 12 / (2 * np.pi)) % 1
        data[i, ..., 1] = O * 0.5
        data[i, ..., 2] = R.random()
    faces = grid_faces(n, around, rings)
    return mesh_object("pads", points.reshape(-1, 3), faces, material, data.reshape(-1, 3))


def lotus(x, y, stem, petal, heart, seed=1, open_=1.0):
    """A lotus on its stalk: three rounds of cupped petals around the seed head."""
    R = np.random.default_rng(seed)
    z = R.uniform(0.16, 0.42)
    t = np.linspace(0, 1, 8)
    lean = R.uniform(-0.06, 0.06, 2)
    stalk = np.stack([x + lean[0] * t, y + lean[1] * t, z * t - 0.02], 1)
    tubes("stalk", stalk[None], 0.008, stem, sides=8)
    head = stalk[-1]
    for round_, (count, rise, length) in enumerate(((6, 1.25, 0.10), (7, 0.95, 0.125), (8, 0.50, 0.135))):
        azimuth = np.arange(count) * 2 * np.pi / count + round_ * 0.4 + R.uniform(-0.1, 0.1, count)
        blades(
            "lotus",
            np.repeat(head[None], count, 0),
            azimuth,
            rise * open_,
            length * R.uniform(0.92, 1.08, count),
            length * 0.52,
            petal,
            kind="petal",
            droop=-0.75,
            fold=0.45,
            wave=0.03,
            ragged=0,
            rows=9,
            seed=seed + round_,
        )
    blades("seed", np.repeat(head[None], 12, 0), np.arange(12) * GOLDEN, 1.2, 0.04, 0.012, heart, droop=0, seed=seed)


def water_garden(M):
    R = random.Random(4)
    pad = leaf_material("pad", "#3f6c3a", "#6b9350", vein="#86a766", transl=0.1, rough=0.32)
    pink = petal_material("lotus", "#e79aa8", "#fbeee4", reach=0.5)
    spots, radii = [], []
    clusters = [(s * R.uniform(2.4, 8.2), R.uniform(-7.0, 6.0)) for s in (-1, 1) for _ in range(9)]
    while len(spots) < 150:
        cx, cy = R.choice(clusters)
        x, y, r = R.gauss(cx, 0.9), R.gauss(cy, 0.7), R.uniform(0.14, 0.36)
        inside = 1.2 < abs(x) < 8.6 and -8.5 < y < 6.6
        if inside and all((x - a) ** 2 + (y - b) ** 2 > (0.9 * (r + q)) ** 2 for (a, b), q in zip(spots, radii)):
            spots.append((x, y))
            radii.append(r)
    lotus_pads(spots, radii, pad)
    for i in range(20):
        x, y = R.choice(spots)
        lotus(x + 0.2, y + 0.15, M["leaf"], pink, M["frangi"], seed=i, open_=R.uniform(0.9, 1.25))


def planting(M):
    R = random.Random(8)
    deep = leaf_material("shade leaf", "#28482c", "#456f3b")
    for sx in (-1, 1):
        x0, x1 = sorted((sx * 9.6, sx * 60))
        ground(x0, x1, -14, 60, -0.02, M["turf"], relief=0.05, step=0.7)
        for i in range(7):
            shrub(sx * R.uniform(10.0, 11.2), 7.5 - i * 1.5, 0, 0.8, M["greens"][i % 5], n=340, seed=i + 40 * (sx > 0), blade=0.85, upright=0.8)
        for i in range(6):
            fern(sx * R.uniform(9.8, 10.6), 7.2 - i * 1.9, 0, 0.8, M["greens"][(i + 2) % 5], n=14, seed=90 + i + 10 * (sx > 0))
        a, b = sorted((sx * 9.7, sx * 15.7))
        grass(a, b, 5, 13, -0.02, M["lawn"], n=1500, height=0.07)
        bush(sx * 11.8, 9.4, 0, 1.1, 1.0, 1.0, deep, n=1700, seed=3 + sx, size=0.12)
        bush(sx * 13.6, 10.6, 0, 1.4, 1.1, 1.3, M["young"], n=2000, seed=7 + sx, size=0.13)
    ground(-60, 60, 12.5, 80, -0.04, M["turf"], relief=0.05, step=0.8)
    # The garden's far edge and the trees behind it: a few of each, seen from all sides and so
    # dense that no sky comes through them leaf by leaf.
    hedge = [
        bush(0, 0, 0, 2.3, 2.0, rise, M["greens"][(i + 1) % 5], n=15000, seed=i, size=0.13, inner=0.8, core=1.2)
        for i, rise in enumerate((2.0, 2.6, 3.1, 3.6))
    ]
    trees = [bush(0, 0, 0, 4.6, 4.2, rise, (deep, M["leaf"], M["shore"])[i], n=42000, seed=60 + i, size=0.19, inner=0.8, core=1.5) for i, rise in enumerate((5.2, 6.6, 7.6))]
    for plant in (*hedge, *trees):
        plant.location = (0, -400, 0)
    for i in range(26):
        x = -34 + i * 2.7 + R.uniform(-0.8, 0.8)
        if abs(x) > 9:
            place(hedge[i * 3 % 4], x, 24 + R.uniform(-2, 3), -0.2, R.uniform(0, 6.28), R.uniform(0.85, 1.15))
    for i in range(14):
        place(trees[i * 2 % 3], -44 + i * 6.8, 44 + R.uniform(-3, 3), -0.5, R.uniform(0, 6.28), R.uniform(0.9, 1.2))
    frangipani(-13.2, 6.5, 0, 4.4, M["leaf"], M["bark"], M["frangi"], seed=6)
    frangipani(13.6, 5.6, 0, 4.0, M["leaf"], M["bark"], M["frangi"], seed=11)
    base = [
        palm_mesh(seed=s, h=h, lean=lean, leaf=M["palm"], trunk=M["trunk"], flen=3.4)
        for s, h, lean in ((1, 10, 1.6), (2, 8, 1.0), (3, 12, 2.4))
    ]
    for palm in base:
        palm.location = (0, -400, 0)
    for x, y, k, turn, scale in (
        (-12.4, 12, 0, 0.4, 1),
        (-15.0, 17, 2, 2.4, 1),
        (12.4, 12.6, 1, 4, 1.15),
        (15.5, 17, 2, 1.3, 0.95),
        (-19, 13, 1, 5, 1.1),
        (20, 14, 0, 2.2, 1),
        (-8, 27, 2, 1, 1),
        (9, 28, 0, 3.2, 1.1),
        (24, 22, 2, 0, 1),
        (-26, 22, 0, 0, 1.1),
    ):
        place(base[k], x, y, 0, turn, scale)


def arrival(aspect):
    M = mats()
    sky(MORN, 0.95, sun_dir=(-1, -0.4, 0.5), gstr=0.2, clouds=0.95, cloud_col="#fff3e2", cscale=1.9)
    mesh = water("pond", "#16322b", scale=1.4, strength=0.05)
    mesh_object("pond", np.array([(-9, -10, 0), (9, -10, 0), (9, 7, 0), (-9, 7, 0)]), [(0, 1, 2, 3)], mesh)
    coping = piece_material("coping", "#b3a58e", "#9b8d77", grain=(2, 2, 2), rough=0.6, bump=0.3)
    for sx in (-1, 1):
        box(sx * 9.3, -1, -0.3, 0.5, 17, 0.36, M["stoned"])
        a, b = sorted((sx * 8.95, sx * 9.65))
        slabs(a, b, -9.5, 7, 0.12, coping, width=0.7, length=1.2, along="y", seed=3 + sx)
    box(0, 10, -0.3, 19, 6.3, 0.38, M["stoned"])
    slabs(-9.65, 9.65, 6.75, 13.2, 0.12, coping, width=0.65, length=1.1, seed=9)
    pavilion(M, 0, 14.5, 0.1, w=13, d=8, h=3.3, glow=0.8)
    water_garden(M)
    planting(M)
    sun((-0.85, -0.70, 0.50), 5.2, "#ffc98c", 0.8)
    camera((0, -11, 1.7), (0, 10, 1.7), 30, shift_y=0.10)
    return dict(exposure=0.2, vig=0.10)
