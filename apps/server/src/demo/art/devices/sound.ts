import type { DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** A tall speaker in cloth, with a ring of light on top. */
export const speaker: DrawDevice = ({ brush, body }) => {
  const side = 'M300 270 C300 240 700 240 700 270 L716 800 C716 872 284 872 284 800 Z'
  return (
    shadow(500, 852, 230) +
    shape(side, brush.cloth(body)) +
    shape(side, brush.cylinder(body), 'opacity="0.72"') +
    shape('M284 800 C284 872 716 872 716 800 L714 776 C714 846 286 846 286 776 Z', brush.metal('#b9a58c')) +
    oval(500, 270, 200, 52, brush.plane(dim(body, 0.12))) +
    oval(500, 268, 186, 46, brush.glass()) +
    oval(500, 268, 150, 35, 'none', 'stroke="#ffb27a" stroke-width="9" filter="url(#soft)"') +
    oval(500, 268, 150, 35, 'none', 'stroke="#ffe2c6" stroke-width="3"') +
    oval(500, 266, 40, 9, '#2b2e35') +
    shine('M322 300 L312 780', 16, 0.32) +
    disc(500, 560, 7, lit(body, 0.5), 'opacity="0.9"')
  )
}

/** A small round speaker. */
export const miniSpeaker: DrawDevice = ({ brush, body }) => {
  const pebble =
    'M250 690 C250 560 360 500 500 500 C640 500 750 560 750 690 C750 800 650 856 500 856 C350 856 250 800 250 690 Z'
  return (
    shadow(500, 848, 220) +
    shape(pebble, brush.cloth(body)) +
    shape(pebble, brush.ball(body), 'opacity="0.68"') +
    oval(500, 560, 168, 50, brush.plane(lit(body, 0.1))) +
    oval(500, 560, 168, 50, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="3"') +
    line('M484 560 h32 M500 552 v16', dim(body, 0.5), 5) +
    disc(420, 560, 5, dim(body, 0.5)) +
    disc(580, 560, 5, dim(body, 0.5)) +
    shape(
      'M276 742 C300 830 700 830 724 742 C706 842 620 856 500 856 C380 856 294 842 276 742 Z',
      '#ff9a5c',
      'opacity="0.35" filter="url(#soft9)"',
    ) +
    shine('M300 610 C330 560 380 530 430 520', 12, 0.4)
  )
}

/** A sound bar in front of its woofer. */
export const soundbar: DrawDevice = ({ brush, body }) => {
  const c = lit(body, 0.06)
  return (
    shadow(690, 776, 150) +
    box(690, 600, 250, 350, 26, brush.cylinder(dim(body, 0.08))) +
    box(690, 600, 250, 350, 26, brush.cloth(body), 'opacity="0.35"') +
    disc(690, 560, 84, brush.ball('#1c1d21')) +
    disc(690, 560, 60, brush.ball('#2c2e35')) +
    disc(690, 560, 22, brush.metal('#8d8f98')) +
    shadow(480, 862, 420, 20) +
    box(480, 810, 840, 96, 44, brush.plane(c)) +
    box(480, 812, 816, 74, 36, brush.cloth(body)) +
    box(480, 812, 816, 74, 36, brush.plane(body), 'opacity="0.45"') +
    line('M100 774 H860', lit(body, 0.6), 3, 'opacity="0.5"') +
    repeat(4, (i) => disc(440 + i * 26, 812, 5, i === 1 ? '#ffb27a' : '#8b8d95'))
  )
}

/** Earbuds in front of their case. */
export const earbuds: DrawDevice = ({ brush, body }) => {
  const bud =
    disc(0, -60, 62, brush.ball(body)) +
    box(0, 40, 50, 190, 25, brush.cylinder(body)) +
    oval(-34, -66, 30, 42, brush.ball(dim(body, 0.62))) +
    box(0, 128, 50, 14, 6, brush.metal('#c9cbd1')) +
    oval(18, -90, 16, 24, '#fff', 'opacity="0.35" filter="url(#soft)"')
  return (
    shadow(500, 846, 250) +
    shape('M270 560 C270 470 340 420 500 420 C660 420 730 470 730 560 L730 620 H270 Z', brush.ball(lit(body, 0.04))) +
    box(500, 720, 460, 250, 116, brush.ball(body)) +
    line('M272 628 H728', dim(body, 0.4), 5) +
    disc(500, 676, 7, '#7ee0a0') +
    shine('M330 500 C380 455 450 445 520 444', 14, 0.55) +
    put(300, 650, bud, 1.02, -18) +
    put(706, 668, bud, 1.02, 16) +
    oval(300, 836, 60, 8, '#000', 'opacity="0.16" filter="url(#soft9)"')
  )
}
