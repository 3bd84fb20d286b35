"""Palms and shrubs."""

import math
import random

import bpy
from mathutils import Vector

from kit.shapes import obj, tube


def palm_mesh(seed=1, h=9, lean=1.2, fronds=24, flen=3.3, leaf=None, trunk=None, leaflets=46):
    """Coconut palm: returns a list of objects at the origin."""
    R = random.Random(seed)
    pts = []
    az = R.uniform(0, 6.28)
    for i in range(22):
        t = i / 21
        pts.append((lean * math.cos(az) * t**1.8, lean * math.sin(az) * t**1.8, h * t))
    tr = tube(pts, 0.17, trunk, taper=0.6, n=10)
    top = Vector(pts[-1])
    v = []
    f = []
    for k in range(fronds):
        a = k * 2.39996 + R.uniform(-0.15, 0.15)
        up = R.uniform(0.15, 1.15) if k > 4 else R.uniform(1.1, 1.4)
        L = flen * R.uniform(0.85, 1.12)
        if k > fronds * 0.8:
            up = R.uniform(-0.5, 0)
        d = Vector((math.cos(a), math.sin(a), 0))
        pos = top.copy()
        ang = up
        ra = []
        n = leaflets
        for i in range(n):
            t = i / n
            ang -= (0.028 + 0.05 * t) * R.uniform(0.8, 1.2) * (46 / n)
            step = L / n
            tang = d * math.cos(ang) + Vector((0, 0, 1)) * math.sin(ang)
            pos = pos + tang * step
            ra.append((pos.copy(), tang))
        side = d.cross(Vector((0, 0, 1)))
        for i, (p, tg) in enumerate(ra):
            t = i / n
            ll = (0.95 * math.sin(math.pi * (t * 0.86 + 0.12)) ** 0.7 + 0.08) * flen / 3.3
            up_v = side.cross(tg).normalized()
            for sgn in (-1, 1):
                dirn = (
                    side * sgn * 0.85
                    + tg * (0.55 + 0.25 * t)
                    + up_v * 0.12
                    + Vector((0, 0, -0.28 - 0.25 * R.random()))
                ).normalized()
                wd = tg * 0.035
                mid = p + dirn * ll * 0.55 + Vector((0, 0, 0.03))
                end = p + dirn * ll + Vector((0, 0, -0.16 * ll - 0.1 * R.random()))
                b = len(v)
                v += [p - wd, p + wd, mid + wd * 0.9, mid - wd * 0.9, end]
                f += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4)]
        # rachis
        for i in range(n - 1):
            b = len(v)
            w = side * 0.03 * (1 - i / n)
            v += [ra[i][0] - w, ra[i][0] + w, ra[i + 1][0] + w, ra[i + 1][0] - w]
            f.append((b, b + 1, b + 2, b + 3))
    lf = obj("fronds", v, f, leaf)
    lf.parent = tr
    return tr


def place(tr, x, y, z, rot=0, s=1):
    """Linked copy of a palm at a position."""
    o = bpy.data.objects.new("p", tr.data)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    o.rotation_euler[2] = rot
    o.scale = (s, s, s)
    for ch in tr.children:
        c = bpy.data.objects.new("pf", ch.data)
        bpy.context.scene.collection.objects.link(c)
        c.parent = o
    return o


def shrub(x, y, z, r, leaf, n=260, seed=1, blade=0.45, upright=0.5):
    """Clump of pointed leaves."""
    R = random.Random(seed)
    v = []
    f = []
    for i in range(n):
        a = R.uniform(0, 6.28)
        rr = r * math.sqrt(R.random())
        px, py = x + rr * math.cos(a) * 0.8, y + rr * math.sin(a) * 0.8
        el = R.uniform(0.2, 1.4) * upright + 0.25
        L = blade * R.uniform(0.6, 1.3)
        d = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
        s = Vector((-math.sin(a), math.cos(a), 0)) * L * 0.09
        p = Vector((px, py, z + R.random() * r * 0.7 * (1 - rr / r * 0.6)))
        m = p + d * L * 0.5
        e = p + d * L - Vector((0, 0, L * 0.22))
        b = len(v)
        v += [p - s * 0.4, p + s * 0.4, m + s, m - s, e]
        f += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4)]
    return obj("shrub", v, f, leaf)
