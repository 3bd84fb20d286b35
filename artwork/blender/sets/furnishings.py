"""Chair, vase and picture on the wall."""

import math
import random

from mathutils import Matrix, Vector

from kit.materials import mat
from kit.plants import shrub
from kit.shapes import box, lathe, obj, tube
from kit.textiles import pillow


def armchair(M, x, y, rot=0, fabric="sand"):
    g = []

    def b(*a, **k):
        o = box(*a, **k)
        g.append(o)

    b(0, 0, 0.20, 0.74, 0.74, 0.24, M[fabric], bevel=0.07, seg=5)
    b(0, 0.33, 0.32, 0.74, 0.16, 0.52, M[fabric], bevel=0.07, seg=5)
    for s in (-1, 1):
        b(s * 0.37, 0.02, 0.18, 0.06, 0.72, 0.44, M["teak"], bevel=0.02)
    for sx in (-0.34, 0.34):
        for sy in (-0.3, 0.33):
            b(sx, sy, 0, 0.05, 0.05, 0.22, M["teakv"])
    g.append(pillow(0, 0.20, 0.62, 0.46, 0.42, 0.14, M["green"], rot=(1.25, 0, 0)))
    for o in g:
        o.location = Matrix.Rotation(rot, 4, "Z") @ Vector(o.location) + Vector((x, y, 0))
        o.rotation_euler[2] += rot


def vase(M, x, y, z, s=1, n=7, seed=1):
    lathe(
        x,
        y,
        z,
        [
            (0, 0),
            (0.07 * s, 0),
            (0.11 * s, 0.08 * s),
            (0.12 * s, 0.16 * s),
            (0.07 * s, 0.26 * s),
            (0.045 * s, 0.30 * s),
            (0.055 * s, 0.33 * s),
        ],
        M["ceramic"],
    )
    R = random.Random(seed)
    for i in range(n):
        a = R.uniform(0, 6.28)
        r = R.uniform(0.15, 0.42) * s
        hh = R.uniform(0.35, 0.75) * s
        pts = [
            (x, y, z + 0.3 * s),
            (x + r * 0.4 * math.cos(a), y + r * 0.4 * math.sin(a), z + 0.3 * s + hh * 0.7),
            (x + r * math.cos(a), y + r * math.sin(a), z + 0.3 * s + hh),
        ]
        tube(pts, 0.006 * s, M["leafd"], taper=0.5, n=6)
        shrub(
            pts[2][0],
            pts[2][1],
            pts[2][2] - 0.05,
            0.09 * s,
            M["leaf"],
            n=14,
            seed=seed * 9 + i,
            blade=0.20 * s,
            upright=0.3,
        )


def art(M, y, z, w, h, x=0.03, kind=0):
    box(x, y, z, 0.04, w, h, M["dark"], bevel=0.004)
    box(x + 0.012, y, z + 0.02, 0.03, w - 0.04, h - 0.04, M["ceramic"])
    g = mat("ink", "#1f4a37", 0.9)
    o = mat("ochre", "#c4a256", 0.8)
    v = []
    n = 40
    for i in range(n):
        a = 6.283 * i / n
        v.append((x + 0.0285, y + 0.2 * w * math.cos(a), z + h * 0.60 + 0.2 * w * math.sin(a)))
    obj("disc", v, [tuple(range(n))], o)
    for k in range(3):
        vv = []
        for i in range(21):
            u = i / 20
            vv.append(
                (
                    x + 0.029 + 0.0006 * k,
                    y - (w - 0.08) / 2 + u * (w - 0.08),
                    z + h * (0.40 - 0.10 * k) + 0.045 * h * math.sin(u * 5 + k * 1.7),
                )
            )
        vv += [
            (x + 0.029 + 0.0006 * k, y + (w - 0.08) / 2, z + 0.04),
            (x + 0.029 + 0.0006 * k, y - (w - 0.08) / 2, z + 0.04),
        ]
        obj(
            "hill",
            vv,
            [tuple(range(len(vv)))],
            [mat("h1", "#7fa08e", 0.9), mat("h2", "#3f705a", 0.9), g][k],
        )
