import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, repeat, shape, shine } from '#demo/art/shapes'

const keypad = (x: number, y: number, gap: number, size: number) =>
  repeat(12, (i) => disc(x + ((i % 3) - 1) * gap, y + Math.floor(i / 3) * gap, size, '#dfe6ff', 'opacity="0.82"'))
const cast = (x: number, y: number, width: number, height: number, radius: number) =>
  box(x + 26, y + 34, width, height, radius, '#1b110a', 'opacity="0.34" filter="url(#blur)"')

/** A lock with a long handle, camera and keypad. */
export const lock: DrawDevice = ({ brush, body }) =>
  cast(500, 490, 250, 780, 60) +
  box(500, 490, 250, 780, 60, brush.metal(body)) +
  box(500, 490, 228, 758, 50, brush.plane(dim(body, 0.15))) +
  box(500, 350, 204, 450, 42, brush.glass()) +
  shape('M398 170 H560 L430 570 H398 Z', '#fff', 'opacity="0.07"') +
  disc(500, 188, 34, '#05060a', 'stroke="#5a5e69" stroke-width="5"') +
  disc(500, 188, 16, brush.ball('#33457e')) +
  disc(456, 188, 5, '#8d3030') +
  disc(544, 188, 5, '#8d3030') +
  keypad(500, 300, 58, 9) +
  shape(
    'M420 620 C420 590 440 576 470 576 H530 C560 576 580 590 580 620 V830 C580 858 560 866 500 866 C440 866 420 858 420 830 Z',
    brush.cylinder(lit(body, 0.12)),
  ) +
  disc(500, 640, 32, '#0c0d11', 'stroke="#d7b27c" stroke-width="4"') +
  repeat(4, (i) => disc(500, 640, 7 + i * 6, 'none', 'stroke="#a58d6b" stroke-width="2" opacity="0.8"')) +
  shine('M394 160 V800', 5, 0.42) +
  shine('M436 610 V820', 7, 0.5)

/** A slim lock with a turning handle. */
export const lockSlim: DrawDevice = ({ brush, body }) =>
  cast(440, 490, 190, 700, 44) +
  box(440, 490, 190, 700, 44, brush.metal(body)) +
  box(440, 490, 172, 682, 38, brush.plane(dim(body, 0.12))) +
  box(440, 320, 144, 280, 30, brush.glass()) +
  keypad(440, 240, 42, 7) +
  disc(440, 560, 40, '#0c0d11', 'stroke="#cfd2d8" stroke-width="5"') +
  repeat(3, (i) => disc(440, 560, 10 + i * 8, 'none', 'stroke="#7d828c" stroke-width="2"')) +
  box(470, 728, 30, 40, 8, '#1b1110', 'opacity="0.3" filter="url(#soft9)"') +
  disc(440, 706, 56, brush.ball(body)) +
  shape('M430 676 H690 C716 676 730 690 730 706 C730 722 716 736 690 736 H430 Z', brush.plane(lit(body, 0.16))) +
  shine('M450 686 H690', 6, 0.6) +
  shine('M358 190 V790', 4, 0.45)

/** A doorbell with a camera. */
export const doorbell: DrawDevice = ({ brush, body }) =>
  cast(500, 500, 260, 640, 130) +
  box(500, 500, 260, 640, 130, brush.cylinder(body)) +
  box(500, 390, 214, 372, 104, brush.glass()) +
  disc(500, 320, 78, '#05060a', 'stroke="#4b505c" stroke-width="8"') +
  disc(500, 320, 50, brush.ball('#2d3f7d')) +
  disc(500, 320, 26, '#05060a') +
  oval(484, 300, 14, 10, '#dbe6ff', 'opacity="0.8"') +
  disc(440, 440, 6, '#8d3030') +
  disc(560, 440, 6, '#8d3030') +
  disc(500, 454, 9, '#3a3d46') +
  disc(500, 684, 72, brush.ball(dim(body, 0.05)), `stroke="${dim(body, 0.25)}" stroke-width="3"`) +
  disc(500, 684, 60, 'none', 'stroke="#ffb27a" stroke-width="7" filter="url(#soft)"') +
  disc(500, 684, 60, 'none', 'stroke="#ffe0c4" stroke-width="3"') +
  line('M474 690 v-14 a26 26 0 0 1 52 0 v14 M466 694 h68 M494 704 h12', dim(body, 0.55), 6)
