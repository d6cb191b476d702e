import { max, nice, ticks } from 'd3-array'
import { area, line } from 'd3-shape'

/** How a chart draws values: as one bar for each, or as a line through all. */
export type ChartKind = 'bars' | 'line'

/** Width and height of a chart's coordinates. The drawing is stretched to its container. */
export const CHART_WIDTH = 1000
export const CHART_HEIGHT = 400

/** Approximate number of grid lines. */
const LINES = 4
/** Minimum height of the bar of a value above 0. */
const LEAST = 4
/** Share of a column's width that its bar fills, and the bar's maximum width. */
const FILLED = 0.7
const WIDEST = 64

/** A chart's drawing, in the coordinates of `CHART_WIDTH` and `CHART_HEIGHT`. */
export interface ChartShape {
  /** The bars, or the line, as the attribute `d` of an SVG path. */
  mark: string
  /** The area below the line, as `d`; empty for bars. */
  under: string
  /** The grid lines, as `d`. */
  grid: string
  /** The values at the grid lines, from 0 at the bottom to the highest at the top, at equal distances. */
  ticks: number[]
  /** Returns the horizontal middle of the value with this index. */
  middle(at: number): number
}

/**
 * Returns the drawing of values, from left to right. The axis begins at 0 and ends at a round number that is not below
 * the largest value. Values below 0 are drawn as 0.
 * @param least minimum for the axis's end: it makes an axis for values that are all 0, and keeps grid lines at whole
 * units
 */
export function chartShape(values: readonly number[], kind: ChartKind, least = LINES): ChartShape {
  const largest = Math.max(max(values) ?? 0, least)
  const [, top] = nice(0, largest, LINES)
  const place = CHART_WIDTH / Math.max(values.length, 1)
  const middle = (at: number) => (at + 0.5) * place
  const fromTop = (value: number) => CHART_HEIGHT - (Math.max(0, value) / top) * CHART_HEIGHT
  const across = ticks(0, top, LINES)
  const drawn = {
    grid: across.map((value) => `M0 ${Math.round(fromTop(value))}H${CHART_WIDTH}`).join(''),
    ticks: across,
    middle,
  }
  if (kind === 'bars') {
    const width = Math.min(place * FILLED, WIDEST)
    const bar = (value: number, at: number) => {
      if (value <= 0) return ''
      const y = Math.min(fromTop(value), CHART_HEIGHT - LEAST)
      return `M${tenth(middle(at) - width / 2)} ${tenth(y)}h${tenth(width)}V${CHART_HEIGHT}h${tenth(-width)}z`
    }
    return { ...drawn, mark: values.map(bar).join(''), under: '' }
  }
  const x = (_: number, at: number) => middle(at)
  return {
    ...drawn,
    mark: line<number>(x, fromTop).digits(1)([...values]) ?? '',
    under: area<number>(x, CHART_HEIGHT, fromTop).digits(1)([...values]) ?? '',
  }
}

const tenth = (length: number): number => Math.round(length * 10) / 10
