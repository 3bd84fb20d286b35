"""What the rooms and baths are made of. Timber comes by the axis of its grain."""

from kit import surfaces as s


def timbers(name, tones, rough=0.42):
    return {axis: s.timber(f"{name}-{axis}", axis, tones, rough) for axis in "xyz"}


def interior():
    return {
        "teak": timbers("teak", s.TEAK),
        "walnut": timbers("walnut", s.WALNUT, 0.36),
        "pale": timbers("pale", s.PALE, 0.5),
        "cane": s.cloth("cane", "#c79d6e", "#ab8054", pitch=0.004, sheen=0, rough=0.5),
        "reed": s.reed("reed", "#cda672", "#b98f5b"),
        "dark reed": s.reed("dark reed", "#b58a58", "#9c7346"),
        "linen": s.cloth("linen", "#f3eee5", "#ece5d9"),
        "sheet": s.cloth("sheet", "#f8f5ef", "#f3eee6", sheen=0.2),
        "flax": s.cloth("flax", "#c9b797", "#b7a481", pitch=0.0022),
        "clay": s.cloth("clay", "#b06a48", "#9c5a3b", pitch=0.002),
        "leaf": s.cloth("leafcloth", "#35583f", "#2a4a34", pitch=0.002),
        "indigo": s.cloth("indigo", "#26384f", "#1c2b3f", pitch=0.002),
        "ochre": s.cloth("ochre", "#b98d4c", "#a57a3c", pitch=0.002),
        "leaf throw": s.bedding("leaf throw", "#78835f", "#5f6a49"),
        "indigo throw": s.bedding("indigo throw", "#2d4159", "#1e2d41"),
        "ochre throw": s.bedding("ochre throw", "#bd9352", "#a07438"),
        "mist": s.cloth("mist", "#93a5a3", "#7d908f", pitch=0.002),
        "beach towel": s.striped("beach towel", "#e9e2d2", "#6c8794"),
        "velvet": s.velvet("velvet", "#2c6148", "#1b4632"),
        "sheer": s.sheer(),
        "shade": s.cloth("shade", "#f1dfc0", "#ead5b2", pitch=0.002, through=0.62, sheen=0),
        "plaster": s.plaster("limewash"),
        "warmplaster": s.plaster("warmwash", "#e3d5c0", "#d8c8b0"),
        "ceiling": s.plaster("ceiling", "#f4f0e8", "#eee8dd"),
        "brass": s.plain("brassware", "#b98f4e", 0.24, metal=1.0),
        "bronze": s.plain("bronze", "#3b3028", 0.4, metal=0.8),
        "black": s.plain("blackware", "#191715", 0.4),
        "paper": s.plain("paper", "#f2ece0", 0.8, spec=0.2),
        "glaze": s.plain("glaze", "#e8e0d2", 0.22),
        "celadon": s.plain("celadon", "#8fa893", 0.18),
        "earth": s.stone("earthenware", "#a3714f", "#8a5b3e", 0.7, 0.002, 9.0),
        "stone": s.stone("basin", "#a89f90", "#8f8676", 0.5),
        "dark stone": s.stone("andesite", "#57544e", "#413e39", 0.45),
        "glass": s.glass(),
        "vessel": s.vessel_glass(),
        "bulb": s.glow("bulb", "#ffd9a0", 7.0),
        "mirror": s.plain("mirror", "#f1f3f2", 0.0, metal=1.0),
        "jute": s.cloth("jute", "#b39a7d", "#947b5f", pitch=0.012, sheen=0, depth=0.004),
        "indigowool": s.cloth("indigowool", "#3a4a63", "#2a384f", pitch=0.006, depth=0.003),
        "wool": s.cloth("wool", "#e6decd", "#d9cfba", pitch=0.006, depth=0.003),
    }
