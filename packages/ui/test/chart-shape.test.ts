// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from '../src/components/chart-shape'

/** Returns all numbers of a path. */
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
const bars = (path: string): number => path.split('z').length - 1

describe('the shape of a chart', () => {
  it('has a bar for each value except 0, within its grid', () => {
    const { mark, under, middle } = chartShape([0, 5, 10], 'bars')
    expect(bars(mark)).toBe(2)
    expect(under).toBe('')
    expect(middle(1)).toBe(CHART_WIDTH / 2)
    for (const one of numbers(mark)) expect(Math.abs(one)).toBeLessThanOrEqual(CHART_WIDTH)
  })

  it('is flat where all values are 0, with round numbers at its lines', () => {
    const { mark, ticks } = chartShape([0, 0, 0], 'line')
    expect(
      new Set(
        mark
          .slice(1)
          .split('L')
          .map((point) => point.split(',')[1]),
      ),
    ).toEqual(new Set(['400']))
    expect(ticks).toEqual([0, 1, 2, 3, 4])
  })

  it('keeps small bars visible beside one giant value', () => {
    const { mark } = chartShape([1, 99_999_999_999, 1], 'bars')
    expect(bars(mark)).toBe(3)
    const heights = mark
      .split('z')
      .slice(0, 3)
      .map((bar) => CHART_HEIGHT - numbers(bar)[1]!)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...heights)).toBeLessThanOrEqual(CHART_HEIGHT)
  })

  it('draws one day and a whole year, in few bytes', () => {
    expect(bars(chartShape([7], 'bars').mark)).toBe(1)
    const year = Array.from({ length: 366 }, (_, day) => day * 100)
    const { mark, under } = chartShape(year, 'line')
    expect(mark.split('L')).toHaveLength(366)
    expect(mark.length + under.length).toBeLessThan(16_000)
    expect(numbers(mark).every((one) => one >= 0 && one <= CHART_WIDTH)).toBe(true)
  })

  it('ends at a round number above the largest value, and never below 0', () => {
    const { ticks, mark } = chartShape([-500, 1234], 'line')
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(1234)
    expect(ticks[0]).toBe(0)
    expect(Math.max(...numbers(mark))).toBeLessThanOrEqual(CHART_WIDTH)
  })

  it('has no half numbers at the lines of counts', () => {
    for (const most of [1, 2, 3, 5, 9]) for (const value of chartShape([most], 'bars').ticks) expect(value % 1).toBe(0)
  })

  it('draws nothing without values', () => {
    expect(chartShape([], 'bars').mark).toBe('')
    expect(chartShape([], 'line').mark).toBe('')
  })
})
