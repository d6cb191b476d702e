import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** A robot vacuum cleaner in front of its station. */
export const robotVacuum: DrawDevice = ({ brush, body }) =>
  shadow(620, 800, 250, 20) +
  box(630, 500, 430, 590, 50, brush.cylinder(body)) +
  box(630, 300, 394, 150, 36, brush.plane(lit(body, 0.12))) +
  box(630, 300, 394, 150, 36, 'none', `stroke="${dim(body, 0.3)}" stroke-width="3"`) +
  shape('M450 640 C450 610 470 596 500 596 H760 C790 596 810 610 810 640 V790 H450 Z', dim(body, 0.55)) +
  oval(630, 420, 5, 5, '#7ee0a0') +
  shine('M436 250 V740', 6, 0.4) +
  shadow(400, 856, 290, 26) +
  shape(
    'M112 740 C112 650 240 600 400 600 C560 600 688 650 688 740 V790 C688 840 560 874 400 874 C240 874 112 840 112 790 Z',
    brush.cylinder(dim(body, 0.06)),
  ) +
  oval(400, 736, 288, 118, brush.plane(lit(body, 0.1))) +
  oval(400, 736, 260, 104, 'none', `stroke="${dim(body, 0.22)}" stroke-width="3"`) +
  shape('M310 700 C310 672 490 672 490 700 V724 C490 752 310 752 310 724 Z', brush.cylinder(dim(body, 0.2))) +
  oval(400, 700, 90, 28, brush.plane(lit(body, 0.2))) +
  oval(400, 700, 36, 11, '#15161a') +
  box(400, 806, 150, 14, 7, '#15161a') +
  disc(368, 806, 4, '#ff7a59') +
  oval(400, 790, 30, 9, 'none', 'stroke="#ffb27a" stroke-width="4"') +
  shine('M140 720 C160 660 270 626 390 622', 8, 0.5)

/** A light vacuum cleaner on a tube. */
export const stickVacuum: DrawDevice = ({ brush, body }) =>
  shadow(300, 866, 170, 16) +
  line('M610 330 L346 790', dim('#9b9ea6', 0.2), 40) +
  line('M602 326 L338 786', '#eceef1', 10, 'opacity="0.8"') +
  shape(
    'M170 800 L440 800 C462 800 470 816 470 834 V862 H150 V834 C150 812 156 800 170 800 Z',
    brush.cylinder(dim(body, 0.25)),
  ) +
  box(310, 858, 300, 12, 6, '#7df0a8', 'opacity="0.8" filter="url(#soft9)"') +
  disc(346, 790, 30, brush.ball('#5a5d65')) +
  put(
    640,
    270,
    box(0, 0, 250, 200, 90, brush.cylinder(body)) +
      disc(-70, 0, 78, brush.metal('#8f939b')) +
      disc(-70, 0, 60, '#17181c') +
      repeat(10, (i) => put(-70, 0, box(0, -36, 6, 40, 3, '#4c4f58'), 1, i * 36)) +
      disc(-70, 0, 14, brush.ball(lit(body, 0.2))) +
      shape('M60 60 C150 80 190 150 170 250 L110 262 C126 180 90 120 20 96 Z', brush.cylinder(dim('#3a3c42', 0.1))) +
      shape('M20 90 C0 130 -6 170 10 220 L70 208 C58 170 64 140 84 116 Z', brush.cylinder('#2b2d33')) +
      box(40, -60, 120, 40, 12, brush.glass()) +
      line('M0 -60 h46', '#8ee8b0', 7) +
      shine('M-60 -92 H90', 7, 0.5),
    1.05,
    28,
  )

/** A robot that cleans windows. */
export const windowRobot: DrawDevice = ({ brush, body }) =>
  box(500, 500, 820, 820, 26, '#dfeaf2', 'opacity="0.9"') +
  box(500, 500, 820, 820, 26, brush.wallpaper(205), 'opacity="0.35"') +
  shape('M90 90 H500 L180 910 H90 Z', '#fff', 'opacity="0.35"') +
  line('M500 90 V910', '#fff', 10, 'opacity="0.75"') +
  box(500, 500, 820, 820, 26, 'none', 'stroke="#fff" stroke-width="22"') +
  shape('M110 120 H470 V460 H110 Z', '#fff', 'opacity="0.28"') +
  box(566, 566, 420, 420, 76, '#12303f', 'opacity="0.3" filter="url(#blur)"') +
  box(550, 540, 420, 420, 76, brush.plane(body)) +
  box(550, 540, 420, 420, 76, 'none', `stroke="${dim(body, 0.2)}" stroke-width="4"`) +
  box(550, 540, 300, 110, 55, brush.cylinder(dim(body, 0.12))) +
  disc(550, 540, 36, '#17181c') +
  disc(550, 540, 22, 'none', 'stroke="#7ee0a0" stroke-width="5"') +
  shine('M366 420 C370 372 400 350 440 346 H680', 8, 0.8) +
  line('M550 330 C560 240 620 160 700 60', '#3c4048', 10) +
  box(550, 744, 330, 26, 13, '#7fb6d6') +
  box(550, 338, 330, 26, 13, '#7fb6d6')

/** A floor washer in its dock. */
export const floorWasher: DrawDevice = ({ brush, body }) =>
  shadow(500, 868, 230, 18) +
  shape('M310 800 H690 C716 800 726 830 726 872 H274 C274 830 284 800 310 800 Z', brush.cylinder(dim(body, 0.14))) +
  box(500, 176, 60, 170, 30, brush.cylinder('#2b2d33')) +
  line('M500 250 V430', '#b7bac1', 36) +
  line('M492 250 V430', '#f2f3f5', 8) +
  shape('M470 96 C470 66 530 66 530 96 V130 H470 Z', brush.cylinder('#3b3d44')) +
  box(500, 560, 210, 360, 70, brush.cylinder(body)) +
  box(500, 470, 130, 130, 65, brush.glass()) +
  disc(500, 470, 46, 'none', 'stroke="#6fe3b0" stroke-width="7"') +
  line('M482 474 l12 12 l26 -28', '#e9fff4', 7) +
  box(500, 650, 166, 150, 40, '#a9cfe6', 'opacity="0.55"') +
  box(500, 690, 166, 70, 34, '#6fb1d8', 'opacity="0.55"') +
  shape('M350 740 H650 C690 740 706 770 706 822 H294 C294 770 310 740 350 740 Z', brush.cylinder(lit(body, 0.04))) +
  box(500, 826, 400, 26, 13, '#ff9a5c', 'opacity="0.85"') +
  shine('M410 430 V690', 9, 0.5)
