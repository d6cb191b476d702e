import { expect, it } from 'vitest'
import { createRestarts } from '#workers/restarts'

it('lets workers be started again five times within a minute, each time later', () => {
  const restarts = createRestarts()
  expect([0, 1, 2, 3, 59_999, 59_999].map((now) => restarts.next(now))).toEqual([
    0,
    500,
    1_000,
    2_000,
    4_000,
    undefined,
  ])
  expect([60_000, 60_000, 60_001, 200_000].map((now) => restarts.next(now))).toEqual([4_000, undefined, 4_000, 0])
})
