"""Surfaces that are seen close: timber, boards, plaster, cloth, glass, tiles."""

from kit.nodes import Graph

ALONG = {"x": (0.035, 1, 1), "y": (1, 0.035, 1), "z": (1, 1, 0.035)}


def _grain(g, at, axis, across=130):
    """Grain along `axis`: 0..1 for the year rings, 0..1 for the fibres, `across` of them a metre."""
    stretched = g.moved(at, scale=ALONG[axis])
    # Rings are the contours of a slow noise: near together here, far apart there, as a saw cuts them.
    slow = g.noise(stretched, 4.0, 2, 0.4, 0.2)
    rings = g.span(g.math("SINE", g.math("MULTIPLY", slow, 95.0)), -1, 1)
    fine = tuple(across / 80 if s < 1 else across for s in ALONG[axis])
    fibres = g.noise(g.moved(at, scale=fine), 1.0, 2, 0.6)
    return rings, fibres


def _timber(g, at, axis, tones, chance, rough, gap=None, calm=False):
    """`calm` is oiled smooth and seen from afar at dusk: a bold figure, and fibres that neither
    catch the lamps nor fall below a pixel, where cleaning the picture would smear them.
    """
    dark, middle, light = tones
    rings, fibres = _grain(g, at, axis, 48 if calm else 130)
    # Fibres narrower than a pixel would only be noise: the figure calms down with distance.
    near = g.span(g.node("CameraData").outputs["View Distance"], 1.5, 6.0, 1.0, 0.4)
    mixed = g.math("SUBTRACT", g.mix(0.5 if calm else 0.74, rings, fibres), 0.5)
    figure = g.math("ADD", g.math("MULTIPLY", mixed, near), 0.5)
    colour = g.ramp(figure, (0.22, dark), (0.5, middle), (0.78, light))
    shade = g.span(chance, 0, 1, *((0.62, 1.3) if calm else (0.78, 1.12)))
    inputs = {"Color": colour, "Value": shade, "Saturation": g.span(chance, 0, 1, 1.06, 0.94)}
    colour = g.node("HueSaturation", inputs).outputs[0]
    normal = g.bump(fibres, 0.0001 if calm else 0.0006, 0.5)
    uneven = 0.02 if calm else 0.12
    if gap:
        colour = g.mix(gap, colour, "#1a110b")
        normal = g.bump(g.math("SUBTRACT", 1.0, gap), 0.002, 0.8, normal)
    return g.surface(
        g.principled(
            base_color=colour,
            roughness=g.span(fibres, 0.2, 0.8, rough + uneven, rough - uneven / 2),
            specular=0.42,
            normal=normal,
        )
    )


TEAK = ("#553523", "#7d5436", "#9c7049")
WALNUT = ("#2a1a12", "#43291b", "#5b3b27")
PALE = ("#967658", "#a88768", "#b8987a")


def timber(name, axis, tones=TEAK, rough=0.42):
    """Wood for pieces whose grain runs along `axis`; each object is cut from another board."""
    g = Graph(name)
    chance = g.node("ObjectInfo").outputs["Random"]
    far = g.math("MULTIPLY", chance, 43.0)
    offset = g.node("CombineXYZ", {0: far, 1: far, 2: far}).outputs[0]
    return _timber(g, g.added(g.coordinates(), offset), axis, tones, chance, rough)


def boards(name, axis, tones=TEAK, row=0.14, length=1.9, rough=0.3, gap=0.004, calm=False):
    """A floor of boards along x or y: each with its own figure, dark joints between."""
    g = Graph(name)
    at = g.coordinates()
    flat = g.moved(at, turn=(0, 0, 0 if axis == "x" else 1.5708))
    brick = g.node(
        "TexBrick",
        {
            "Vector": flat,
            "Color1": "#000000",
            "Color2": "#ffffff",
            "Mortar": "#808080",
            "Scale": 1.0,
            "Mortar Size": gap / 2,
            "Mortar Smooth": 0.3,
            "Brick Width": length,
            "Row Height": row,
        },
        offset=0.37,
        offset_frequency=3,
    )
    chance = g.node("RGBToBW", {0: brick.outputs["Color"]}).outputs[0]
    far = g.math("MULTIPLY", chance, 31.0)
    offset = g.node("CombineXYZ", {0: far, 1: far, 2: far}).outputs[0]
    joints = brick.outputs["Fac"]
    return _timber(g, g.added(at, offset), axis, tones, chance, rough, joints, calm)


def plaster(name, colour="#efe8dc", shade="#e6dccb"):
    """Lime plaster laid on by hand: soft waves, hardly any gloss."""
    g = Graph(name)
    at = g.coordinates()
    broad = g.noise(at, 0.9, 4, 0.55, 0.3)
    fine = g.noise(at, 38.0, 4, 0.6)
    normal = g.bump(g.noise(at, 5.0, 3), 0.006, 0.35, g.bump(fine, 0.0008, 0.4))
    colour = g.ramp(g.mix(0.2, broad, fine), (0.3, shade), (0.7, colour))
    return g.surface(g.principled(base_color=colour, roughness=0.86, specular=0.2, normal=normal))


def _weave(g, at, pitch):
    """Threads over and under, 0..1; pitch in metres."""
    threads = []
    for direction in "XYZ":
        inputs = {"Vector": at, "Scale": 0.314 / pitch, "Distortion": 0.6, "Detail": 1.0}
        node = g.node(
            "TexWave", inputs, wave_type="BANDS", bands_direction=direction, wave_profile="SIN"
        )
        threads.append(node.outputs["Fac"])
    return g.math("MAXIMUM", g.math("MAXIMUM", threads[0], threads[1]), threads[2])


def cloth(name, colour, other=None, pitch=0.0016, sheen=0.3, rough=0.92, through=0.0, depth=0.0005):
    """Woven cloth; `other` mottles it, `through` lets light shine through it."""
    g = Graph(name)
    at = g.coordinates()
    weave = _weave(g, at, pitch)
    slub = g.noise(g.moved(at, scale=(14, 90, 60)), 1.0, 3)
    tone = g.mix(0.35, slub, g.noise(at, 2.2, 2))
    colours = g.ramp(tone, (0.3, other or colour), (0.7, colour))
    crumple = g.bump(g.noise(at, 16.0, 3, 0.5, 0.5), 0.0035, 0.5)
    solid = g.principled(
        base_color=colours,
        roughness=rough,
        specular=0.18,
        sheen=sheen,
        normal=g.bump(weave, depth, 0.55, crumple),
    )
    if not through:
        return g.surface(solid)
    light = g.node("BsdfTranslucent", {"Color": colours}).outputs[0]
    return g.surface(g.node("MixShader", {0: through, 1: solid, 2: light}).outputs[0])


def bedding(name, colour, shade, line=None):
    """Washed linen of a duvet or a pillow: slubs that follow the cloth as it was cut, creases, the
    stitches of its seam and, outside them in the colour `line`, a row of embroidery.

    Reads what `linen.mark` wrote.
    """
    g = Graph(name)
    at = g.node("Attribute", attribute_name="cloth").outputs["Vector"]
    x, y, inside = g.node("SeparateXYZ", {0: at}).outputs
    flat = g.node("CombineXYZ", {0: x, 1: y}).outputs[0]
    # Yarn of uneven strength, both ways; what is finer than a pixel would only be noise.
    weft = g.noise(g.moved(flat, scale=(22, 420, 1)), 1.0, 3, 0.6)
    warp = g.noise(g.moved(flat, scale=(420, 22, 1), by=(3, 7, 0)), 1.0, 3, 0.6)
    slub = g.math("ADD", g.math("MULTIPLY", weft, 0.5), g.math("MULTIPLY", warp, 0.5))
    tone = g.mix(0.3, slub, g.noise(flat, 2.5, 3))
    colours = g.ramp(tone, (0.36, shade), (0.6, colour))
    # Creases: where a noise passes its middle the cloth was pressed into an edge.
    folds = None
    for scale, depth, far in ((7.0, 0.011, 0), (19.0, 0.005, 5)):
        wander = g.noise(g.moved(flat, by=(far, far, far)), scale, 3, 0.55, 0.9)
        ridge = g.math("ABSOLUTE", g.math("SUBTRACT", wander, 0.5))
        folds = g.bump(g.span(ridge, 0.0, 0.16, 1.0, 0.0), depth, 0.5, folds)
    groove = g.span(g.math("ABSOLUTE", inside), 0.0, 0.0035, 1.0, 0.0)
    colours = g.mix(g.math("MULTIPLY", groove, 0.5), colours, "#6f685c", "MULTIPLY")
    if line:
        row = g.math("ABSOLUTE", g.math("SUBTRACT", inside, -0.012))
        colours = g.mix(g.span(row, 0.0022, 0.003, 0.85, 0.0), colours, line)
    normal = g.bump(g.math("SUBTRACT", 1.0, groove), 0.003, 0.7, folds)
    normal = g.bump(slub, 0.0012, 0.5, normal)
    return g.surface(
        g.principled(
            base_color=colours, roughness=0.9, specular=0.15, sheen=0.25, normal=normal
        )
    )


def striped(name, colour, stripe, pitch=0.11, share=0.22):
    """Cotton with woven stripes across its width (X)."""
    g = Graph(name)
    at = g.coordinates()
    x = g.node("SeparateXYZ", {0: at}).outputs["X"]
    within = g.math("FRACT", g.math("ADD", g.math("DIVIDE", x, pitch), 20.0))
    band = g.math("LESS_THAN", within, share)
    line = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", within, share + 0.14)), 0.025)
    pile = g.noise(at, 260.0, 3, 0.6)
    colours = g.mix(g.math("MAXIMUM", band, line), colour, stripe)
    colours = g.mix(g.span(pile, 0.3, 0.7, 0.12, 0.0), colours, "#5b564c")
    crumple = g.bump(g.noise(at, 11.0, 3, 0.5, 0.5), 0.006, 0.6)
    normal = g.bump(pile, 0.0015, 0.6, crumple)
    return g.surface(g.principled(base_color=colours, roughness=0.95, specular=0.1, sheen=0.4, normal=normal))


def reed(name, colour, other):
    """Split cane: smooth strips, their tone wandering along the piece."""
    g = Graph(name)
    tone = g.noise(g.coordinates(), 7.0, 3, 0.6, 0.5)
    colours = g.ramp(tone, (0.3, other), (0.7, colour))
    return g.surface(g.principled(base_color=colours, roughness=0.48, specular=0.3))


def sheer(name="sheer", colour="#fbf8f2"):
    """Thin linen: part of the view and much of the light comes through."""
    g = Graph(name)
    at = g.coordinates()
    threads = g.noise(g.moved(at, scale=(260, 260, 9)), 1.0, 2)
    solid = g.principled(base_color=colour, roughness=0.95, specular=0.1, sheen=0.2)
    light = g.node("BsdfTranslucent", {"Color": colour}).outputs[0]
    woven = g.node("MixShader", {0: 0.55, 1: solid, 2: light}).outputs[0]
    clear = g.node("BsdfTransparent").outputs[0]
    share = g.span(threads, 0.3, 0.7, 0.1, 0.34)
    return g.surface(g.node("MixShader", {0: share, 1: woven, 2: clear}).outputs[0])


def velvet(name, colour, other):
    """Cotton velvet; where hands have stroked its pile the other way it is darker."""
    g = Graph(name)
    stroked = g.noise(g.moved(g.coordinates(), scale=(4, 10, 10)), 1.0, 5, 0.6, 0.25)
    colours = g.ramp(stroked, (0.3, other), (0.75, colour))
    nap = g.bump(g.noise(g.coordinates(), 420.0, 2), 0.0012, 0.6, g.bump(stroked, 0.004, 0.3))
    return g.surface(
        g.principled(
            base_color=colours, roughness=0.75, specular=0.2, sheen=1.0, sheen_tint=0.6, normal=nap
        )
    )


def glass(name="glass", tint="#eef5f1"):
    """A pane: reflects by its angle, bends nothing, lets the sun through."""
    g = Graph(name)
    # From behind, the plain index would be taken for a look out of the glass: a perfect mirror.
    behind = g.node("NewGeometry").outputs["Backfacing"]
    fresnel = g.node("Fresnel", {"IOR": g.span(behind, 0, 1, 1.52, 1 / 1.52)}).outputs[0]
    share = g.math("MINIMUM", g.math("MULTIPLY", fresnel, 1.6), 1.0)
    mirror = g.node("BsdfGlossy", {"Color": "#ffffff", "Roughness": 0.0}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": tint}).outputs[0]
    seen = g.node("MixShader", {0: share, 1: clear, 2: mirror}).outputs[0]
    plain = g.node("BsdfTransparent", {"Color": tint}).outputs[0]
    shadow = g.node("LightPath").outputs["Is Shadow Ray"]
    return g.surface(g.node("MixShader", {0: shadow, 1: seen, 2: plain}).outputs[0])


def vessel_glass(name="vessel"):
    """Blown glass for carafes and cups: clear in the middle, bright at the rim."""
    g = Graph(name)
    facing = g.node("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    mirror = g.node("BsdfGlossy", {"Color": "#ffffff", "Roughness": 0.02}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": "#dfe9e4"}).outputs[0]
    share = g.span(g.math("POWER", facing, 2.0), 0, 1, 0.06, 0.8)
    return g.surface(g.node("MixShader", {0: share, 1: clear, 2: mirror}).outputs[0])


def tiles(name, colour, other, width=0.065, height=0.2, joint="#cfc8ba", rough=0.16, plane="xz"):
    """Glazed tiles made by hand: each of its own tone, none quite flat. `plane` is the wall's."""
    g = Graph(name)
    at = g.coordinates()
    turn = {"xy": (0, 0, 0), "xz": (-1.5708, 0, 0), "yz": (1.5708, 1.5708, 0)}[plane]
    brick = g.node(
        "TexBrick",
        {
            "Vector": g.moved(at, turn=turn),
            "Color1": colour,
            "Color2": other,
            "Mortar": joint,
            "Scale": 1.0,
            "Mortar Size": 0.0016,
            "Mortar Smooth": 0.2,
            "Brick Width": width,
            "Row Height": height,
        },
        offset=0.0,
    )
    glaze = g.noise(at, 26.0, 3, 0.5)
    colours = g.mix(g.span(glaze, 0.2, 0.8, 0.0, 0.35), brick.outputs["Color"], other)
    joints = brick.outputs["Fac"]
    normal = g.bump(g.math("SUBTRACT", 1.0, joints), 0.0015, 0.9, g.bump(glaze, 0.003, 0.5))
    return g.surface(
        g.principled(
            base_color=colours,
            roughness=g.span(joints, 0, 1, rough, 0.85),
            specular=0.5,
            normal=normal,
        )
    )


def terrazzo(name, ground="#d9d0c1", chips=("#8f8776", "#efe8da", "#5f6a5c"), rough=0.28):
    g = Graph(name)
    at = g.coordinates()
    cells = g.node("TexVoronoi", {"Vector": at, "Scale": 46.0}, feature="F1")
    edge = g.node("TexVoronoi", {"Vector": at, "Scale": 46.0}, feature="DISTANCE_TO_EDGE")
    pick = g.node("RGBToBW", {0: cells.outputs["Color"]}).outputs[0]
    stones = g.ramp(pick, (0.3, chips[0]), (0.55, chips[1]), (0.8, chips[2]))
    inside = g.span(edge.outputs["Distance"], 0.10, 0.16)
    some = g.math("MULTIPLY", inside, g.span(pick, 0.36, 0.40))
    return g.surface(
        g.principled(base_color=g.mix(some, ground, stones), roughness=rough, specular=0.45)
    )


def stone(name, colour, other, rough=0.6, depth=0.006, scale=5.0):
    """Stone worked by hand."""
    g = Graph(name)
    at = g.coordinates()
    broad = g.noise(at, scale, 6, 0.6, 0.4)
    pits = g.noise(at, scale * 14, 4, 0.65)
    normal = g.bump(pits, depth * 0.25, 0.6, g.bump(broad, depth, 0.5))
    colours = g.ramp(g.mix(0.35, broad, pits), (0.3, other), (0.7, colour))
    return g.surface(
        g.principled(base_color=colours, roughness=rough, specular=0.35, normal=normal)
    )


def watercolour(name, low, high, bands, seed=0.0):
    """A wash on paper: bands are (share of the height, "#colour") from the bottom up, edges run."""
    g = Graph(name)
    at = g.moved(g.coordinates(), by=(seed, seed, 0))
    height = g.node("SeparateXYZ", {0: g.coordinates()}).outputs["Z"]
    run = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 5.0, 5, 0.6, 0.6), 0.5), 0.16)
    share = g.math("ADD", g.span(height, low, high), run)
    wash = g.ramp(share, *bands)
    pale = g.span(g.noise(at, 21.0, 5, 0.65), 0.3, 0.75, 0.0, 0.35)
    return g.surface(
        g.principled(base_color=g.mix(pale, wash, "#f2ece0"), roughness=0.9, specular=0.1)
    )


def plain(name, colour, rough=0.5, metal=0.0, spec=0.45):
    g = Graph(name)
    return g.surface(
        g.principled(base_color=colour, roughness=rough, metallic=metal, specular=spec)
    )


def glow(name, colour, strength):
    """Something that shines; its light comes from a lamp beside it, this is what one sees."""
    g = Graph(name)
    shader = g.node("Emission", {"Color": colour, "Strength": strength}).outputs[0]
    material = g.surface(shader)
    material.cycles.sample_as_light = False
    return material


def moon_face(name, strength, size):
    """The moon's disc of `size` metres across: warm, with its dark seas; the light is a lamp's."""
    g = Graph(name)
    at = g.moved(g.coordinates(), scale=(1 / size, 1 / size, 1 / size))
    seas = g.noise(at, 2.6, 5.0, 0.55, 0.4)
    face = g.ramp(seas, (0.40, "#b99b74"), (0.50, "#e6cda2"), (0.60, "#fff1d2"))
    material = g.surface(g.node("Emission", {"Color": face, "Strength": strength}).outputs[0])
    material.cycles.sample_as_light = False
    return material


def palm_bark(name, colour="#7d7569", other="#5c554a"):
    """A coconut palm's trunk: uneven rings, fine cracks along it, lichen on some of it, moss below."""
    g = Graph(name)
    at = g.coordinates()
    height = g.node("SeparateXYZ", {0: at}).outputs["Z"]
    wander = g.math("MULTIPLY", g.noise(at, 2.3, 3), 1.1)
    ring = g.math("FRACT", g.math("ADD", g.math("MULTIPLY", height, 4.4), wander))
    scar = g.math("MULTIPLY", g.span(ring, 0.0, 0.16, 1.0, 0.0), g.span(g.noise(at, 5.0, 2), 0.4, 0.6, 0.25, 1.0))
    cracks = g.noise(g.moved(at, scale=(34, 34, 2.2)), 1.0, 4, 0.65)
    tone = g.mix(0.45, g.noise(at, 1.7, 4, 0.6), cracks)
    colours = g.ramp(tone, (0.30, other), (0.52, colour), (0.72, "#978f80"))
    lichen = g.span(g.noise(g.moved(at, by=(9, 4, 2)), 3.1, 6, 0.7, 0.4), 0.56, 0.64)
    colours = g.mix(g.math("MULTIPLY", lichen, 0.7), colours, "#a9aa98")
    moss = g.math("MULTIPLY", g.span(height, 0.2, 2.4, 1.0, 0.0), g.span(g.noise(at, 2.2, 4), 0.45, 0.62))
    colours = g.mix(g.math("MULTIPLY", moss, 0.55), colours, "#535b38")
    colours = g.mix(g.math("MULTIPLY", scar, 0.55), colours, "#37322a")
    normal = g.bump(g.math("SUBTRACT", cracks, g.math("MULTIPLY", scar, 0.8)), 0.02, 0.6)
    return g.surface(g.principled(base_color=colours, roughness=0.92, specular=0.15, normal=normal))


def smooth_bark(name, colour="#8b857a", other="#696359"):
    """Frangipani's bark: grey and smooth, with the scars of leaves and pale rounds of lichen."""
    g = Graph(name)
    at = g.coordinates()
    broad = g.noise(at, 2.6, 5, 0.6, 0.5)
    fine = g.noise(at, 42.0, 3, 0.6)
    colours = g.ramp(g.mix(0.35, broad, fine), (0.32, other), (0.55, colour), (0.72, "#9b968a"))
    lichen = g.span(g.noise(g.moved(at, by=(5, 1, 8)), 4.6, 6, 0.72, 0.6), 0.56, 0.63)
    colours = g.mix(g.math("MULTIPLY", lichen, 0.75), colours, "#b3b3a1")
    damp = g.span(g.noise(g.moved(at, by=(2, 6, 3), scale=(1, 1, 0.5)), 1.9, 4), 0.52, 0.66)
    colours = g.mix(g.math("MULTIPLY", damp, 0.5), colours, "#565a41")
    scars = g.node("TexVoronoi", {"Vector": at, "Scale": 17.0}, feature="F1").outputs["Distance"]
    scar = g.math("MULTIPLY", g.span(scars, 0.10, 0.26, 1.0, 0.0), g.span(broad, 0.45, 0.6))
    colours = g.mix(g.math("MULTIPLY", scar, 0.45), colours, "#4c473e")
    normal = g.bump(g.math("ADD", g.math("MULTIPLY", fine, 0.5), scar), 0.008, 0.6)
    return g.surface(g.principled(base_color=colours, roughness=0.85, specular=0.2, normal=normal))


def turf(name, lush="#4a6530", dry="#8d8d4e", earth="#6a5a3f"):
    """Mown grass from afar: lusher here, drier there, the earth showing where people walk."""
    g = Graph(name)
    at = g.node("NewGeometry").outputs["Position"]
    blades = g.noise(at, 38.0, 5, 0.7)
    tufts = g.noise(at, 6.5, 4, 0.6)
    colours = g.ramp(g.mix(0.5, tufts, blades), (0.30, "#3a5027"), (0.52, lush), (0.70, "#7f9148"))
    colours = g.mix(g.span(g.noise(at, 0.55, 4, 0.5), 0.42, 0.68, 0.0, 0.6), colours, dry)
    worn = g.span(g.noise(g.moved(at, by=(7, 3, 0)), 0.33, 6, 0.62), 0.60, 0.70, 0.0, 0.6)
    colours = g.mix(worn, colours, earth)
    normal = g.bump(blades, 0.05, 0.9, g.bump(tufts, 0.05, 0.5))
    return g.surface(g.principled(base_color=colours, roughness=0.95, specular=0.1, normal=normal))
