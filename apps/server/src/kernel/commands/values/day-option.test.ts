import { expect, it } from 'vitest'
import { lastMoment } from '#kernel/commands/values/day-option'

it('reads a day to its last moment in Beijing, and says whether it is missing or no day', () => {
  expect(lastMoment({ until: '2026-12-31' }, 'until')).toBe(Date.parse('2026-12-31T23:59:59.999+08:00'))
  expect(() => lastMoment({}, 'until')).toThrow('Say --until')
  expect(() => lastMoment({ until: '2026-02-30' }, 'until')).toThrow('--until wants a day')
})
