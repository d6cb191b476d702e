import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, repeat, shadow, shape, shine } from '#demo/art/shapes'

const lens = (x: number, y: number, r: number, brush: Parameters<DrawDevice>[0]['brush']) =>
  disc(x, y, r, '#0a0b0e') +
  disc(x, y, r * 0.94, 'none', 'stroke="#3e424c" stroke-width="6"') +
  disc(x, y, r * 0.56, brush.ball('#23366f')) +
  disc(x, y, r * 0.3, '#05060a') +
  oval(x - r * 0.26, y - r * 0.3, r * 0.2, r * 0.14, '#dfe9ff', 'opacity="0.85" filter="url(#soft)"') +
  disc(x + r * 0.22, y + r * 0.24, r * 0.08, '#ff9f6b', 'opacity="0.6"')

/** A camera whose head turns. */
export const camera: DrawDevice = ({ brush, body }) =>
  shadow(500, 850, 190) +
  shape(
    'M330 800 C330 740 400 716 500 716 C600 716 670 740 670 800 C670 872 330 872 330 800 Z',
    brush.cylinder(dim(body, 0.04)),
  ) +
  oval(500, 742, 128, 26, dim(body, 0.5), 'opacity="0.45"') +
  disc(500, 500, 236, brush.ball(body)) +
  shape(
    'M290 420 C330 330 420 280 500 280 C590 280 676 336 708 424 C740 520 716 620 660 676 C560 720 430 716 342 672 C286 616 262 510 290 420 Z',
    brush.glass(),
    'opacity="0.96"',
  ) +
  shape(
    'M318 420 C360 346 430 310 480 304 C420 380 380 520 386 670 C320 640 280 520 318 420 Z',
    '#fff',
    'opacity="0.08"',
  ) +
  lens(500, 480, 112, brush) +
  repeat(6, (i) => disc(404 + i * 38, 636 + Math.abs(i - 2.5) * -5, 6, '#6a2626')) +
  disc(500, 668, 5, '#7ee0a0') +
  shine('M300 380 C330 300 400 262 450 258', 12, 0.6)

/** A weatherproof camera with two lenses. */
export const cameraOutdoor: DrawDevice = ({ brush, body }) =>
  shape('M150 180 h150 v170 h-150 Z', brush.plane(lit(body, 0.1))) +
  box(230, 270, 150, 190, 30, brush.cylinder(body)) +
  line('M300 270 H470 V360', dim(body, 0.12), 44) +
  line('M300 258 H470', lit(body, 0.5), 8, 'opacity="0.6"') +
  shape(
    'M250 400 C250 360 280 340 320 340 H760 C820 340 850 370 850 420 V520 C850 570 820 600 760 600 H320 C280 600 250 580 250 540 Z',
    brush.plane(body),
  ) +
  shape(
    'M232 372 C260 330 300 322 340 322 H800 C850 322 876 352 876 392 C800 372 330 372 232 372 Z',
    brush.plane(lit(body, 0.25)),
  ) +
  box(740, 476, 180, 200, 70, brush.glass()) +
  lens(740, 470, 78, brush) +
  disc(690, 400, 8, '#fff3c4') +
  disc(790, 400, 8, '#fff3c4') +
  disc(690, 548, 7, '#6a2626') +
  disc(790, 548, 7, '#6a2626') +
  shape('M470 610 C470 600 640 600 640 610 V660 C640 690 470 690 470 660 Z', brush.cylinder(dim(body, 0.08))) +
  disc(556, 746, 106, brush.ball(body)) +
  disc(556, 752, 78, brush.glass()) +
  lens(556, 756, 50, brush) +
  line('M300 600 C290 690 270 740 262 800', dim(body, 0.3), 14) +
  line('M360 600 C356 690 340 760 338 820', dim(body, 0.3), 14) +
  shine('M290 372 H760', 6, 0.5)
