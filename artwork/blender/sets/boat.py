"""A long wooden boat of the coast, closed at both ends."""

import math

import numpy as np

from kit.leaves import grid_faces, mesh_object, tubes
from kit.materials import mat
from kit.shapes import box


def long_boat(M, x, y, z, turn=0.3, length=8.4, beam=1.35, seed=1):
    """Hull with gunwales, ribs, thwarts and a tall stem; z is the water it lies in. Returns the stern's tip."""
    outside = mat("hull", "#20503c", 0.45, color2="#1a3f31", scale=1.4, stretch=(1, 6, 6), bump=0.15, bscale=20)
    inside = mat("inside", "#7c6043", 0.7, color2="#5d4630", scale=2, stretch=(1, 9, 9), bump=0.3, bscale=14)
    trim = mat("trim", "#b98a3e", 0.5, color2="#a3762f", scale=4)
    c, s = math.cos(turn), math.sin(turn)

    def put(points):
        points = np.asarray(points, float)
        out = points.copy()
        out[..., 0] = x + c * points[..., 0] - s * points[..., 1]
        out[..., 1] = y + s * points[..., 0] + c * points[..., 1]
        out[..., 2] = z + points[..., 2]
        return out

    u = np.linspace(-1, 1, 90)
    half = beam / 2 * (1 - np.abs(u) ** 2.4) ** 0.85 + 0.012
    sheer = 0.34 + 0.55 * np.maximum(0, u) ** 3.4 + 0.28 * np.maximum(0, -u) ** 3.2
    deep = 0.56 * (1 - np.abs(u) ** 3.6) ** 0.8 + 0.01
    a = np.linspace(-1, 1, 25)
    lie = length / 2 * u * (1 - 0.03 * np.abs(u))
    flare = np.sign(a) * np.abs(a) ** 0.75
    keel = np.abs(a) ** 2.3
    hull = np.stack(
        [
            lie[:, None] + 0 * a,
            half[:, None] * flare,
            (sheer - deep)[:, None] + deep[:, None] * keel,
        ],
        -1,
    )
    body = mesh_object("hull", put(hull).reshape(-1, 3), grid_faces(1, 90, 25), inside)
    body.data.materials.append(outside)
    shell = body.modifiers.new("shell", "SOLIDIFY")
    shell.thickness = 0.035
    shell.offset = -1
    shell.material_offset = 1
    for side in (0, -1):
        rail = hull[:, side] + np.array([0, 0, 0.012])
        tubes("gunwale", put(rail)[None], 0.028, trim, sides=10)
        strake = hull[:, 3 if side == 0 else -4] * np.array([1, 1.02, 1])
        strake[:, 1] += 0.02 * (-1 if side == 0 else 1)
        tubes("strake", put(strake[4:-4])[None], 0.012, trim, sides=8)
    t = np.linspace(0, 1, 20)
    for end, rise in ((1, 0.55), (-1, 0.16)):
        i = -1 if end > 0 else 0
        stem = np.stack(
            [
                lie[i] + end * (0.34 * t * rise / 0.55 - 0.02),
                0 * t,
                sheer[i] - 0.04 + rise * t**1.15,
            ],
            1,
        )
        tubes("stem", put(stem)[None], 0.034 * np.linspace(1.1, 0.55, 20), trim if end > 0 else outside, sides=12)
    for k in np.linspace(6, 83, 20).astype(int):
        rib = hull[k] * np.array([1, 0.97, 1]) + np.array([0, 0, 0.014])
        tubes("rib", put(rib)[None], 0.016, inside, sides=6)
    for k in (22, 38, 54, 68):
        px, py, _ = put([[lie[k], 0, 0]])[0]
        box(px, py, z + sheer[k] - 0.14, 0.26, half[k] * 1.86, 0.035, inside, bevel=0.008, rot=turn)
    # Floor boards over the bilge, and a pair of oars along the thwarts.
    for k in range(-2, 3):
        px, py, _ = put([[0.0, k * 0.13, 0]])[0]
        box(px, py, z - 0.10, length * 0.5, 0.115, 0.02, inside, bevel=0.004, rot=turn)
    for k, (v0, v1) in enumerate(((-0.18, 0.10), (0.16, -0.06))):
        oar = put([[-1.7 + 3.6 * q, v0 + (v1 - v0) * q, 0.30] for q in np.linspace(0, 1, 12)])
        tubes("oar", oar[None], 0.018, M["teak"], sides=8)
        blade = put([[-1.7 - 0.5 * q, v0, 0.30] for q in np.linspace(0, 1, 12)])
        tubes("blade", blade[None], 0.018 + 0.05 * np.sin(np.linspace(0.1, 3.0, 12)), M["teak"], sides=8)
    return put(np.array([[lie[0] - 0.06, 0, sheer[0]]]))[0]
