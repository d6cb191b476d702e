import { ICON_WHITE as WHITE, iconScene } from '#demo/art/icon-scene'
import type { Scene } from '#demo/art/scenes'
import { box, disc, line, shape } from '#demo/art/shapes'

/** The background colour and the white drawing of each entry of the home page. */
const ICONS: Readonly<Record<string, { ground: string; draw: () => string }>> = {
  activity: {
    ground: '#e0563a',
    draw: () =>
      shape('M230 470 V230 H470 L790 550 L550 790 Z', WHITE) +
      disc(345, 345, 42, '#e0563a') +
      line('M470 600 L600 470', '#e0563a', 36),
  },
  coupons: {
    ground: '#d9443c',
    draw: () =>
      shape('M200 330 H800 V430 A75 75 0 0 0 800 570 V670 H200 V570 A75 75 0 0 0 200 430 Z', WHITE) +
      line('M430 410 L500 500 L570 410 M500 500 V600 M430 520 H570', '#d9443c', 36),
  },
  points: {
    ground: '#d99a2b',
    draw: () =>
      disc(500, 500, 290, WHITE) +
      shape('M500 310 L555 430 L685 445 L588 532 L616 660 L500 594 L384 660 L412 532 L315 445 L445 430 Z', '#d99a2b'),
  },
  trials: {
    ground: '#4c8f6d',
    draw: () =>
      shape('M500 190 L790 330 V670 L500 810 L210 670 V330 Z', WHITE) +
      line('M370 505 L465 600 L640 410', '#4c8f6d', 60),
  },
  'crowd-funding': {
    ground: '#5b6bb5',
    draw: () =>
      shape('M500 190 A200 200 0 0 1 610 555 V640 H390 V555 A200 200 0 0 1 500 190 Z', WHITE) +
      box(500, 700, 200, 56, 28, WHITE) +
      box(500, 780, 130, 50, 25, WHITE) +
      line('M500 620 V470 L440 410 M500 470 L560 410', '#5b6bb5', 34),
  },
  newcomer: {
    ground: '#c2553f',
    draw: () =>
      box(500, 440, 600, 130, 24, WHITE) +
      box(500, 650, 520, 280, 24, WHITE) +
      box(500, 580, 80, 420, 0, '#c2553f') +
      line('M500 370 C440 220 300 220 310 310 C320 370 440 370 500 370', WHITE, 44) +
      line('M500 370 C560 220 700 220 690 310 C680 370 560 370 500 370', WHITE, 44),
  },
}

/** The icon of an entry of the demo shop's home page; undefined for an unknown key. */
export function doorIcon(key: string): Scene | undefined {
  const icon = ICONS[key]
  return icon && iconScene(icon.ground, icon.draw())
}
