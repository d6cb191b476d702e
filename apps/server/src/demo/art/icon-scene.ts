import { createBrush } from '#demo/art/brush'
import type { Scene } from '#demo/art/scenes'
import { box, disc } from '#demo/art/shapes'

/** The white that icons are drawn in. */
export const ICON_WHITE = '#fffaf2'

const SIZE = 1000

/** An icon of the demo shop: `content` on a background of one colour, with a glow. */
export function iconScene(ground: string, content: string): Scene {
  const brush = createBrush()
  return {
    width: SIZE,
    height: SIZE,
    brush,
    content:
      box(SIZE / 2, SIZE / 2, SIZE, SIZE, 0, brush.plane(ground)) +
      disc(250, 180, 460, brush.glow('#ffffff', 0.35)) +
      content,
  }
}
