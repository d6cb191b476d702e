import { createBrush, type Brush } from '#demo/art/brush'
import { drawings } from '#demo/art/devices/drawings'
import { brightness, dim, lit, mix } from '#demo/art/mix'
import { box, disc, line, oval, put, repeat, shape } from '#demo/art/shapes'
import type { DemoSpu } from '#demo/demo-spu'

/** A drawing without its frame: its content and its size. */
export interface Scene {
  width: number
  height: number
  content: string
  brush: Brush
}

const seedOf = (spu: DemoSpu) => Number(spu.spuNo)
const device = (spu: DemoSpu, body: string, brush: Brush) => drawings[spu.device]({ brush, body, seed: seedOf(spu) })
const hangs = (spu: DemoSpu) =>
  [
    'lock',
    'lock-slim',
    'doorbell',
    'camera-outdoor',
    'ceiling-lamp',
    'plug',
    'panel',
    'window-robot',
    'curtain',
    'watch',
    'watch-square',
    'band',
    'kids-watch',
    'learning-pad',
    'strip-lamp',
  ].includes(spu.device)

/** Devices that are as broad as their field: fewer of them fit side by side. */
const wide: ReadonlySet<string> = new Set([
  'tv',
  'soundbar',
  'display',
  'display-tall',
  'camera-outdoor',
  'blocks',
  'window-robot',
  'ceiling-lamp',
  'robot-vacuum',
  'projector',
  'scale',
  'desk-lamp',
  'learning-pad',
  'panel',
])

/** A studio: a soft sweep of warm grey with light from above. */
function studio(brush: Brush, tint: string, width: number, height: number): string {
  return (
    `<linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit(tint, 0.55)}"/><stop offset="0.7" stop-color="${tint}"/><stop offset="0.78" stop-color="${dim(tint, 0.045)}"/><stop offset="1" stop-color="${lit(tint, 0.3)}"/></linearGradient>` +
    box(width / 2, height / 2, width, height, 0, 'url(#sweep)') +
    oval(width * 0.42, height * 0.3, width * 0.5, height * 0.42, brush.glow('#ffffff', 0.85))
  )
}

/** Returns the tint of a studio that suits the colour of a body. */
const backdropOf = (body: string) => (brightness(body) > 0.8 ? '#e6dfd6' : mix(lit(body, 0.78), '#efe9e2', 0.55))

/** The face of a product: one device in the studio. */
export function face(spu: DemoSpu, body: string): Scene {
  const brush = createBrush()
  return {
    width: 1000,
    height: 1000,
    brush,
    content:
      studio(brush, backdropOf(body), 1000, 1000) +
      put(500, 500, put(-500, hangs(spu) ? -500 : -530, device(spu, body, brush)), 1.02),
  }
}

/** Close up: the upper part of the device, larger than life. */
export function close(spu: DemoSpu, body: string): Scene {
  const brush = createBrush()
  return {
    width: 1000,
    height: 1000,
    brush,
    content:
      studio(brush, mix(backdropOf(body), '#cdbfae', 0.35), 1000, 1000) +
      put(-330, -60, device(spu, body, brush), 1.75),
  }
}

/** At home: a wall, a window's light, a table, a plant. */
export function room(spu: DemoSpu, body: string, height = 1000): Scene {
  const brush = createBrush()
  const wall = ['#d9cfc2', '#cfd6cf', '#d8d2dc', '#d3d9df', '#e0cfbf'][seedOf(spu) % 5]!
  const floor = height * 0.8
  const plant = put(
    170,
    floor,
    box(0, -60, 110, 120, 16, brush.cylinder('#b6714f')) +
      repeat(7, (i) =>
        put(
          0,
          -110,
          shape('M0 0 C-46 -90 -30 -200 0 -250 C30 -200 46 -90 0 0 Z', brush.plane(i % 2 ? '#5e7f5f' : '#7c9a72')),
          1,
          (i - 3) * 24,
        ),
      ),
  )
  const frame = put(
    820,
    height * 0.26,
    box(10, 16, 190, 250, 4, '#3b2a20', 'opacity="0.25" filter="url(#soft9)"') +
      box(0, 0, 190, 250, 4, '#fbf8f3') +
      box(0, 0, 150, 208, 0, brush.wallpaper(24), 'opacity="0.85"') +
      disc(24, -30, 34, '#fff3dc', 'opacity="0.9"'),
  )
  const scale = 0.62
  const hung = hangs(spu)
  return {
    width: 1000,
    height,
    brush,
    content:
      box(500, height / 2, 1000, height, 0, brush.plane(wall)) +
      `<g filter="url(#light)">${
        shape(`M120 0 H420 L760 ${floor} H380 Z`, '#fff', 'opacity="0.28"') +
        shape(`M470 0 H560 L920 ${floor} H810 Z`, '#fff', 'opacity="0.2"')
      }</g>` +
      (hung ? '' : frame) +
      (hung
        ? ''
        : box(500, (floor + height) / 2, 1000, height - floor, 0, brush.plane('#a97f5c')) +
          box(500, floor + 4, 1000, 10, 0, '#c59d78') +
          repeat(6, (i) =>
            line(
              `M0 ${floor + 30 + i * 34} C300 ${floor + 20 + i * 34} 700 ${floor + 44 + i * 34} 1000 ${floor + 28 + i * 34}`,
              '#7d5a3e',
              2,
              'opacity="0.25"',
            ),
          ) +
          plant) +
      put(
        hung ? 500 : 540,
        hung ? height / 2 : floor + 40,
        put(-500, hung ? -500 : -860, device(spu, body, brush)),
        hung ? 0.72 : scale,
      ),
  }
}

/** At night: the device in its own light. */
export function night(spu: DemoSpu, body: string, height = 1000): Scene {
  const brush = createBrush()
  return {
    width: 1000,
    height,
    brush,
    content:
      `<linearGradient id="dusk" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#2b2420"/><stop offset="0.6" stop-color="#191513"/><stop offset="1" stop-color="#0e0b0a"/></linearGradient>` +
      box(500, height / 2, 1000, height, 0, 'url(#dusk)') +
      oval(500, height * 0.5, 520, 480, brush.glow('#e2683a', 0.42)) +
      oval(260, height * 0.2, 380, 300, brush.glow('#ffb27a', 0.25)) +
      repeat(14, (i) =>
        disc(
          (i * 271) % 1000,
          (i * 173) % (height * 0.5),
          19 + ((i * 7) % 22),
          'url(#spark)',
          `opacity="${0.05 + (i % 4) * 0.03}"`,
        ),
      ) +
      put(500, height / 2 + 10, put(-500, hangs(spu) ? -500 : -520, device(spu, body, brush)), 0.8),
  }
}

/** All the colours of a spu side by side. */
export function colours(spu: DemoSpu, height = 1000): Scene {
  const brush = createBrush()
  const count = spu.colours.length
  const scale = (wide.has(spu.device) ? 0.52 : 0.74) * [1.3, 1.3, 0.94, 0.8, 0.66][count]!
  const gap = [0, 0, 470, 310, 235][count]!
  return {
    width: 1000,
    height,
    brush,
    content:
      studio(brush, '#e9e3db', 1000, height) +
      repeat(count, (i) =>
        put(
          500 + (i - (count - 1) / 2) * gap,
          height * (hangs(spu) ? 0.86 : 0.8),
          put(-500, -860, drawings[spu.device]({ brush, body: spu.colours[i]!.body, seed: seedOf(spu) + i })),
          scale,
        ),
      ),
  }
}

/** A wide scene for a banner, with room for text on the left. */
export function banner(spu: DemoSpu, body: string): Scene {
  const brush = createBrush()
  const tint = brightness(body) > 0.8 ? '#e3d6c6' : mix(body, '#efe4d6', 0.62)
  return {
    width: 2000,
    height: 860,
    brush,
    content:
      `<linearGradient id="wide" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="${lit(tint, 0.4)}"/><stop offset="1" stop-color="${dim(tint, 0.06)}"/></linearGradient>` +
      box(1000, 430, 2000, 860, 0, 'url(#wide)') +
      disc(1420, 400, 560, brush.glow('#ffffff', 0.75)) +
      disc(1420, 430, 350, lit(tint, 0.35), 'opacity="0.5"') +
      shape('M0 760 C500 700 1300 700 2000 770 V860 H0 Z', dim(tint, 0.08), 'opacity="0.6"') +
      put(1420, hangs(spu) ? 430 : 790, put(-500, hangs(spu) ? -500 : -860, device(spu, body, brush)), 0.84),
  }
}
