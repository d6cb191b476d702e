import type { Paint, DrawDevice } from '#demo/art/devices/device'
import { dim, lit } from '#demo/art/mix'
import { box, disc, line, oval, repeat, shadow, shape, shine } from '#demo/art/shapes'

/** Draws the content of a screen: hills at dusk, a clock face, and glare over it. */
export function picture(
  { brush, seed }: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const left = x - width / 2
  const top = y - height / 2
  const id = `clip${Math.round(x)}x${Math.round(y)}x${Math.round(width)}`
  const hue = [18, 205, 32, 260, 160, 338][seed % 6]!
  const hill = (height1: number, tint: string, bend: number) =>
    shape(
      `M${left} ${top + height * height1} C${left + width * 0.3} ${top + height * (height1 - bend)} ${left + width * 0.55} ${top + height * (height1 + bend)} ${left + width} ${top + height * (height1 - bend * 0.6)} V${top + height} H${left} Z`,
      tint,
    )
  return (
    `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">` +
    box(x, y, width, height, 0, brush.wallpaper(hue)) +
    disc(left + width * 0.68, top + height * 0.42, Math.min(width, height) * 0.3, brush.glow('#fff3dc', 0.95)) +
    disc(left + width * 0.68, top + height * 0.42, Math.min(width, height) * 0.085, '#fff6e6') +
    hill(0.68, `hsl(${(hue + 40) % 360},42%,40%)`, 0.16) +
    hill(0.78, `hsl(${(hue + 50) % 360},44%,29%)`, -0.1) +
    hill(0.9, `hsl(${(hue + 60) % 360},46%,18%)`, 0.08) +
    shape(
      `M${left} ${top} H${left + width * 0.42} L${left + width * 0.1} ${top + height} H${left} Z`,
      '#fff',
      'opacity="0.07"',
    ) +
    '</g>'
  )
}

/** A display on a cloth foot. */
export const display: DrawDevice = (paint) => {
  const { brush, body } = paint
  const foot = 'M300 690 L700 690 L760 820 C760 862 240 862 240 820 Z'
  return (
    shadow(500, 850, 300) +
    shape(foot, brush.cloth(body)) +
    shape(foot, brush.cylinder(body), 'opacity="0.6"') +
    box(500, 500, 760, 480, 40, brush.plane(lit(body, 0.08))) +
    box(500, 500, 760, 480, 40, 'none', `stroke="${lit(body, 0.5)}" stroke-width="4" stroke-opacity="0.7"`) +
    box(500, 500, 724, 444, 26, '#0b0c0f') +
    picture(paint, 500, 500, 690, 410, 14) +
    disc(500, 282, 5, '#2d3440') +
    line('M210 410 v-60 M210 350', '#fff', 0) +
    repeat(3, (i) => box(236 + i * 118, 652, 100, 64, 16, '#ffffff', 'opacity="0.22"')) +
    oval(246, 372, 0, 0, '#fff') +
    line('M196 372 h120', '#fff', 26, 'opacity="0.92"') +
    line('M196 420 h70', '#fff', 12, 'opacity="0.7"')
  )
}

/** A large screen on a standing pole with a round foot. */
export const displayTall: DrawDevice = (paint) => {
  const { brush, body } = paint
  return (
    shadow(500, 868, 210, 24) +
    oval(500, 850, 200, 34, brush.cylinder(body)) +
    oval(500, 840, 200, 32, brush.plane(lit(body, 0.2))) +
    box(500, 650, 34, 400, 12, brush.cylinder(lit(body, 0.05))) +
    box(500, 360, 800, 480, 30, brush.plane(body)) +
    box(500, 360, 772, 452, 20, '#0b0c0f') +
    picture(paint, 500, 360, 748, 428, 10) +
    line('M160 250 h150', '#fff', 30, 'opacity="0.92"') +
    line('M160 300 h90', '#fff', 13, 'opacity="0.7"')
  )
}

/** A television. */
export const tv: DrawDevice = (paint) => {
  const { brush, body } = paint
  return (
    shadow(500, 838, 330, 14) +
    line('M290 730 L250 832 M710 730 L750 832', dim('#8c8f96', 0.1), 18) +
    line('M290 730 L250 832 M710 730 L750 832', '#d9dbe0', 5, 'opacity="0.7"') +
    box(500, 460, 940, 552, 14, brush.metal(body)) +
    box(500, 459, 924, 536, 8, '#08090b') +
    picture(paint, 500, 455, 908, 516, 3) +
    box(500, 730, 90, 12, 5, dim(body, 0.4)) +
    disc(500, 730, 3, '#ff5b45')
  )
}

/** A projector with its lens. */
export const projector: DrawDevice = ({ brush, body }) =>
  shadow(500, 850, 300) +
  box(500, 680, 580, 340, 70, brush.cylinder(body)) +
  shape(
    'M224 560 C240 512 300 508 340 508 H660 C700 508 760 512 776 560 C700 536 300 536 224 560 Z',
    lit(body, 0.5),
    'opacity="0.6"',
  ) +
  box(500, 694, 500, 250, 46, brush.plane(dim(body, 0.1)), 'opacity="0.45"') +
  disc(400, 690, 118, brush.metal('#7f828a')) +
  disc(400, 690, 102, '#111318') +
  disc(400, 690, 84, brush.ball('#26356b')) +
  disc(400, 690, 52, brush.ball('#11172f')) +
  oval(376, 656, 26, 18, '#cfe0ff', 'opacity="0.75" filter="url(#soft)"') +
  disc(428, 722, 10, '#ff9f6b', 'opacity="0.6"') +
  repeat(9, (i) => box(596 + i * 16, 690, 6, 150, 3, dim(body, 0.45), 'opacity="0.55"')) +
  disc(620, 590, 6, '#7ee0a0') +
  shine('M262 596 C280 560 320 548 370 546', 9, 0.5) +
  box(310, 854, 60, 14, 6, '#222') +
  box(690, 854, 60, 14, 6, '#222')
