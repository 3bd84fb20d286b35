"""The jetty and its sala: about 3 at first light, home at night with the tables carried down."""

import math

import numpy as np

from kit.leaves import tubes
from kit.masonry import boards, piece_material
from kit.materials import mat
from kit.roofs import finial, swoop_roof
from kit.shapes import box, cyl, lathe
from kit.stage import camera, point, sky, sun
from kit.textiles import curtain, pillow
from sets.boat import long_boat
from sets.grounds import sea
from sets.lights import glass_lantern, woven_lamp
from sets.moonlight import moon
from sets.palette import mats
from sets.table import hoop_chair, hurricane, place_setting, round_table, tableware

FIRST_LIGHT = [
    (-1, "#8f9a95"),
    (-0.01, "#f0c6a2"),
    (0.02, "#f4d2ae"),
    (0.10, "#e8cdbf"),
    (0.25, "#a9c3c8"),
    (0.5, "#6495a6"),
    (1, "#33697f"),
]
NIGHT = [
    (-1, "#0a1420"),
    (-0.02, "#4c587c"),
    (0.02, "#5d648a"),
    (0.07, "#6f6a90"),
    (0.16, "#4b5b86"),
    (0.35, "#24406a"),
    (1, "#10284a"),
]
MOON = (-0.50, 1.0, 0.17)
LEVEL = -1.3


def sala(M, deck, y):
    """Open pavilion at the jetty's end."""
    boards(-3.5, 3.5, y - 3, y + 3, 0.05, deck, width=0.16, length=2.6, seed=3)
    box(0, y, -0.14, 7.0, 6.0, 0.15, M["teak"], bevel=0.02)
    for sx in (-1, 1):
        for sy in (-1, 0, 1):
            cyl(sx * 2.9, y + sy * 2.5, -3, 0.13, 2.95, M["teakv"])
        for sy in (-1, 1):
            box(sx * 2.3, y + sy * 2, 0.05, 0.2, 0.2, 2.65, M["teakv"], bevel=0.015)
            box(sx * 2.3, y + sy * 2, 0.05, 0.3, 0.3, 0.16, M["stone"], bevel=0.02)
            bend = [(sx * 2.3, y + sy * 2, 2.1), (sx * 1.95, y + sy * 2, 2.45), (sx * 1.7, y + sy * 2, 2.6)]
            tubes("brace", np.array([bend]), 0.03, M["teak"], sides=8)
        box(sx * 2.3, y, 2.6, 0.16, 4.4, 0.2, M["teak"], bevel=0.01)
    for sy in (-1, 1):
        box(0, y + sy * 2, 2.6, 4.9, 0.16, 0.2, M["teak"], bevel=0.01)
    swoop_roof(0, y, 2.8, 3.5, 3.2, 1.5, 1.3, 1.0, M["roof"], curl=0.4, courses=14)
    swoop_roof(0, y, 4.1, 2.1, 1.9, 0.9, 0.02, 1.7, M["roof"], curl=0.35, courses=18)
    box(0, y, 3.6, 2.8, 2.5, 0.7, M["dark"])
    for sx in (-1, 1):
        finial(sx * 0.9, y, 5.8, M["dark"], s=0.8, dx=sx)
        for sy in (-1.8, 1.8):
            curtain(sx * 2.3, y + sy - 0.22, sx * 2.3, y + sy + 0.22, 0.06, 2.6, M["sheer"], waves=4, amp=0.06)
    woven_lamp(M, 0, y, 1.85, r=0.3, h=0.45, top=2.7, e=40)
    box(0, y + 0.4, 0.05, 2.0, 1.5, 0.22, M["teak"], bevel=0.02)
    box(0, y + 0.4, 0.27, 1.9, 1.4, 0.16, M["linen"], bevel=0.06, seg=5)
    for q in (-0.62, -0.2, 0.22, 0.64):
        pillow(q, y + 0.85, 0.62, 0.48, 0.44, 0.16, M["green" if q < 0 else "sand"], rot=(1.15, 0, 0.05 * q), seed=int(9 + q * 9))


def pier(M):
    """The boards out to the sala, posts and ropes along them."""
    deck = piece_material("weathered", "#9a8467", "#7d6850", grain=(1.3, 24, 24), rough=0.7, bump=0.5, fine=36, worn=0.5)
    boards(-1.1, 1.1, -9, 27, 0, deck, width=0.155, length=2.2, gap=0.010, along="x", seed=2)
    for sx in (-1, 1):
        box(sx * 0.92, 9, -0.2, 0.12, 36, 0.17, M["teak"], bevel=0.01)
    post = piece_material("post", "#6b533d", "#54402e", grain=(20, 20, 1.2), rough=0.75, bump=0.5, fine=30)
    rope = mat("rope", "#c9b48c", 0.9, color2="#a8926a", scale=30, bump=0.8, bscale=120)
    t = np.linspace(0, 1, 40)
    for y in range(-7, 27, 3):
        for sx in (-1, 1):
            x = sx * 1.13
            lathe(x, y, -3, [(0, 0), (0.10, 0), (0.10, 1.5), (0.098, 3.0), (0.097, 3.4), (0.096, 3.74), (0.088, 3.80), (0.045, 3.83), (0, 3.835)], post, n=28)
            for k in range(3):  # turns of the rope around the post
                a = np.linspace(0, 2 * np.pi, 40)
                turn = np.stack([x + 0.108 * np.cos(a), y + 0.108 * np.sin(a), 0.66 + 0.034 * k + 0.012 * np.sin(a)], 1)
                tubes("turn", turn[None], 0.017, rope, sides=10)
            slack = np.stack([x + 0 * t - sx * 0.10, y + 3 * t, 0.69 - 0.17 * np.sin(np.pi * t) ** 1.1], 1)
            if y < 24:
                tubes("rope", slack[None], 0.0175, rope, sides=10)
    sala(M, deck, 30)
    return rope


def jetty(aspect):
    M = mats()
    sky(
        FIRST_LIGHT,
        1.0,
        sun_dir=(-0.42, 1, 0.05),
        glow="#ffb870",
        gstr=0.95,
        gsize=20,
        clouds=0.9,
        cloud_col="#f6cdb4",
        cscale=1.7,
    )
    eye = (0.45, -6.5, 1.75)
    sea(-2, "#14464e", s=0.10, eye=eye, level=LEVEL, haze="#f0cba6", veil=0.75, air=(("#a9a19d", "#d9bfa6"), ("#c2b1a6", "#e2c7aa"), ("#b4a8a1", "#ddc2a8")))
    rope = pier(M)
    for y in (2, 8, 14, 20):
        glass_lantern(M, -0.85, y + 0.4, 0, 1.05, 4)
    stern = long_boat(M, -6.7, 13.6, LEVEL + 0.14, turn=math.pi - 0.22)
    q = np.linspace(0, 1, 30)[:, None]
    line = stern * (1 - q) + np.array([-1.24, 14.0, 0.35]) * q
    line[:, 2] -= 0.55 * np.sin(np.pi * q[:, 0])
    tubes("line", line[None], 0.012, rope, sides=8)
    sun((-0.42, 1, 0.15), 1.9, "#ffbe80", 1.5)
    point((0.4, -4.5, 3.2), 30, "#d8e4ea", r=1.0)
    camera(eye, (-0.1, 20, 1.75), 27, shift_y=-0.03)
    return dict(exposure=0.2, vig=0.12)


def night(aspect):
    """Full moon: the tables have been carried down to the jetty."""
    M = mats()
    tableware(M)
    sky(NIGHT, 0.55, sun_dir=MOON, glow="#ffe2b8", gstr=0.4, gsize=600, clouds=0.5, cloud_col="#8d84a6", cscale=1.7)
    eye = (1.5, -2.6, 1.75)
    air = (("#39466b", "#4d5880"), ("#465279", "#566088"), ("#404c73", "#515c84"))
    sea(-2, "#0c2336", s=0.16, eye=eye, level=LEVEL, haze="#59628a", veil=0.5, strength=0.5, air=air)
    moon(MOON, 1.6)
    pier(M)
    z = round_table(M, -0.12, 4.4, M["linen"], "jetty")
    for side in (-1, 1):
        facing = 0.0 if side < 0 else math.pi
        place_setting(M, -0.12 + side * 0.30, 4.4, z, facing)
        hoop_chair(M, -0.12 + side * 0.78, 4.4, facing + 0.12 * side, "green")
    hurricane(M, -0.08, 4.46, z, 9)
    for y in (1.6, 6.4, 9.4, 12.4, 15.4, 18.4, 21.4, 24.4):
        glass_lantern(M, -0.92, y, 0, 1.1, 7)
    for x, y in ((0.94, 8.4), (0.94, 14.4), (0.94, 20.4)):
        glass_lantern(M, x, y, 0, 1.1, 7)
    point((0.6, 0.5, 4.0), 60, "#b4c2e6", r=1.2)
    camera(eye, (-1.35, 10, 1.75), 27, shift_y=0.015)
    return dict(exposure=1.25, vig=0.16)
