import { expect, it } from 'vitest'
import { DELIVERY_WAITS, nextAttempt } from '#areas/sandbox/backoff'

it('tries fifteen times within a day, then gives up', () => {
  let at = 0
  let attempts = 1
  for (let next = nextAttempt(attempts, at); next !== undefined; next = nextAttempt(attempts, at)) {
    expect(next).toBeGreaterThan(at)
    at = next
    attempts += 1
  }
  expect(attempts).toBe(15)
  expect(at).toBeLessThanOrEqual(24 * 60 * 60_000)
  expect(DELIVERY_WAITS).toHaveLength(14)
})
