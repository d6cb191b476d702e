import type { Brush } from '#demo/art/brush'

/** What a drawing is given: a brush, the body's colour, and a number that tells one spu from another. */
export interface Paint {
  brush: Brush
  body: string
  seed: number
}

/** Draws a device on a field of 1000 × 1000 that stands on y = 860, with the shadow it throws. */
export type DrawDevice = (paint: Paint) => string
