"""The open hall that every outdoor picture shows."""

from kit.materials import mat
from kit.roofs import finial, swoop_roof
from kit.shapes import box, cyl, lathe, tube
from kit.stage import point
from kit.textiles import pillow


def pavilion(
    M, cx, cy, z, w=12, d=8, h=3.4, tiers=2, glow=1.0, finials=True, open_front=True, bays=6
):
    """Open-fronted Khmer hall: stone plinth, timber columns, slatted screens, two-tier roof."""
    box(cx, cy, z - 0.02, w + 2.2, d + 2.2, 0.22, M["stone"], bevel=0.02)
    box(cx, cy, z + 0.2, w + 1.0, d + 1.0, 0.16, M["stone"], bevel=0.02)
    z += 0.36
    box(cx, cy + d / 2 - 0.15, z, w, 0.3, h, M["plaster2"])
    for sx in (-1, 1):
        box(cx + sx * (w / 2 - 0.12), cy + d * 0.1, z, 0.24, d * 0.8, h, M["plaster2"])
        shutters(M, cx + sx * w / 2, cy + d * 0.12, z, sx)
    for i in range(bays + 1):
        x = cx - w / 2 + w * i / bays
        for y in (cy - d / 2, cy - d / 2 + 1.9):
            box(x, y, z, 0.26, 0.26, h, M["teakv"], bevel=0.02)
        box(x, cy - d / 2, z, 0.38, 0.38, 0.25, M["stone"], bevel=0.02)
    box(cx, cy - d / 2, z + h - 0.3, w + 0.4, 0.22, 0.34, M["teak"])
    box(cx, cy - d / 2 + 1.9, z + h - 0.3, w + 0.2, 0.2, 0.3, M["teak"])
    for i in range(bays):  # screens on the glazed line, with a warm room behind
        x0 = cx - w / 2 + w * i / bays
        bw = w / bays
        if i in (0, bays - 1):
            for k in range(12):
                box(x0 + bw * (k + 0.5) / 12, cy - d / 2 + 1.9, z, 0.05, 0.07, h - 0.3, M["teakv"])
    box(cx, cy, z + h - 0.02, w, d, 0.06, M["teak"])
    inner = mat("innerwall", "#e9c99a", 0.8, emis="#ff9d4d", estr=0.10 * glow)
    box(cx, cy + d / 2 - 0.34, z, w - 0.5, 0.05, h, inner)
    furnish_wall(M, cx, cy + d / 2 - 0.36, z, w, bays)
    for i in range(bays - 2):  # pendants
        x = cx - w / 2 + w * (i + 1.5) / bays
        lathe(
            x,
            cy - d / 2 + 3.4,
            z + h - 1.35,
            [(0.02, 0.5), (0.16, 0.42), (0.22, 0.2), (0.17, 0), (0.15, 0)],
            M["lampd"],
            n=20,
        )
        tube([(x, cy - d / 2 + 3.4, z + h), (x, cy - d / 2 + 3.4, z + h - 0.85)], 0.012, M["dark"])
        point((x, cy - d / 2 + 3.4, z + h - 1.6), 55 * glow, r=0.12)
    for i in range(bays + 1):  # uplights along the columns
        x = cx - w / 2 + w * i / bays
        point((x, cy - d / 2 - 0.28, z + 0.12), 9 * glow, color="#ffa65a", r=0.05)
    for k in range(2):  # seating inside
        x = cx + (k - 0.5) * w * 0.36
        box(x, cy - d / 2 + 3.6, z, 2.0, 0.8, 0.36, M["linen"], bevel=0.08)
        box(x, cy - d / 2 + 3.95, z + 0.3, 2.0, 0.22, 0.45, M["linen"], bevel=0.08)
        for q in (-0.6, 0.6):
            pillow(x + q, cy - d / 2 + 3.7, z + 0.58, 0.48, 0.44, 0.16, M["green"], rot=(1.2, 0, 0))
        cyl(x, cy - d / 2 + 2.7, z, 0.42, 0.34, M["teak"])
    swoop_roof(
        cx,
        cy,
        z + h + 0.02,
        w / 2 + 1.9,
        d / 2 + 1.9,
        w * 0.36,
        d * 0.24,
        1.75,
        M["roof"],
        curl=0.5,
        courses=18,
    )
    z2 = z + h + 1.78
    box(cx, cy, z2 - 0.3, w * 0.70, d * 0.46, 0.95, M["dark"])
    swoop_roof(
        cx,
        cy,
        z2 + 0.55,
        w * 0.36 + 1.15,
        d * 0.24 + 1.15,
        w * 0.23,
        0.02,
        2.9,
        M["roof"],
        curl=0.45,
        courses=26,
        power=1.35,
    )
    zr = z2 + 0.55 + 2.9
    tube(
        [(cx - w * 0.23 - 0.05, cy, zr + 0.02), (cx + w * 0.23 + 0.05, cy, zr + 0.02)],
        0.10,
        M["dark"],
    )
    if finials:
        for sx in (-1, 1):
            finial(cx + sx * w * 0.23, cy, zr - 0.02, M["dark"], s=1.25, dx=sx)
        for sx in (-1, 1):
            for sy in (-1, 1):
                finial(
                    cx + sx * (w * 0.36 + 1.1),
                    cy + sy * (d * 0.24 + 1.1),
                    z2 + 0.55 + 0.42,
                    M["dark"],
                    s=0.55,
                    dx=sx * 0.7,
                    dy=sy * 0.7,
                )
                finial(
                    cx + sx * (w / 2 + 1.82),
                    cy + sy * (d / 2 + 1.82),
                    z + h + 0.46,
                    M["dark"],
                    s=0.6,
                    dx=sx * 0.7,
                    dy=sy * 0.7,
                )
    return zr


def furnish_wall(M, cx, y, z, w, bays):
    """The back wall of the hall: hangings and pictures in turn with shelves of pots and books."""
    cloth = [
        mat(f"hanging{k}", a, 0.9, color2=b, scale=3, stretch=(1, 1, 7), bump=0.1, bscale=160)
        for k, (a, b) in enumerate((("#7c2f2a", "#5a1f20"), ("#27485a", "#1b3444"), ("#8a6a2f", "#5f471d")))
    ]
    pots = [mat(f"pot{k}", c, 0.45, color2=e, scale=6) for k, (c, e) in enumerate((("#d8cbb4", "#c4b498"), ("#5d7a6c", "#48635a"), ("#7a4a33", "#5f3827")))]
    paper = mat("paper", "#e8dcc4", 0.9, color2="#c9b48d", scale=2.2)
    for i in range(bays - 2):
        x = cx - w / 2 + w * (i + 1.5) / bays
        if i % 2 == 0:  # a framed pair of brush drawings, and a console below them
            for q in (-0.42, 0.42):
                box(x + q, y - 0.05, z + 1.25, 0.62, 0.04, 0.9, M["dark"], bevel=0.008)
                box(x + q, y - 0.075, z + 1.30, 0.52, 0.02, 0.8, paper)
                box(x + q + 0.04, y - 0.09, z + 1.42, 0.24, 0.01, 0.42, cloth[(i + (q > 0)) % 3])
            box(x, y - 0.28, z + 0.72, 1.6, 0.42, 0.06, M["teak"], bevel=0.01)
            for q in (-0.74, 0.74):
                box(x + q, y - 0.28, z, 0.06, 0.38, 0.72, M["teakv"])
            for k, q in enumerate((-0.5, -0.1, 0.52)):
                lathe(x + q, y - 0.28, z + 0.78, [(0.05, 0), (0.11, 0.08), (0.12, 0.2), (0.05, 0.3 + 0.05 * k), (0.07, 0.34 + 0.05 * k)], pots[k], n=20)
        else:  # an open shelf with pots, bowls and books
            for q in (-0.85, 0.0, 0.85):
                box(x + q, y - 0.2, z, 0.05, 0.34, 2.3, M["teakv"])
            for level in (0.05, 0.6, 1.15, 1.7, 2.25):
                box(x, y - 0.2, z + level, 1.75, 0.34, 0.04, M["teak"])
            for n in range(14):
                level = (0.64, 1.19, 1.74)[n % 3]
                q = -0.72 + 0.11 * n
                if n % 4 == 1:
                    lathe(x + q, y - 0.2, z + level, [(0.04, 0), (0.1, 0.06), (0.11, 0.16), (0.05, 0.26), (0.06, 0.3)], pots[n % 3], n=18)
                else:
                    for k in range(3):
                        box(x + q + 0.035 * k, y - 0.2, z + level, 0.03, 0.2, 0.22 + 0.03 * ((n + k) % 3), cloth[(n + k) % 3])


def shutters(M, x, y, z, side):
    """A pair of louvred shutters in a gable wall; `side` is the wall's outward direction along x."""
    out = x + side * 0.03
    box(out, y, z + 0.42, 0.08, 1.72, 0.07, M["teak"], bevel=0.01)
    box(out, y, z + 2.52, 0.08, 1.72, 0.09, M["teak"], bevel=0.01)
    for k in (-0.82, 0.0, 0.82):
        box(out, y + k, z + 0.45, 0.07, 0.075, 2.1, M["teakv"], bevel=0.008)
    for leaf in (-0.41, 0.41):
        for k in range(22):
            slat = box(out, y + leaf, z + 0.53 + k * 0.09, 0.012, 0.74, 0.10, M["teak"])
            slat.rotation_euler[1] = side * 0.6
    box(x + side * 0.01, y - 0.18, z, 0.05, 7.2, 0.24, M["stone"], bevel=0.01)
