import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, repeat, shadow, shape, shine } from '#demo/art/shapes'

const warm = '#ffd9a0'

/** A bulb. */
export const bulb: DrawDevice = ({ brush }) =>
  disc(500, 420, 420, brush.glow(warm, 0.85)) +
  shadow(500, 862, 90, 12) +
  shape(
    'M500 150 C640 150 730 250 730 380 C730 480 660 540 630 610 C622 632 618 650 616 668 H384 C382 650 378 632 370 610 C340 540 270 480 270 380 C270 250 360 150 500 150 Z',
    brush.ball('#fff4df'),
  ) +
  oval(500, 400, 130, 150, brush.glow('#ffffff', 1)) +
  shape('M384 660 H616 L604 730 H396 Z', brush.cylinder('#eceae6')) +
  repeat(4, (i) => box(500, 750 + i * 27, 196 - i * 6, 22, 11, brush.cylinder('#b9bcc2'))) +
  shape('M430 846 H570 L540 872 H460 Z', brush.cylinder('#55585f')) +
  shine('M320 330 C332 260 380 210 440 196', 16, 0.8)

/** A desk lamp with a long arm. */
export const deskLamp: DrawDevice = ({ brush, body }) =>
  shape('M560 300 L940 420 L900 850 H250 Z', brush.glow(warm, 0.55), 'opacity="0.9"') +
  shadow(360, 858, 190, 18) +
  oval(360, 846, 190, 34, brush.cylinder(body)) +
  oval(360, 834, 190, 32, brush.plane(lit(body, 0.16))) +
  oval(360, 832, 60, 11, dim(body, 0.2), 'opacity="0.5"') +
  line('M360 826 L300 470', dim(body, 0.22), 34) +
  line('M354 826 L294 470', lit(body, 0.45), 8, 'opacity="0.7"') +
  line('M300 470 L560 240', dim(body, 0.12), 30) +
  line('M296 460 L552 230', lit(body, 0.5), 7, 'opacity="0.7"') +
  disc(300, 470, 36, brush.ball(body)) +
  disc(300, 470, 15, brush.metal('#c7b59a')) +
  disc(562, 240, 28, brush.ball(body)) +
  shape('M520 190 L884 296 C900 302 904 322 896 334 L886 346 L506 246 C496 240 500 196 520 190 Z', brush.plane(body)) +
  shape('M512 248 L884 346 L876 362 L514 268 Z', '#fff6e0') +
  shape('M512 248 L884 346 L876 362 L514 268 Z', brush.glow('#ffffff', 0.9)) +
  shine('M530 202 L876 302', 6, 0.6)

/** A round lamp under a ceiling. */
export const ceilingLamp: DrawDevice = ({ brush, body }) =>
  disc(500, 520, 470, brush.glow(warm, 0.75)) +
  oval(500, 440, 350, 96, brush.cylinder(dim(body, 0.08))) +
  shape(
    'M150 440 C150 500 300 560 500 560 C700 560 850 500 850 440 V500 C850 570 700 640 500 640 C300 640 150 570 150 500 Z',
    brush.cylinder(lit(body, 0.1)),
  ) +
  oval(500, 520, 330, 92, '#fff7e4') +
  oval(500, 520, 330, 92, brush.glow('#ffffff', 1)) +
  oval(500, 520, 330, 92, 'none', 'stroke="#e8d3b0" stroke-width="6"') +
  line('M500 340 V180', '#00000000', 1) +
  shine('M176 470 C240 530 360 556 480 560', 8, 0.6)

/** A strip light, unrolled. */
export const stripLamp: DrawDevice = ({ brush }) => {
  const path = 'M120 760 C260 880 520 860 560 720 C600 570 330 560 330 430 C330 270 620 230 880 320'
  const hues = [8, 32, 52, 150, 200, 250, 300, 340]
  return (
    line(path, '#000', 60, 'opacity="0.12" filter="url(#blur)" transform="translate(10 30)"') +
    line(path, '#ff7bc0', 90, 'opacity="0.35" filter="url(#blur)"') +
    line(path, '#f6f4f0', 46) +
    line(path, '#d9d5cf', 46, 'opacity="0.5" stroke-dasharray="2 26"') +
    hues
      .map((hue, i) =>
        line(
          path,
          `hsl(${hue},95%,66%)`,
          18,
          `pathLength="800" stroke-dasharray="100 700" stroke-dashoffset="${-i * 100}"`,
        ),
      )
      .join('') +
    hues
      .map((hue, i) =>
        line(
          path,
          `hsl(${hue},95%,72%)`,
          60,
          `pathLength="800" stroke-dasharray="100 700" stroke-dashoffset="${-i * 100}" opacity="0.35" filter="url(#soft9)"`,
        ),
      )
      .join('') +
    line(path, '#fff', 5, 'opacity="0.8"') +
    box(884, 322, 74, 56, 12, brush.plane('#efeae2')) +
    disc(886, 322, 7, '#7ee0a0')
  )
}

/** A small night light. */
export const nightLamp: DrawDevice = ({ brush, body }) =>
  disc(500, 560, 400, brush.glow('#ffc98a', 0.75)) +
  shadow(500, 852, 160) +
  shape(
    'M330 800 C300 560 380 380 500 380 C620 380 700 560 670 800 C668 850 332 850 330 800 Z',
    brush.ball('#fff2dc'),
  ) +
  oval(500, 620, 120, 170, brush.glow('#ffffff', 0.95)) +
  shape('M326 760 C326 730 674 730 674 760 L670 812 C664 866 336 866 330 812 Z', brush.cylinder(body)) +
  disc(500, 800, 14, dim(body, 0.45)) +
  shine('M372 700 C368 560 410 450 470 420', 14, 0.6)
