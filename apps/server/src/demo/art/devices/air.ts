import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** An air purifier in the form of a tower. */
export const purifier: DrawDevice = ({ brush, body }) =>
  shadow(500, 860, 230) +
  shape('M290 200 C290 160 710 160 710 200 V810 C710 872 290 872 290 810 Z', brush.cylinder(body)) +
  oval(500, 198, 210, 40, brush.plane(dim(body, 0.05))) +
  oval(500, 198, 180, 32, '#26282d') +
  repeat(7, (i) =>
    oval(500, 198, 170 - i * 22, 29 - i * 4, 'none', `stroke="${lit('#3a3d45', 0.12)}" stroke-width="3"`),
  ) +
  repeat(24, (i) => line(`M${312 + i * 16.4} 520 V800`, dim(body, 0.3), 4, 'opacity="0.5"')) +
  disc(500, 350, 82, brush.glass()) +
  disc(500, 350, 70, 'none', 'stroke="#6fe3b0" stroke-width="8" filter="url(#soft)"') +
  disc(500, 350, 70, 'none', 'stroke="#baf6da" stroke-width="3"') +
  line('M468 350 v-14 M468 364 v0 M488 336 h0 M480 332 h40 M500 332 v40', '#eafff5', 0) +
  line('M470 344 h24 M510 344 h22 M470 364 h62', '#eafff5', 9) +
  shine('M318 230 V500', 14, 0.45)

/** A humidifier in the form of a drop. */
export const humidifier: DrawDevice = ({ brush, body }) =>
  repeat(3, (i) =>
    line(
      `M${430 + i * 70} 250 C${400 + i * 70} 200 ${460 + i * 70} 150 ${430 + i * 70} 90`,
      '#fff',
      20,
      'opacity="0.75" filter="url(#soft9)"',
    ),
  ) +
  shadow(500, 856, 220) +
  shape(
    'M290 470 C290 340 380 270 500 270 C620 270 710 340 710 470 V780 C710 872 290 872 290 780 Z',
    brush.cylinder(body),
  ) +
  oval(500, 310, 120, 30, dim(body, 0.4)) +
  oval(500, 308, 104, 24, '#23262c') +
  box(500, 560, 90, 240, 45, '#bfe0f2', 'opacity="0.75"') +
  box(500, 610, 90, 140, 45, '#6fb1d8', 'opacity="0.75"') +
  disc(500, 760, 30, dim(body, 0.1)) +
  disc(500, 760, 22, 'none', 'stroke="#7fd0ff" stroke-width="5"') +
  shine('M322 460 C330 390 370 340 420 320', 14, 0.6)

/** A fan whose head turns. */
export const fan: DrawDevice = ({ brush, body }) =>
  shadow(500, 864, 170, 18) +
  oval(500, 850, 160, 30, brush.cylinder(body)) +
  oval(500, 838, 160, 28, brush.plane(lit(body, 0.18))) +
  box(500, 730, 40, 220, 14, brush.cylinder(dim(body, 0.05))) +
  box(500, 640, 110, 90, 40, brush.ball(dim(body, 0.04))) +
  disc(500, 370, 288, brush.metal(lit(body, 0.1))) +
  disc(500, 370, 262, '#23262c', 'opacity="0.9"') +
  repeat(7, (i) =>
    put(
      500,
      370,
      shape('M0 -30 C60 -90 90 -180 40 -236 C-40 -240 -80 -120 0 -30 Z', brush.plane(lit(body, 0.1)), 'opacity="0.9"'),
      1,
      i * 51.4,
    ),
  ) +
  repeat(36, (i) => put(500, 370, line('M0 -70 L26 -262', lit(body, 0.5), 3, 'opacity="0.6"'), 1, i * 10)) +
  disc(500, 370, 150, 'none', `stroke="${lit(body, 0.5)}" stroke-width="3" opacity="0.6"`) +
  disc(500, 370, 72, brush.ball(body)) +
  disc(500, 370, 10, '#ffb27a') +
  shine('M236 300 C262 200 340 120 440 98', 10, 0.6)

/** A motor that opens and closes curtains. */
export const curtain: DrawDevice = ({ brush, body }) => {
  const folds = (x: number, width: number) =>
    shape(
      `M${x} 220 H${x + width} C${x + width - 10} 500 ${x + width + 6} 700 ${x + width - 4} 870 H${x + 4} C${x - 6} 700 ${x + 10} 500 ${x} 220 Z`,
      brush.cylinder('#e7d9c4'),
    )
  return (
    box(500, 540, 620, 640, 8, brush.wallpaper(32), 'opacity="0.8"') +
    disc(560, 480, 200, brush.glow('#fff6dd', 0.95)) +
    line('M500 230 V860', '#fff', 14, 'opacity="0.85"') +
    line('M190 540 H810', '#fff', 14, 'opacity="0.85"') +
    repeat(4, (i) => folds(110 + i * 62, 66)) +
    repeat(3, (i) => folds(700 + i * 62, 66)) +
    box(500, 200, 860, 40, 16, brush.metal('#dcdee2')) +
    box(150, 300, 96, 240, 40, brush.cylinder(body)) +
    disc(150, 380, 8, '#7ee0a0') +
    shine('M116 210 V390', 6, 0.7) +
    oval(500, 876, 380, 8, dim('#8d7a66', 0.2), 'opacity="0.25" filter="url(#soft9)"')
  )
}
