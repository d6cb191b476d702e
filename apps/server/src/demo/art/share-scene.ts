import { createBrush } from '#demo/art/brush'
import { drawings } from '#demo/art/devices/drawings'
import { box, disc, line, oval, put, repeat, shadow, shape } from '#demo/art/shapes'
import type { Scene } from '#demo/art/scenes'
import type { DeviceKind } from '#demo/demo-spu'

/** Devices in the house, from left to right. */
const things: readonly { device: DeviceKind; body: string; x: number; scale: number }[] = [
  { device: 'desk-lamp', body: '#f4efe8', x: 352, scale: 0.27 },
  { device: 'speaker', body: '#d9754a', x: 500, scale: 0.25 },
  { device: 'robot-vacuum', body: '#3d3a38', x: 652, scale: 0.25 },
]

/**
 * The share picture of a page without a picture of its own: a house at dusk, lit by the shop's devices. It has no text,
 * since the card of a shared link shows text beside the picture.
 */
export function shareScene(): Scene {
  const brush = createBrush()
  const floor = 610
  return {
    width: 1000,
    height: 800,
    brush,
    content:
      '<linearGradient id="evening" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#3a2a2c"/><stop offset="0.55" stop-color="#a5512f"/><stop offset="1" stop-color="#f0a35e"/></linearGradient>' +
      box(500, 400, 1000, 800, 0, 'url(#evening)') +
      repeat(18, (i) =>
        disc((i * 271) % 1000, (i * 97) % 260, 2 + (i % 3), '#ffe9cf', `opacity="${0.35 + (i % 4) * 0.15}"`),
      ) +
      oval(500, 470, 520, 360, brush.glow('#ffd9a0', 0.75)) +
      shape(`M0 ${floor + 60} C260 ${floor + 10} 740 ${floor + 10} 1000 ${floor + 60} V800 H0 Z`, '#5a3327') +
      shadow(500, floor + 36, 330, 34, 0.4) +
      box(690, 268, 54, 146, 6, brush.plane('#b23a0c')) +
      shape(`M236 ${floor + 30} V390 L500 206 L764 390 V${floor + 30} Z`, brush.plane('#fff4e4')) +
      shape('M196 392 L500 176 L804 392 L778 424 L500 228 L222 424 Z', brush.plane('#d9480f')) +
      disc(500, 352, 44, brush.glow('#ffcf8a', 0.95)) +
      disc(500, 352, 30, '#fff9ee') +
      line(`M250 ${floor} H750`, '#d8b48f', 10) +
      things
        .map(({ device, body, x, scale }, seed) =>
          put(x, floor, put(-500, -860, drawings[device]({ brush, body, seed })), scale),
        )
        .join(''),
  }
}
