"""A vase of branches."""

import math
import random

from kit.plants import shrub
from kit.shapes import lathe, tube


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
