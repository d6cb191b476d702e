import { expect, it } from 'vitest'
import { formatDeadline } from '#index'

it('shows the last minute of a day for what ends as the next day begins', () => {
  expect(formatDeadline(Date.parse('2026-12-08T00:00:00+08:00'))).toBe('2026-12-07 23:59')
  expect(formatDeadline(Date.parse('2026-12-07T23:59:59.999+08:00'))).toBe('2026-12-07 23:59')
  expect(formatDeadline(Date.parse('2026-12-07T18:30:00+08:00'))).toBe('2026-12-07 18:30')
})
