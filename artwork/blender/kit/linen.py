"""Linen as it once lay (see ../cloth.py): pillows, duvet, throw."""

import os

import numpy as np

from kit.shapes import obj

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "linen")
STEP = 1e-4


def read_piece(name, folder=FOLDER):
    """Gives the corners in metres and the quads of a piece of cloth."""
    kept = np.load(os.path.join(folder, f"{name}.npz"))
    return kept["at"].astype(np.float32) * STEP, [
        tuple(int(i) for i in quad) for quad in kept["faces"]
    ]


def piece(name, material, thick=0, smooth=2):
    """The cloth as an object: `smooth` times subdivided, `thick` metres deep."""
    corners, quads = read_piece(name)
    cloth = obj(name, corners, quads, material, True)
    if thick:
        solid = cloth.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
        solid.offset = 1
    fine = cloth.modifiers.new("smooth", "SUBSURF")
    fine.levels = fine.render_levels = smooth
    return cloth
