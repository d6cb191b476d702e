import { snapWidth } from '@hearth/domain'

/** A size pictures are served in. */
export interface ServedSize {
  width: number
  /** Absent: as the original's shape gives it. */
  height?: number
}

/** Shapes pictures are cut to, height to width. A free height would let anybody fill the disk. */
const SHAPES = [1, 3 / 4, 4 / 3, 9 / 16, 16 / 9, 2 / 3, 3 / 2, 43 / 100, 1 / 2, 6 / 5]
const NEAR = 0.02

/** The size served for what an address asks: a width of the whitelist (K10), and a height only in one of few shapes. */
export function servedSize(query: { w?: string; h?: string }): ServedSize {
  const wanted = Number(query.w)
  const width = snapWidth(Number.isFinite(wanted) && wanted > 0 ? wanted : Infinity)
  const height = Number(query.h)
  const shape = SHAPES.find((one) => Math.abs(height / (wanted || width) - one) <= NEAR)
  return shape === undefined ? { width } : { width, height: Math.round(width * shape) }
}
