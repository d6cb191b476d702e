import { max, nice, ticks } from 'd3-array'
import { area, line } from 'd3-shape'

/** How values are drawn: a bar for each, or a line through them. */
export type ChartKind = 'bars' | 'line'

/** The grid of a chart; it is stretched to its container. */
export const CHART_WIDTH = 1000
export const CHART_HEIGHT = 400

/** Approximate number of grid lines. */
const LINES = 4
/** Smallest height of a bar with a value above 0. */
const LEAST = 4
/** Share of a bar's column that it fills, and its greatest width. */
const FILLED = 0.7
const WIDEST = 64

/** The drawing of values. */
export interface ChartShape {
  /** The bars, or the line; as `d` of SVG. */
  mark: string
  /** The area under the line; empty for bars. */
  under: string
  /** The lines across. */
  grid: string
  /** What the lines across stand for, from 0 at the bottom up to the top, evenly. */
  ticks: number[]
  /** Where the middle of a value is, on the grid. */
  middle(at: number): number
}

/**
 * The drawing of values, side by side from the left: the axis begins at 0 and ends at a round number above the largest
 * value. Values below 0 are drawn as 0.
 * @param least smallest end of the axis, for values that are all 0, and so that no grid line has half a unit
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
