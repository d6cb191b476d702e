import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** A motion sensor. */
export const sensor: DrawDevice = ({ brush, body }) =>
  shadow(500, 850, 180) +
  repeat(3, (i) =>
    line(
      `M${250 - i * 60} ${400 - i * 36} A${330 + i * 80} ${330 + i * 80} 0 0 1 ${750 + i * 60} ${400 - i * 36}`,
      '#ff9a5c',
      5,
      `opacity="${0.4 - i * 0.11}"`,
    ),
  ) +
  shape('M360 790 H640 L670 840 C672 862 328 862 330 840 Z', brush.cylinder(dim(body, 0.06))) +
  box(500, 740, 60, 130, 20, brush.cylinder(dim(body, 0.1))) +
  box(500, 560, 360, 360, 100, brush.ball(body)) +
  box(500, 560, 300, 300, 80, brush.plane(lit(body, 0.2)), 'opacity="0.8"') +
  disc(500, 560, 84, brush.ball(dim(body, 0.05))) +
  disc(500, 560, 60, brush.glass()) +
  disc(500, 560, 8, '#7ee0a0') +
  shine('M350 470 C360 420 400 396 450 392', 10, 0.8)

/** A door sensor of two parts. */
export const sensorTall: DrawDevice = ({ brush, body }) =>
  shadow(430, 850, 130, 14) +
  shadow(680, 850, 80, 12) +
  box(430, 540, 220, 600, 60, brush.cylinder(body)) +
  box(430, 540, 190, 570, 50, brush.plane(lit(body, 0.15)), 'opacity="0.6"') +
  disc(430, 330, 12, '#ff8a4c') +
  disc(430, 330, 26, brush.glow('#ff8a4c', 0.7)) +
  line('M400 760 h60', dim(body, 0.25), 6) +
  box(680, 640, 120, 400, 44, brush.cylinder(dim(body, 0.03))) +
  box(680, 640, 98, 376, 36, brush.plane(lit(body, 0.15)), 'opacity="0.6"') +
  line('M566 560 h28 M566 600 h28 M566 640 h28', '#ff9a5c', 6, 'opacity="0.5"') +
  shine('M338 300 V780', 8, 0.7)

/** A gateway for the devices of a home. */
export const gateway: DrawDevice = ({ brush, body }) =>
  shadow(500, 850, 270) +
  shape(
    'M220 660 C220 560 340 510 500 510 C660 510 780 560 780 660 V760 C780 826 660 860 500 860 C340 860 220 826 220 760 Z',
    brush.cylinder(body),
  ) +
  oval(500, 650, 280, 132, brush.plane(lit(body, 0.16))) +
  oval(500, 650, 250, 116, 'none', `stroke="${dim(body, 0.14)}" stroke-width="3"`) +
  oval(500, 650, 74, 34, 'none', 'stroke="#ffb27a" stroke-width="12" filter="url(#soft)"') +
  oval(500, 650, 74, 34, 'none', 'stroke="#fff1e2" stroke-width="5"') +
  repeat(3, (i) =>
    line(
      `M${430 - i * 40} ${470 - i * 50} A${110 + i * 60} ${90 + i * 46} 0 0 1 ${570 + i * 40} ${470 - i * 50}`,
      '#ff9a5c',
      7,
      `opacity="${0.55 - i * 0.15}"`,
    ),
  ) +
  shine('M250 640 C270 580 370 546 480 542', 8, 0.6) +
  box(500, 822, 90, 20, 6, dim(body, 0.55))

/** A smart plug. */
export const plug: DrawDevice = ({ brush, body }) =>
  box(530, 540, 460, 460, 100, '#1b110a', 'opacity="0.28" filter="url(#blur)"') +
  box(500, 500, 470, 470, 104, brush.plane(dim(body, 0.04))) +
  box(500, 490, 420, 420, 90, brush.ball(lit(body, 0.2))) +
  disc(500, 500, 164, brush.plane(dim(body, 0.06)), `stroke="${dim(body, 0.16)}" stroke-width="4"`) +
  line('M430 440 h44', '#26282d', 20, 'transform="rotate(0)"') +
  line('M526 440 h44', '#26282d', 20) +
  line('M452 540 L424 592 M548 540 L576 592', '#26282d', 20) +
  line('M500 540 v54', '#26282d', 20) +
  box(500, 318, 90, 16, 8, '#7ee0a0', 'filter="url(#soft)"') +
  shine('M310 420 C316 330 372 296 450 292', 10, 0.9)

/** A panel on a wall. */
export const panel: DrawDevice = ({ brush, body }) =>
  box(526, 540, 580, 580, 60, '#1b110a', 'opacity="0.3" filter="url(#blur)"') +
  box(500, 500, 600, 600, 60, brush.metal(body)) +
  box(500, 500, 576, 576, 50, brush.plane(body)) +
  box(500, 430, 500, 380, 30, brush.wallpaper(24)) +
  line('M300 320 h150', '#fff', 34, 'opacity="0.95"') +
  line('M300 376 h90', '#fff', 13, 'opacity="0.75"') +
  repeat(4, (i) => box(322 + i * 119, 530, 96, 96, 24, '#fff', `opacity="${i === 1 ? 0.92 : 0.24}"`)) +
  repeat(4, (i) => disc(322 + i * 119, 530, 17, i === 1 ? '#ff8a4c' : '#fff', 'opacity="0.95"')) +
  repeat(
    3,
    (i) =>
      box(
        330 + i * 170,
        706,
        150,
        120,
        22,
        brush.plane(lit(body, 0.12)),
        `stroke="${dim(body, 0.2)}" stroke-width="2"`,
      ) + disc(330 + i * 170, 742, 5, '#ffb27a'),
  ) +
  shine('M226 250 H770', 5, 0.6)
