"""Rolled towels."""

import math

import numpy as np

from kit.leaves import grid_faces, mesh_object


def rolled_towel(x, y, z, length, radius, material, turn=0.0, seed=1):
    """A towel rolled up: its spiral shows at the end."""
    a = np.linspace(0.6, 2 * np.pi * 4.3, 150)
    r = radius * (0.10 + 0.90 * a / a[-1]) + 0.0015 * np.sin(a * 3 + seed)
    k = np.linspace(-0.5, 0.5, 12)[:, None]
    shift = 0.006 * np.sin(a * 0.9)
    u = k * length + shift * np.sign(k)
    c, s = math.cos(turn), math.sin(turn)
    v = r * np.cos(a) + 0 * k
    points = np.stack([x + c * u - s * v, y + s * u + c * v, z + radius + r * np.sin(a) + 0 * k], -1)
    roll = mesh_object("towel", points.reshape(-1, 3), grid_faces(1, 12, 150), material)
    thick = roll.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = radius * 0.17
    thick.offset = 0
    edge = roll.modifiers.new("soft", "SUBSURF")
    edge.levels = edge.render_levels = 1
    return roll
