"""The materials and skies that the sets share."""

from kit.leaves import leaf_material, petal_material
from kit.materials import mat, planks
from kit.roofs import tile_material
from kit.surfaces import cloth, palm_bark, reed, smooth_bark, turf


def mats():
    M = {}
    M["plaster"] = mat("plaster", "#f0eadf", 0.9, color2="#e9e1d3", scale=1.2, bump=0.03, bscale=14)
    M["plaster2"] = mat(
        "plaster2", "#ddd3c3", 0.9, color2="#d3c7b4", scale=1.4, bump=0.03, bscale=14
    )
    M["teak"] = mat(
        "teak",
        "#674b36",
        0.5,
        color2="#573e2c",
        scale=2.6,
        stretch=(0.7, 9, 9),
        bump=0.08,
        bscale=8,
    )
    M["teakv"] = mat(
        "teakv",
        "#6b4e38",
        0.5,
        color2="#5a412e",
        scale=2.6,
        stretch=(9, 9, 0.7),
        bump=0.08,
        bscale=8,
    )
    M["dark"] = mat("dark", "#2c2019", 0.5, color2="#1e1510", scale=3, stretch=(1, 12, 12))
    M["roof"] = tile_material("roof", "#3a281e", "#4e3628", "#5d3f2c")
    M["stone"] = mat("stone", "#b9ab95", 0.55, color2="#a3947d", scale=1.5, bump=0.18, bscale=10)
    M["stoned"] = mat("stoned", "#5e574b", 0.45, color2="#474238", scale=2, bump=0.2, bscale=10)
    M["linen"] = mat("linen", "#f4efe6", 0.9, bump=0.10, bscale=260, sheen=0.25)
    M["sand"] = mat("sandf", "#cdbb9d", 0.9, bump=0.12, bscale=200, sheen=0.3)
    M["green"] = mat(
        "greenf", "#1f4a37", 0.85, color2="#183c2c", scale=6, bump=0.15, bscale=220, sheen=0.4
    )
    M["gold"] = mat(
        "goldf", "#b8935a", 0.8, color2="#a8834b", scale=5, bump=0.15, bscale=200, sheen=0.3
    )
    M["brass"] = mat("brass", "#c49a55", 0.28, metal=1)
    M["lamp"] = mat("lamp", "#ffe2b8", 0.8, emis="#ffbf7a", estr=2.6)
    M["lampd"] = mat("lampd", "#ffe2b8", 0.8, emis="#ffae58", estr=9)
    for k in ("lamp", "lampd"):
        M[k].cycles.sample_as_light = False
    M["leaf"] = leaf_material("leaf", "#2c4c2a", "#557a38")
    M["leafd"] = leaf_material("leafd", "#1b3322", "#2f4f2c", old="#5d5f35", vein="#4f6b45", transl=0.2)
    # Beside the garden's common green: a grey one of the shore, a dark one, a light one.
    M["shore"] = leaf_material("shore", "#52653f", "#8b9a68", vein="#a9b48a", through="#b5bd7d")
    M["deep"] = leaf_material("deep", "#1f3d2a", "#3c6338", vein="#557a4e", through="#7fa04a")
    M["young"] = leaf_material("young", "#55762f", "#93a847", through="#c4cf5a", transl=0.36)
    M["greens"] = [M[kind] for kind in ("leaf", "deep", "shore", "leaf", "young")]
    # A palm's fronds are olive beside a garden's shrubs, and yellow before they fall.
    M["palm"] = leaf_material("palm", "#33502c", "#6d8138", old="#a8924e", vein="#8f9c58", through="#a9b04a", vary=0.7)
    M["lawn"] = leaf_material(
        "lawn", "#3f5c2a", "#7f9846", old="#a39a58", vein="#7a9443", vary=0, patches=0.7
    )
    M["turf"] = turf("turf")
    M["soil"] = mat("soil", "#3a3a22", 1, color2="#4a4a2c", scale=3, bump=0.6, bscale=40, spec=0.1)
    M["trunk"] = palm_bark("trunk")
    M["bark"] = smooth_bark("bark")
    M["ceramic"] = mat("ceramic", "#e9e2d4", 0.35, color2="#dfd5c3", scale=5)
    M["sheer"] = mat("sheer", "#fbf8f1", 0.9, transl=0.55)
    M["paper"] = mat("paper", "#f2ece0", 0.8, spec=0.2)
    M["clay"] = cloth("clay", "#b06a48", "#9c5a3b", pitch=0.002)
    M["reed"] = reed("reed", "#cda672", "#b98f5b")
    M["rug"] = mat("rug", "#cbbda3", 0.95, color2="#bdae92", scale=14, bump=0.6, bscale=160)
    M["floor"] = planks("floor", "#856850", "#6e543f", "#2d2118", width=1.9, row=0.15, rough=0.33)
    M["deck"] = planks(
        "deck", "#8b6a4a", "#775638", "#3a281a", width=2.4, row=0.14, rough=0.6, axis=1
    )
    M["pave"] = planks(
        "pave", "#b7a78f", "#a99880", "#7a6c58", width=1.2, row=0.6, rough=0.5, gap=0.008
    )
    M["black"] = mat("black", "#15110e", 0.35, spec=0.5)
    M["frangi"] = petal_material("frangi", "#fdf8ec", "#f0b732")
    return M


DUSK = [
    (-1, "#1b2a2c"),
    (-0.02, "#e2a071"),
    (0.012, "#f0b47c"),
    (0.06, "#e6a78a"),
    (0.14, "#b78f93"),
    (0.28, "#5f7f8d"),
    (0.5, "#2c5664"),
    (0.8, "#153a47"),
    (1, "#0f2e3b"),
]


# East, a few minutes after the sun has gone in the west: the earth's own shadow lies blue on the sea,
# above it the belt of rose light, above that the evening.
MOONRISE = [
    (-1, "#141f2c"),
    (-0.02, "#6f7f9c"),
    (0.012, "#7f88a6"),
    (0.05, "#a991ad"),
    (0.10, "#d9a5ae"),
    (0.17, "#d8adb6"),
    (0.27, "#9fa4bf"),
    (0.42, "#5f80a3"),
    (0.65, "#335a80"),
    (1, "#1c3a5c"),
]


DAY = [
    (-1, "#9fb4b0"),
    (-0.01, "#dfe9e4"),
    (0.02, "#e8efe9"),
    (0.12, "#c9dfe0"),
    (0.35, "#8fbccb"),
    (1, "#4f8fae"),
]


MORN = [
    (-1, "#a9aa9a"),
    (-0.01, "#f5e3cc"),
    (0.03, "#f6e4cf"),
    (0.14, "#e4dfd2"),
    (0.35, "#b4cdd2"),
    (1, "#6fa0b6"),
]
