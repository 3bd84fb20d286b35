"""Linen as it once lay (see ../cloth.py): pillows, duvet, throw."""

import os

import numpy as np
from mathutils import noise

from kit.shapes import obj, tube

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "linen")
STEP = 1e-4


def read_piece(name, folder=FOLDER):
    """Gives of a piece of cloth, in metres: its corners, the quads, where each corner was in the cut
    cloth, and the width of the hem.
    """
    kept = np.load(os.path.join(folder, f"{name}.npz"))
    at, flat = (kept[part].astype(np.float32) * STEP for part in ("at", "flat"))
    return at, kept["faces"].astype(int), flat, float(kept["hem"])


def mark(cloth, flat, hem):
    """Tells `surfaces.bedding` where each corner was in the cut cloth, and how far inside the seam."""
    inside = np.minimum(flat - flat.min(axis=0), flat.max(axis=0) - flat).min(axis=1) - hem
    attribute = cloth.data.attributes.new("cloth", "FLOAT_VECTOR", "POINT")
    attribute.data.foreach_set("vector", np.column_stack([flat, inside]).astype(np.float32).ravel())
    return inside


def normals(cloth):
    """The normals of an object's corners."""
    out = np.empty(len(cloth.data.vertices) * 3, np.float32)
    cloth.data.vertices.foreach_get("normal", out)
    return out.reshape(-1, 3)


def soft_folds(flat):
    """What a bed keeps of the hands that made it: waves, and a few long creases; in metres."""
    out = []
    for x, y in flat:
        wave = noise.noise((x * 3.4, y * 2.6, 1.5))
        crease = 1 - abs(noise.noise((x * 3.1 + 0.35 * y, y * 2.2 - 0.5 * x, 7.5)))
        fine = 1 - abs(noise.noise((x * 6.7 - 0.8 * y, y * 5.1 + 0.9 * x, 3.5)))
        out.append(0.009 * wave + 0.011 * crease**9 + 0.006 * fine**9)
    return np.array(out)


def piece(name, material, thick=0, smooth=2, piping=None, filling=0.0):
    """The cloth as an object: `smooth` times subdivided, `thick` metres deep at its hem.

    piping: the cloth of a cord along the seam. filling: what down between two sheets adds to the
    depth; it draws the seam together in small puckers.
    """
    corners, quads, flat, hem = read_piece(name)
    cloth = obj(name, corners, quads.tolist(), material, True)
    inside = mark(cloth, flat, hem)
    if filling:
        depth = np.clip(inside / 0.11, 0, 1) ** 0.5
        along = flat.sum(axis=1)
        pucker = np.sin(along * 95 + 2 * np.sin(along * 31)) * np.exp(-np.maximum(inside, 0) / 0.05)
        lift = filling * depth + 0.0035 * pucker * (inside > 0) + soft_folds(flat) * depth
        # The duvet's quads look down, into the bed.
        moved = corners - normals(cloth) * lift[:, None]
        cloth.data.vertices.foreach_set("co", moved.astype(np.float32).ravel())
    if thick:
        solid = cloth.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
        solid.offset = 1
    fine = cloth.modifiers.new("smooth", "SUBSURF")
    fine.levels = fine.render_levels = smooth
    if piping:
        middle = (flat.min(axis=0) + flat.max(axis=0)) / 2
        half = flat.max(axis=0) - middle
        on_seam = np.abs(inside) < 1e-3
        for edge in cloth.data.edges:
            edge.crease = float(on_seam[edge.vertices[0]] and on_seam[edge.vertices[1]])
        seam = np.flatnonzero(on_seam)
        x, y = ((flat[seam] - middle) / half).T
        ring = corners[seam[np.argsort(np.arctan2(y, x))]]
        tube([*ring, ring[0]], 0.0045, piping, n=8).parent = cloth
    return cloth
