import { ICON_WHITE as WHITE, iconScene } from '#demo/art/icon-scene'
import type { Scene } from '#demo/art/scenes'
import { box, disc, line, oval, put, repeat, shape } from '#demo/art/shapes'

const star = (x: number, y: number, scale: number) =>
  put(x, y, shape('M0 -60 Q10 -10 60 0 Q10 10 0 60 Q-10 10 -60 0 Q-10 -10 0 -60 Z', WHITE), scale)
const moon = (x: number, y: number, scale: number) =>
  put(x, y, shape('M60 -190 A200 200 0 1 0 190 90 A160 160 0 0 1 60 -190 Z', WHITE), scale)
const stroke = (d: string, width = 44) => line(d, WHITE, width)

/** The background of each icon, and its white drawing. */
const ICONS: Readonly<Record<string, { ground: string; draw: () => string }>> = {
  'bedtime-stories': {
    ground: '#5b6bb5',
    draw: () =>
      moon(500, 360, 0.85) +
      star(760, 250, 0.9) +
      star(270, 230, 0.6) +
      shape('M500 620 C400 560 290 560 200 590 V800 C290 770 400 770 500 830 Z', WHITE) +
      shape('M500 620 C600 560 710 560 800 590 V800 C710 770 600 770 500 830 Z', WHITE, 'opacity="0.8"'),
  },
  'home-away': {
    ground: '#d9673a',
    draw: () =>
      shape('M500 200 L820 470 H730 V780 H270 V470 H180 Z', WHITE) +
      box(500, 650, 150, 260, 20, '#d9673a') +
      disc(540, 660, 16, WHITE),
  },
  weather: {
    ground: '#4f9bd0',
    draw: () =>
      disc(380, 380, 130, '#ffdf8a') +
      repeat(8, (i) => put(380, 380, box(0, -205, 30, 80, 15, '#ffdf8a'), 1, i * 45)) +
      oval(460, 620, 150, 130, WHITE) +
      oval(620, 580, 180, 170, WHITE) +
      box(560, 670, 480, 140, 70, WHITE),
  },
  'white-noise': {
    ground: '#3d7f86',
    draw: () => repeat(3, (i) => stroke(`M180 ${400 + i * 150} q80 -90 160 0 t160 0 t160 0 t160 0`, 48 - i * 6)),
  },
  'movie-night': {
    ground: '#8a4a63',
    draw: () =>
      box(500, 580, 600, 400, 40, WHITE) +
      shape('M470 480 L620 580 L470 680 Z', '#8a4a63') +
      put(
        500,
        330,
        box(0, 0, 600, 90, 20, WHITE) +
          repeat(4, (i) => shape(`M${-250 + i * 150} 45 l60 -90 h50 l-60 90 Z`, '#8a4a63')),
        1,
        -6,
      ),
  },
  'english-talk': {
    ground: '#c7873a',
    draw: () =>
      shape(
        'M260 240 H740 A90 90 0 0 1 830 330 V590 A90 90 0 0 1 740 680 H520 L350 820 V680 H260 A90 90 0 0 1 170 590 V330 A90 90 0 0 1 260 240 Z',
        WHITE,
      ) +
      line('M360 560 L430 360 L500 560 M385 495 H475', '#c7873a', 40) +
      line('M600 440 C560 420 540 540 600 550 C660 560 670 440 620 440 M665 440 V555', '#c7873a', 36),
  },
  'poem-a-day': {
    ground: '#6d8f5a',
    draw: () =>
      box(500, 500, 520, 600, 30, WHITE) +
      box(250, 500, 60, 700, 30, WHITE) +
      box(750, 500, 60, 700, 30, WHITE) +
      repeat(3, (i) => line(`M${630 - i * 130} 300 V${660 - i * 60}`, '#6d8f5a', 34)),
  },
  'good-morning': {
    ground: '#e39a3b',
    draw: () =>
      shape('M300 640 A200 200 0 0 1 700 640 Z', WHITE) +
      repeat(5, (i) => put(500, 640, box(0, -300, 44, 110, 22, WHITE), 1, (i - 2) * 38)) +
      box(500, 720, 620, 44, 22, WHITE),
  },
  'energy-report': {
    ground: '#4d8c6a',
    draw: () => shape('M560 170 L270 560 H470 L430 830 L730 430 H530 Z', WHITE),
  },
  'cooking-timer': {
    ground: '#c2553f',
    draw: () =>
      box(500, 600, 520, 300, 70, WHITE) +
      box(500, 420, 600, 60, 30, WHITE) +
      box(500, 360, 120, 60, 30, WHITE) +
      stroke('M400 290 q-40 -60 0 -110 M600 290 q40 -60 0 -110', 34) +
      line('M500 530 V610 L560 650', '#c2553f', 34),
  },
  breathing: {
    ground: '#6f8fb0',
    draw: () =>
      repeat(6, (i) => put(500, 520, oval(0, -170, 95, 180, WHITE, 'opacity="0.55"'), 1, i * 60)) +
      disc(500, 520, 90, WHITE),
  },
  opera: {
    ground: '#b03f45',
    draw: () =>
      oval(500, 520, 250, 310, WHITE) +
      shape('M310 440 Q390 360 460 450 Q390 510 310 440 Z', '#b03f45') +
      shape('M690 440 Q610 360 540 450 Q610 510 690 440 Z', '#b03f45') +
      shape('M440 690 Q500 650 560 690 Q500 760 440 690 Z', '#b03f45') +
      shape('M470 215 H530 L515 400 H485 Z', '#b03f45'),
  },
  riddles: {
    ground: '#c9502f',
    draw: () =>
      box(500, 250, 200, 50, 20, WHITE) +
      oval(500, 480, 270, 220, WHITE) +
      box(500, 710, 200, 50, 20, WHITE) +
      stroke('M500 735 V850', 26) +
      line('M500 270 V690 M390 290 C300 400 300 560 390 670 M610 290 C700 400 700 560 610 670', '#c9502f', 22),
  },
}

/** The icon of a skill of the demo shop by its id; undefined for an unknown skill. */
export function skillIcon(skillId: string): Scene | undefined {
  const icon = ICONS[skillId]
  if (!icon) return undefined
  return iconScene(icon.ground, icon.draw())
}
