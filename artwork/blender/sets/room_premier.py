"""Moonrise Premier at dusk."""

from kit.shapes import box, cyl, lathe, tube
from kit.stage import area, camera, point, sky
from kit.textiles import curtain
from sets.bedside import bed, headboard, lamp_table
from sets.furnishings import armchair, vase
from sets.grounds import lantern
from sets.palette import DUSK, mats
from sets.room_shell import room_light, room_shell, view


def room_premier(aspect):
    M = mats()
    W, D, H = 7.6, 6.0, 3.3
    op = (0.25, 7.35)
    sky(
        DUSK,
        0.9,
        sun_dir=(0.25, 1, 0.02),
        glow="#ff9a55",
        gstr=1.0,
        gsize=12,
        clouds=0.7,
        cloud_col="#f0b095",
        cscale=1.6,
    )
    room_shell(M, W, D, H, op, wall="plaster2")
    view(M, palms_at=((-1.5, 18, 0, 0.3, 0.95), (12.5, 20, 1, 2.2, 1.1), (15, 16, 2, 4.1, 0.9)))
    headboard(M, 3.0, 4.6, 1.5)
    bed(M, 1.42, 3.0, 2.05, 2.15, "green", canopy=True)
    for y in (1.35, 4.65):
        box(0.32, y, 0.16, 0.48, 0.52, 0.40, M["teak"], bevel=0.01)
        lamp_table(M, 0.32, y, 0.56)
    box(3.4, 3.0, 0.0, 3.4, 4.2, 0.018, M["rug"])
    box(2.80, 3.0, 0.30, 0.46, 1.7, 0.10, M["gold"], bevel=0.03)
    box(2.80, 3.0, 0.0, 0.40, 1.5, 0.30, M["teak"])
    armchair(M, 5.2, 4.9, rot=0.35)
    armchair(M, 6.7, 4.6, rot=-0.5)
    cyl(5.95, 4.35, 0, 0.34, 0.40, M["dark"])
    vase(M, 5.95, 4.35, 0.40, 0.75, seed=4)
    lathe(
        6.05, 4.75, H - 1.0, [(0.02, 0.3), (0.15, 0.26), (0.21, 0.12), (0.18, 0)], M["lamp"], n=48
    )
    tube([(6.05, 4.75, H), (6.05, 4.75, H - 0.7)], 0.01, M["brass"])
    point((6.05, 4.75, H - 1.1), 16, r=0.2)
    curtain(0.25, D - 0.10, 1.1, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=8, amp=0.05)
    curtain(6.6, D - 0.10, 7.35, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=7, amp=0.05, seed=5)
    lantern(M, 0.2, D + 1.6, 0, 1.2, 10)
    lantern(M, 4.8, D + 1.7, 0, 1.2, 10)
    room_light(M, W, D, H, op, 150, "#ffc9a0", 60)
    area((3.8, 3, H - 0.3), (3.8, 3, 0), 4, 3, 45, "#ffbf85")
    camera((6.7, 0.75, 1.35), (2.2, 4.9, 1.35), 20.5, shift_y=-0.02)
    return dict(exposure=0.5, vig=0.14)
