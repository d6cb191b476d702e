import type { Brush } from '#demo/art/brush'

/** Arguments of a drawing: a brush, the body's colour, and a number that distinguishes spus. */
export interface Paint {
  brush: Brush
  body: string
  seed: number
}

/** Draws a device on a field of 1000 × 1000, standing on y = 860, with its shadow. */
export type DrawDevice = (paint: Paint) => string
