import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** A robot that tells stories. */
export const storyRobot: DrawDevice = ({ brush, body }) =>
  shadow(500, 856, 210) +
  shape('M300 360 C250 250 260 150 310 130 C360 120 400 200 410 300 Z', brush.ball(body)) +
  shape('M700 360 C750 250 740 150 690 130 C640 120 600 200 590 300 Z', brush.ball(body)) +
  shape('M322 330 C300 260 300 190 322 176 C346 180 362 240 366 300 Z', '#ffd9cf', 'opacity="0.85"') +
  shape('M678 330 C700 260 700 190 678 176 C654 180 638 240 634 300 Z', '#ffd9cf', 'opacity="0.85"') +
  shape('M330 640 C330 600 670 600 670 640 L700 800 C704 872 296 872 300 800 Z', brush.ball(lit(body, 0.3))) +
  disc(500, 460, 236, brush.ball(body)) +
  box(500, 470, 350, 250, 120, brush.glass()) +
  oval(430, 460, 26, 34, '#9fe4ff') +
  oval(570, 460, 26, 34, '#9fe4ff') +
  disc(438, 448, 9, '#fff') +
  disc(578, 448, 9, '#fff') +
  line('M470 530 C488 552 512 552 530 530', '#9fe4ff', 9) +
  oval(380, 520, 26, 14, '#ff9aa8', 'opacity="0.8"') +
  oval(620, 520, 26, 14, '#ff9aa8', 'opacity="0.8"') +
  disc(500, 750, 40, brush.ball(body)) +
  shape('M490 736 l24 14 l-24 14 Z', '#fff') +
  oval(284, 740, 40, 70, brush.ball(body)) +
  oval(716, 740, 40, 70, brush.ball(body)) +
  shine('M306 380 C330 300 390 256 460 248', 14, 0.6)

/** A drawing pad. */
export const learningPad: DrawDevice = ({ brush, body }) =>
  put(
    500,
    500,
    box(26, 40, 620, 780, 70, '#1b110a', 'opacity="0.3" filter="url(#blur)"') +
      box(0, 0, 620, 780, 70, brush.ball(body)) +
      box(0, -40, 540, 600, 30, '#10161b') +
      line('M-190 110 C-150 -40 -60 -60 -20 60 C20 160 110 150 150 20', '#ffd166', 12) +
      disc(130, -200, 56, 'none', 'stroke="#ff8a8a" stroke-width="12"') +
      repeat(8, (i) => put(130, -200, line('M0 -76 v-26', '#ffd166', 10), 1, i * 45)) +
      line('M-200 190 h380', '#6ee7b7', 12) +
      line('M-140 190 v-70 l50 -46 l50 46 v70', '#7dd3fc', 12) +
      line('M40 190 v-50 M40 140 c-34 -20 -20 -64 0 -70 c22 6 34 50 0 70', '#86efac', 12) +
      disc(0, 326, 34, brush.ball('#fff')) +
      box(0, 326, 22, 22, 4, body) +
      shine('M-290 -320 C-284 -360 -260 -376 -220 -378', 10, 0.8),
    1,
    -6,
  ) +
  put(
    800,
    560,
    box(14, 20, 40, 520, 20, '#1b110a', 'opacity="0.3" filter="url(#soft9)"') +
      box(0, 0, 38, 480, 19, brush.cylinder(lit(body, 0.2))) +
      shape('M-19 240 H19 L5 292 H-5 Z', brush.cylinder('#4a4d55')),
    1,
    18,
  )

/** Building blocks that make a car. */
export const blocks: DrawDevice = ({ brush, body }) => {
  const stud = (x: number, y: number, c: string) =>
    shape(`M${x - 26} ${y} v-18 h52 v18 Z`, brush.cylinder(c)) + oval(x, y - 18, 26, 8, lit(c, 0.35))
  const brick = (x: number, y: number, n: number, c: string) =>
    repeat(n, (i) => stud(x - (n - 1) * 38 + i * 76, y - 50, c)) +
    box(x, y, n * 76 + 8, 100, 12, brush.plane(c)) +
    line(`M${x - n * 38} ${y - 44} H${x + n * 38}`, '#fff', 4, 'opacity="0.45"')
  const wheel = (x: number) =>
    disc(x, 780, 92, brush.ball('#2a2c31')) +
    disc(x, 780, 54, brush.metal('#d9dbe0')) +
    disc(x, 780, 22, brush.ball('#ff8a4c'))
  return (
    shadow(500, 868, 340, 20) +
    brick(500, 690, 9, '#e2683a') +
    brick(420, 590, 5, body) +
    brick(400, 490, 3, '#6fb1e8') +
    brick(720, 590, 2, '#f4f1ea') +
    box(722, 590, 110, 70, 14, brush.glass()) +
    disc(700, 590, 14, '#9fe4ff') +
    disc(746, 590, 14, '#9fe4ff') +
    brick(400, 390, 2, '#f3cf57') +
    line('M560 540 V400', '#55585f', 10) +
    disc(560, 388, 20, brush.ball('#ff6b6b')) +
    wheel(290) +
    wheel(710) +
    repeat(3, (i) =>
      put(
        846 + (i % 2) * 60,
        812 - i * 44,
        box(0, 0, 74, 44, 8, brush.plane(['#8fa894', '#f3cf57', '#6fb1e8'][i]!)),
        1,
        i * 8,
      ),
    )
  )
}

/** A reading pen. */
export const readingPen: DrawDevice = ({ brush, body }) =>
  shape('M120 760 L470 640 L860 760 L500 892 Z', '#fffdf8') +
  shape('M120 760 L470 640 L480 650 L500 892 Z', '#f0ebe1') +
  shape('M170 762 L440 672 L450 740 L240 812 Z', brush.wallpaper(150), 'opacity="0.8"') +
  shape('M520 690 L740 760 L640 800 L520 760 Z', brush.wallpaper(32), 'opacity="0.75"') +
  line('M120 760 L500 892 L860 760', '#d8cfbf', 6) +
  put(
    560,
    430,
    box(24, 30, 150, 640, 74, '#1b110a', 'opacity="0.25" filter="url(#blur)"') +
      shape(
        'M-74 -250 C-74 -330 74 -330 74 -250 V180 C74 240 26 280 16 330 H-16 C-26 280 -74 240 -74 180 Z',
        brush.cylinder(body),
      ) +
      shape('M-18 318 H18 L8 356 H-8 Z', '#34373e') +
      box(0, -150, 84, 130, 30, brush.glass()) +
      oval(-14, -160, 9, 12, '#9fe4ff') +
      oval(16, -160, 9, 12, '#9fe4ff') +
      line('M-10 -130 c6 8 16 8 22 0', '#9fe4ff', 5) +
      disc(0, -20, 30, brush.ball('#fff')) +
      disc(0, 70, 22, brush.ball(lit(body, 0.5))) +
      shine('M-50 -250 V160', 10, 0.5),
    0.98,
    24,
  ) +
  disc(434, 742, 60, brush.glow('#ffb27a', 0.8)) +
  oval(0, 0, 0, 0, dim(body, 0.1))
