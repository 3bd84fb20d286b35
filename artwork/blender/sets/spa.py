"""Luxury 2 (4:5): stone bath, timber screen, a walled garden in late sun."""

import math
import random

import numpy as np

from kit.leaves import grid_faces, leaf_material, mesh_object
from kit.masonry import boards, piece_material, pieces, slabs, stone_wall
from kit.materials import mat, water
from kit.plants import blossoms, broadleaf, bush, fern, grass, ground, palm_mesh, place, shrub, spray
from kit.shapes import box, cyl, lathe, tube
from kit.stage import area, camera, sky, sun
from sets.lights import glass_lantern, woven_lamp
from sets.palette import MORN, mats
from sets.towels import rolled_towel

W, D, H = 4.4, 4.6, 3.1


def room(M):
    stone = piece_material("slabs", "#6f675a", "#565046", grain=(2.2, 2.2, 2.2), rough=0.32, bump=0.12, fine=18)
    slabs(-0.1, W + 0.1, -1.6, D, 0, stone, width=0.52, length=0.98, seed=4)
    split = piece_material("split", "#9a8b74", "#756956", grain=(5, 5, 5), rough=0.85, bump=0.8, fine=9, worn=0.6)
    stone_wall(0.0, -0.2, D, 0, H, split, seed=3)
    ceiling = piece_material("ceiling", "#7d5a3e", "#64462f", grain=(22, 1.1, 22), rough=0.5, bump=0.2)
    boards(0, W, -0.4, D + 1.0, H + 0.03, ceiling, width=0.13, length=3.4, along="y")
    box(W / 2, D / 2, H + 0.05, W + 0.6, D + 2.6, 0.05, M["dark"])
    for k in range(5):
        box(W / 2, 0.35 + k * 1.05, H - 0.15, W, 0.09, 0.15, M["teak"], bevel=0.008)
    box(W / 2, D + 0.12, 0, W, 0.26, 0.42, M["stoned"], bevel=0.008)
    box(W / 2, D + 0.10, 0.42, W + 0.1, 0.36, 0.05, M["teak"], bevel=0.012)
    box(W / 2, D + 0.12, H - 0.34, W, 0.2, 0.34, M["teak"], bevel=0.01)
    for x in (0.07, W - 0.07):
        box(x, D + 0.12, 0.4, 0.14, 0.16, H - 0.7, M["teakv"], bevel=0.01)
    box(W + 0.1, D / 2, 0, 0.2, D, 0.42, M["stoned"], bevel=0.008)
    box(W + 0.09, D / 2, 0.42, 0.26, D, 0.05, M["teak"], bevel=0.01)
    box(W + 0.1, D / 2, H - 0.3, 0.2, D, 0.3, M["teak"], bevel=0.01)
    for i in range(34):
        y = 0.05 + i * (D - 0.1) / 33
        box(W + 0.09, y, 0.46, 0.095, 0.042, H - 0.75, M["teakv"], bevel=0.005)


def bath(M, cx, cy, a=0.98, b=0.60, h=0.56):
    """Egg-shaped bath cut from one stone, full, with blossoms on the water."""
    R = np.random.default_rng(3)
    stone = mat("bath", "#d9cfbf", 0.42, color2="#c6baa6", scale=2.2, bump=0.10, bscale=26)
    profile = np.array(
        [(0.0, 0.0), (0.52, 0.0), (0.66, 0.02), (0.83, 0.16), (0.95, 0.36), (1.0, 0.53), (1.0, 0.555), (0.985, 0.572), (0.955, 0.572), (0.94, 0.555), (0.92, 0.50), (0.84, 0.28), (0.66, 0.14), (0.0, 0.12)]
    )
    N = 96
    t = np.linspace(0, 2 * np.pi, N, endpoint=False)
    r, z = profile[:, 0][:, None], profile[:, 1][:, None]
    lip = 0.075 * np.maximum(0, np.abs(np.cos(t)) - 0.25) ** 1.3 * (z / 0.57)
    points = np.stack([cx + a * r * np.cos(t), cy + b * r * np.sin(t), z + lip], -1).reshape(-1, 3)
    tub = mesh_object("bath", points, grid_faces(1, len(profile), N, wrap=True), stone)
    smooth = tub.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    level = h - 0.075
    surface = water("bathwater", "#6fa79e", scale=4, strength=0.10, rough=0.02)
    rings = np.linspace(0.01, 0.955, 24)[:, None]
    flat = np.stack([cx + a * rings * np.cos(t), cy + b * rings * np.sin(t), level + 0 * rings * t], -1)
    mesh_object("water", flat.reshape(-1, 3), grid_faces(1, 24, N, wrap=True), surface)
    turn, out = R.uniform(0, 6.28, 15), np.sqrt(R.uniform(0.03, 0.72, 15))
    spots = np.stack([cx + a * out * np.cos(turn), cy + b * out * np.sin(turn), np.full(15, level + 0.003)], 1)
    blossoms(spots, 0.055, M["frangi"], seed=4, tilt=0.0, open_=0.28)


def spout(M, x, y):
    """Free-standing brass filler: column, arched spout, two handles."""
    lathe(x, y, 0, [(0, 0), (0.06, 0), (0.06, 0.012), (0.018, 0.02), (0.018, 0.5)], M["brass"], n=32)
    a = np.linspace(0, math.pi * 0.93, 24)
    arch = [(x, y, z) for z in np.linspace(0.4, 0.88, 8)]
    arch += [(x - 0.11 * (1 - math.cos(k)), y - 0.05 * (1 - math.cos(k)), 0.88 + 0.11 * math.sin(k)) for k in a]
    tube(arch, 0.0145, M["brass"], n=16)
    for s in (-1, 1):
        tube([(x, y, 0.62), (x + 0.02 * s, y + 0.07 * s, 0.62)], 0.010, M["brass"], n=12)
        lathe(x + 0.02 * s, y + 0.075 * s, 0.60, [(0, 0), (0.02, 0.004), (0.02, 0.034), (0, 0.04)], M["brass"], n=20)


def garden(M):
    R = random.Random(2)
    leaf, deep = M["leaf"], leaf_material("shade leaf", "#23422a", "#3f6a38")
    ground(-6, 11, D + 0.3, 13, -0.25, M["soil"], relief=0.06)
    grass(-1.5, 6.5, D + 0.4, 6.6, -0.25, M["lawn"], n=1500, height=0.10, relief=0.06)
    mossy = piece_material("mossy", "#6d6a55", "#4f5240", grain=(3, 3, 3), rough=0.95, bump=0.9, fine=9, worn=0.7)
    stone_wall(11.6, -8, 12, -0.4, 2.5, mossy, course=0.16, length=0.6, axis="x", seed=5)
    for i in range(26):
        fern(R.uniform(-2, 6.6), R.uniform(5.3, 6.8), -0.22, R.uniform(0.55, 0.95), leaf, n=13, seed=i)
    for i in range(12):
        x = -1.6 + i * 0.72 + R.uniform(-0.2, 0.2)
        broadleaf(x, R.uniform(6.9, 8.6), -0.25, R.uniform(1.5, 2.5), deep if i % 2 else leaf, n=12, seed=i, size=0.5, slim=0.30)
    for i in range(10):
        broadleaf(R.uniform(-1, 5.8), R.uniform(5.9, 7.2), -0.25, R.uniform(0.8, 1.25), leaf, n=9, seed=50 + i, kind="heart", size=0.42)
    for i in range(8):
        bush(-3 + i * 1.5, 10.2 + 0.4 * (i % 2), -0.3, 1.1, 0.8, R.uniform(1.5, 2.3), deep, n=6000, seed=i, size=0.12, inner=0.78)
    for i in range(9):
        bush(-5 + i * 2, 14, 0, 1.8, 1.4, R.uniform(3.6, 4.6), deep, n=24000, seed=20 + i, size=0.15, inner=0.8, core=1.35)
    palm = palm_mesh(seed=3, h=4.6, lean=0.6, leaf=leaf, trunk=M["trunk"], flen=2.9)
    palm.location = (0, -300, 0)
    for x, y, turn, scale in ((0.2, 9.0, 1, 0.95), (3.9, 8.6, 2.3, 0.9), (6.4, 9.6, 3, 1.1), (-2.4, 9.4, 4, 1)):
        place(palm, x, y, -0.3, turn, scale)
    for i in range(5):
        shrub(R.uniform(-1, 5.5), 5.4, -0.25, 0.4, leaf, n=90, seed=i, blade=0.55, upright=0.9)


def spa(aspect):
    M = mats()
    sky(MORN, 1.0, sun_dir=(1, 0.6, 0.4), gstr=0.4)
    room(M)
    garden(M)
    bath(M, 2.15, 3.0)
    spout(M, 3.22, 3.32)
    # Bench with towels and cut branches.
    box(0.50, 2.5, 0.38, 0.5, 1.5, 0.055, M["teak"], bevel=0.008)
    for y in (1.9, 3.1):
        box(0.50, y, 0, 0.42, 0.06, 0.38, M["teak"], bevel=0.008)
    terry = mat("terry", "#f3eee4", 1, bump=0.9, bscale=420, sheen=0.6, spec=0.1)
    terry_green = mat("terry green", "#21503b", 1, bump=0.9, bscale=420, sheen=0.5, spec=0.1)
    for k, (y, z, cloth) in enumerate(((2.02, 0, terry), (2.165, 0, terry_green), (2.092, 0.118, terry))):
        rolled_towel(0.50, y, 0.435 + z, 0.36, 0.068, cloth, turn=0.04 * (k - 1), seed=k)
    lathe(0.46, 2.78, 0.435, [(0, 0), (0.07, 0), (0.105, 0.08), (0.11, 0.16), (0.05, 0.27), (0.036, 0.31), (0.046, 0.335), (0.03, 0.33)], M["ceramic"], n=48)
    spray(0.46, 2.78, 0.72, M["leaf"], M["frangi"], n=6, h=0.62, seed=5, size=0.20)
    glass_lantern(M, 0.60, 3.72, 0, 1.6, 7, turn=0.2)
    glass_lantern(M, 1.02, 4.02, 0, 1.1, 4, turn=-0.3)
    glass_lantern(M, 3.46, 2.05, 0, 0.95, 3, turn=0.5)
    # Stool with a bowl and a brush.
    cyl(3.62, 3.95, 0.36, 0.19, 0.045, M["teak"], n=48)
    for k in range(3):
        a = k * 2.094 + 0.4
        tube([(3.62 + 0.12 * math.cos(a), 3.95 + 0.12 * math.sin(a), 0.37), (3.62 + 0.17 * math.cos(a), 3.95 + 0.17 * math.sin(a), 0)], 0.017, M["teakv"], n=10)
    lathe(3.62, 3.95, 0.405, [(0, 0), (0.05, 0), (0.10, 0.05), (0.115, 0.085), (0.105, 0.08), (0.06, 0.02), (0, 0.015)], M["ceramic"], n=48)
    woven_lamp(M, 2.15, 3.0, 2.15, r=0.27, h=0.42, top=H, e=8)
    pieces("mat", [(2.0, 1.75 + 0.043 * k, 0.012) for k in range(13)], [(1.0, 0.036, 0.02)] * 13, M["teak"], 0.005)

    area((W / 2, D + 0.5, 1.6), (W / 2, 0, 0.8), W, 2.2, 55, "#fff0dc")
    area((2.2, -1.2, 2.5), (2.2, 3, 0.5), 3, 1, 34, "#ffe6cc")
    sun((1, 0.25, 0.62), 5.6, "#ffd9a4", 0.7)
    camera((2.5, -1.25, 1.45), (2.1, 3, 1.45), 28, shift_y=-0.10)
    return dict(exposure=0.45, vig=0.14)
