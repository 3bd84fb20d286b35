"""Garden Standard in the morning."""

from kit.shapes import box, cyl
from kit.stage import camera, sky, sun
from kit.textiles import curtain
from sets.bedside import bed, headboard, lamp_table
from sets.furnishings import armchair, art, vase
from sets.palette import MORN, mats
from sets.room_shell import room_light, room_shell, view


def room_standard(aspect):
    M = mats()
    W, D, H = 5.4, 5.2, 2.9
    op = (1.0, 5.0)
    sky(
        MORN,
        1.0,
        sun_dir=(0.6, 1, 0.35),
        glow="#fff0d8",
        gstr=0.35,
        gsize=20,
        clouds=0.5,
        cloud_col="#ffffff",
        cscale=1.5,
    )
    room_shell(M, W, D, H, op)
    view(M)
    headboard(M, 2.75, 3.5, 1.22)
    bed(M, 1.22, 2.75, 1.75, 2.05, "green")
    for y in (1.42, 4.08):
        box(0.30, y, 0.16, 0.44, 0.46, 0.40, M["teak"], bevel=0.01)
        lamp_table(M, 0.30, y, 0.56)
    art(M, 2.75, 1.55, 1.0, 0.72)
    box(3.0, 2.7, 0.0, 2.6, 3.0, 0.018, M["rug"])
    armchair(M, 4.45, 3.75, rot=-1.05)
    cyl(3.75, 4.55, 0, 0.24, 0.46, M["teak"])
    vase(M, 3.75, 4.55, 0.46, 0.8, n=9, seed=4)
    curtain(1.0, D - 0.10, 1.75, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=7, amp=0.05)
    curtain(4.45, D - 0.10, 5.05, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=6, amp=0.05, seed=5)
    room_light(M, W, D, H, op, 230, "#fff1df", 40)
    sun((0.55, 0.9, 0.62), 3.2, "#ffe2b8", 1.2)
    camera((4.75, 0.35, 1.35), (1.5, 4.6, 1.35), 19, shift_y=-0.045)
    return dict(exposure=0.35, vig=0.10, look="Medium High Contrast")
