import { snapWidth } from '@hearth/domain'

/** A size in which pictures are served. */
export interface ServedSize {
  width: number
  /** Absent if the height follows from the original's shape. */
  height?: number
}

/**
 * Shapes to which pictures are cropped, as height divided by width. If any height were allowed, anybody could fill the
 * disk.
 */
const SHAPES = [1, 3 / 4, 4 / 3, 9 / 16, 16 / 9, 2 / 3, 3 / 2, 43 / 100, 1 / 2, 6 / 5]
const NEAR = 0.02

/**
 * Returns the size to serve for an address: a width of the whitelist (K10), and a height only for one of these shapes.
 */
export function servedSize(query: { w?: string; h?: string }): ServedSize {
  const wanted = Number(query.w)
  const width = snapWidth(Number.isFinite(wanted) && wanted > 0 ? wanted : Infinity)
  const height = Number(query.h)
  const shape = SHAPES.find((one) => Math.abs(height / (wanted || width) - one) <= NEAR)
  return shape === undefined ? { width } : { width, height: Math.round(width * shape) }
}
