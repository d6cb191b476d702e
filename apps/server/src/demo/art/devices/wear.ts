import { picture } from '#demo/art/devices/screens'
import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shadow, shape, shine } from '#demo/art/shapes'

const strap = (brush: Parameters<DrawDevice>[0]['brush'], body: string, width: number) =>
  shape(
    `M${500 - width} 320 C${500 - width} 180 ${500 - width * 0.8} 70 ${500 - width * 0.7} 40 H${500 + width * 0.7} C${500 + width * 0.8} 70 ${500 + width} 180 ${500 + width} 320 Z`,
    brush.cylinder(body),
  ) +
  shape(
    `M${500 - width} 660 C${500 - width} 800 ${500 - width * 0.8} 920 ${500 - width * 0.7} 950 H${500 + width * 0.7} C${500 + width * 0.8} 920 ${500 + width} 800 ${500 + width} 660 Z`,
    brush.cylinder(body),
  ) +
  repeat(4, (i) => oval(500, 800 + i * 34, 9, 7, dim(body, 0.5)))
const behind = shadow(500, 930, 160, 16)

/** A round watch. */
export const watch: DrawDevice = ({ brush, body }) =>
  behind +
  strap(brush, dim(body, 0.1), 124) +
  box(742, 440, 44, 60, 14, brush.metal(body)) +
  box(738, 548, 30, 84, 12, brush.metal(dim(body, 0.1))) +
  disc(500, 490, 246, brush.metal(body)) +
  disc(500, 490, 222, brush.metal(dim(body, 0.25))) +
  disc(500, 490, 208, '#08090b') +
  repeat(60, (i) =>
    put(500, 490, box(0, -192, i % 5 ? 2.4 : 5, i % 5 ? 10 : 20, 1.5, i % 5 ? '#6d717b' : '#f2f3f5'), 1, i * 6),
  ) +
  disc(500, 490, 150, 'none', 'stroke="#26282e" stroke-width="14"') +
  `<circle cx="500" cy="490" r="150" fill="none" stroke="#ff8a4c" stroke-width="14" stroke-linecap="round" stroke-dasharray="620 942" transform="rotate(-90 500 490)"/><circle cx="500" cy="490" r="126" fill="none" stroke="#5fd6a4" stroke-width="14" stroke-linecap="round" stroke-dasharray="470 792" transform="rotate(-90 500 490)"/>` +
  put(500, 490, box(0, -56, 12, 120, 6, '#fff'), 1, 304) +
  put(500, 490, box(0, -78, 8, 170, 4, '#fff'), 1, 58) +
  put(500, 490, box(0, -70, 3, 190, 1.5, '#ff8a4c'), 1, 190) +
  disc(500, 490, 11, '#ff8a4c') +
  shape('M380 330 A208 208 0 0 1 620 320 L420 660 A208 208 0 0 1 330 600 Z', '#fff', 'opacity="0.06"')

/** A watch with a rectangular face. */
export const watchSquare: DrawDevice = (paint) => {
  const { brush, body } = paint
  return (
    behind +
    strap(brush, body, 130) +
    box(720, 470, 34, 110, 14, brush.metal('#b9bcc4')) +
    box(500, 490, 420, 480, 120, brush.metal(lit(body, 0.08))) +
    box(500, 490, 396, 456, 108, '#08090b') +
    picture(paint, 500, 490, 364, 424, 92) +
    line('M396 400 h120 M396 400', '#fff', 44, 'opacity="0.95"') +
    line('M396 462 h80', '#fff', 16, 'opacity="0.75"') +
    repeat(
      3,
      (i) =>
        disc(410 + i * 92, 610, 34, '#fff', 'opacity="0.2"') +
        `<circle cx="${410 + i * 92}" cy="610" r="26" fill="none" stroke="${['#ff8a4c', '#7ee0a0', '#8fc4ff'][i]}" stroke-width="8" stroke-dasharray="${90 + i * 26} 200" stroke-linecap="round" transform="rotate(-90 ${410 + i * 92} 610)"/>`,
    ) +
    shine('M322 430 C326 350 356 300 410 276', 8, 0.6)
  )
}

/** A fitness band. */
export const band: DrawDevice = ({ brush, body }) =>
  behind +
  strap(brush, body, 96) +
  box(500, 490, 216, 470, 104, brush.metal(dim(body, 0.2))) +
  box(500, 490, 196, 446, 96, '#08090b') +
  box(500, 490, 180, 430, 88, brush.glass()) +
  line('M456 350 h88', '#fff', 34) +
  line('M456 408 h88', '#fff', 34) +
  line('M466 462 h68', '#9aa0ab', 10) +
  disc(500, 560, 52, 'none', 'stroke="#2a2c33" stroke-width="12"') +
  '<circle cx="500" cy="560" r="52" fill="none" stroke="#ff8a4c" stroke-width="12" stroke-linecap="round" stroke-dasharray="220 327" transform="rotate(-90 500 560)"/>' +
  line('M474 560 h14 l8 -18 l12 34 l8 -16 h12', '#ff6b6b', 6) +
  shape('M420 300 H520 L440 690 H420 Z', '#fff', 'opacity="0.07"')

/** A child's watch with a camera. */
export const kidsWatch: DrawDevice = ({ brush, body }) =>
  behind +
  strap(brush, lit(body, 0.05), 128) +
  box(500, 470, 430, 430, 120, brush.ball(body)) +
  box(500, 480, 350, 350, 84, '#0a0b0e') +
  disc(500, 282, 15, '#11131a', 'stroke="#fff" stroke-opacity="0.5" stroke-width="4"') +
  box(500, 480, 320, 320, 72, brush.wallpaper(205)) +
  disc(500, 500, 104, '#ffe9c7') +
  oval(414, 430, 34, 40, '#ffd7a1') +
  oval(586, 430, 34, 40, '#ffd7a1') +
  disc(464, 490, 11, '#3b2a20') +
  disc(536, 490, 11, '#3b2a20') +
  line('M476 534 C490 550 510 550 524 534', '#3b2a20', 7) +
  oval(438, 524, 17, 11, '#ffb59a') +
  oval(562, 524, 17, 11, '#ffb59a') +
  line('M396 368 h90', '#fff', 24, 'opacity="0.95"') +
  shine('M306 400 C312 320 360 278 430 270', 12, 0.6)

/** A body scale. */
export const scale: DrawDevice = ({ brush, body }) =>
  shape(
    'M190 780 L280 450 C286 430 300 420 320 420 H680 C700 420 714 430 720 450 L810 780 C816 806 800 830 770 830 H230 C200 830 184 806 190 780 Z',
    '#1b110a',
    'opacity="0.3" filter="url(#blur)" transform="translate(0 34)"',
  ) +
  shape(
    'M190 800 L280 450 C286 430 300 420 320 420 H680 C700 420 714 430 720 450 L810 800 C816 836 800 850 770 850 H230 C200 850 184 836 190 800 Z',
    dim(body, 0.3),
  ) +
  shape(
    'M190 780 L280 450 C286 430 300 420 320 420 H680 C700 420 714 430 720 450 L810 780 C816 806 800 824 770 824 H230 C200 824 184 806 190 780 Z',
    brush.plane(body),
  ) +
  shape('M300 500 L340 500 L312 740 L250 740 Z', brush.metal('#c9ccd2')) +
  shape('M700 500 L660 500 L688 740 L750 740 Z', brush.metal('#c9ccd2')) +
  shape('M430 470 H570 L580 540 H420 Z', brush.glass()) +
  line('M450 508 h26 M490 508 h26 M530 508 h20', '#fff', 20) +
  shine('M296 440 H690', 5, 0.7)
