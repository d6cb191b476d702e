import { afterEach, expect, it } from 'vitest'
import { Countdown } from '../src/index'
import { draw, type Drawing } from './draw'

const DAY = 86_400_000
/** The first moment of a day in China, epoch ms. */
const MIDNIGHT = Date.parse('2026-12-08T00:00:00+08:00')

let drawing: Drawing
afterEach(() => drawing.remove())

const shown = (endTime: number, now: number, label?: string) => {
  drawing?.remove()
  drawing = draw(<Countdown endTime={endTime} now={now} label={label} />)
  return document.body.textContent
}

it('counts seconds in the last three days only, and shows the day before that', () => {
  expect(shown(MIDNIGHT, MIDNIGHT - 3 * DAY + 1000)).toContain('距结束')
  expect(shown(MIDNIGHT, MIDNIGHT - 3 * DAY)).toBe('2026-12-07 结束')
  expect(shown(MIDNIGHT, MIDNIGHT - 9 * DAY, '剩余')).toBe('2026-12-07 截止')
  expect(shown(MIDNIGHT - 1, MIDNIGHT - 9 * DAY, '距开始')).toBe('2026-12-08 开始')
  expect(shown(MIDNIGHT, MIDNIGHT)).toBe('已结束')
})
