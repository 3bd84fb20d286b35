"""Pillows, bed covers and curtains."""

import math
import random

import bmesh
import numpy as np

from kit.shapes import obj


def pillow(cx, cy, cz, w, d, h, material, rot=(0, 0, 0), n=36, seed=0, piping=None):
    v = []
    f = []
    R = np.random.RandomState(seed)
    ph = R.rand(4) * 6
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u = 2 * i / n - 1
                q = 2 * j / n - 1
                e = max(0, (1 - abs(u) ** 3.2)) ** 0.55 * max(0, (1 - abs(q) ** 3.2)) ** 0.55
                x = u * w / 2 * (1 - 0.07 * (1 - abs(q)) * abs(u))
                y = q * d / 2 * (1 - 0.07 * (1 - abs(u)) * abs(q))
                z = (
                    side * h / 2 * e
                    + 0.010 * math.sin(5 * u + ph[0] + 3 * q) * e
                    + 0.006 * math.sin(11 * q + ph[1] - 7 * u) * e
                )
                v.append((x, y, z))
        o0 = 0 if side == 1 else (n + 1) ** 2
        for i in range(n):
            for j in range(n):
                q4 = (
                    o0 + i * (n + 1) + j,
                    o0 + (i + 1) * (n + 1) + j,
                    o0 + (i + 1) * (n + 1) + j + 1,
                    o0 + i * (n + 1) + j + 1,
                )
                f.append(q4 if side == 1 else q4[::-1])
    o = obj("pillow", v, f, material, True)
    o.location = (cx, cy, cz)
    o.rotation_euler = rot
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.002)
    bm.to_mesh(o.data)
    bm.free()
    return o


def quilt(cx, cy, cz, w, l, drop, material, n=110, wr=0.012, seed=3, thick=0.05, fold=0.016):
    """Bed cover: flat on top, rounded over the edges and hanging by `drop`, softly creased."""
    v = []
    f = []
    R = np.random.RandomState(seed)
    ph = R.rand(12) * 6.28
    rad = 0.09

    def prof(s, half):  # s: arclength from the centre -> (offset, fall)
        a = abs(s)
        flat = half - rad
        if a <= flat:
            return s, 0
        arc = (a - flat) / rad
        if arc < math.pi / 2:
            return math.copysign(flat + rad * math.sin(arc), s), rad * (1 - math.cos(arc))
        return math.copysign(half, s), rad + (a - flat - rad * math.pi / 2)

    L1 = w / 2 - rad + rad * 1.5708 + drop
    L2 = l / 2 - rad + rad * 1.5708 + drop
    for i in range(n + 1):
        for j in range(n + 1):
            s = (2 * i / n - 1) * L1
            t = (2 * j / n - 1) * L2
            x, zx = prof(s, w / 2)
            y, zy = prof(t, l / 2)
            z = -max(zx, zy) if (zx > rad or zy > rad) else -math.hypot(zx, zy)
            k = wr * (
                math.sin(3.1 * s + 2.2 * t + ph[0])
                + 0.6 * math.sin(6.3 * t - 3 * s + ph[1])
                + 0.5 * math.sin(9 * s + ph[2] + 2 * math.sin(2 * t + ph[3]))
                + 0.35 * math.sin(15 * t + 4 * s + ph[4])
            )
            hang = max(zx, zy)
            fd = (
                fold
                * min(1, hang / 0.2)
                * math.sin(13 * (t if zx > zy else s) + ph[5] + math.sin(5 * (t if zx > zy else s)))
            )
            if zx > zy and zx > rad:
                x += math.copysign(abs(fd) + 0.01, s)
            elif zy > rad:
                y += math.copysign(abs(fd) + 0.01, t)
            v.append((x, y, z + (k if hang < rad else 0)))
    for i in range(n):
        for j in range(n):
            f.append(
                (
                    i * (n + 1) + j,
                    (i + 1) * (n + 1) + j,
                    (i + 1) * (n + 1) + j + 1,
                    i * (n + 1) + j + 1,
                )
            )
    o = obj("quilt", v, f, material, True)
    o.location = (cx, cy, cz)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = thick
    so.offset = -1
    return o


def curtain(x0, y0, x1, y1, z0, z1, material, waves=14, amp=0.055, seed=2, gather=0):
    R = random.Random(seed)
    n = waves * 10
    v = []
    f = []
    dx, dy = x1 - x0, y1 - y0
    L = math.hypot(dx, dy)
    nx, ny = -dy / L, dx / L
    ph = [R.uniform(-0.5, 0.5) for _ in range(waves + 2)]
    for k in range(13):
        t = k / 12
        for i in range(n + 1):
            u = i / n
            a = amp * math.sin(u * waves * 6.283 + ph[int(u * waves)] * 0.6 * t) * (0.75 + 0.35 * t)
            a += 0.02 * t * math.sin(u * 9 + seed)
            v.append((x0 + dx * u + nx * a, y0 + dy * u + ny * a, z1 + (z0 - z1) * t))
    for k in range(12):
        for i in range(n):
            f.append(
                (
                    k * (n + 1) + i,
                    k * (n + 1) + i + 1,
                    (k + 1) * (n + 1) + i + 1,
                    (k + 1) * (n + 1) + i,
                )
            )
    return obj("curtain", v, f, material, True)
