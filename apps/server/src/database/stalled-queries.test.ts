import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Circuit } from '#database/circuit'
import { watchStalledQueries } from '#database/stalled-queries'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a database that answers or not, as the test says, and counts its probes. */
function watched(answers: () => boolean) {
  let asked = 0
  const circuit = { isDown: async () => ((asked += 1), !answers()), heard() {} } as Circuit
  return { stalled: watchStalledQueries(circuit), asked: () => asked }
}

const never = new Promise<object>(() => {})

it('a slow query of a responsive database goes on, and the database is probed once a second', async () => {
  const { stalled, asked } = watched(() => true)
  const ended = vi.fn()
  stalled.watch(never).then(ended, ended)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(ended).not.toHaveBeenCalled()
  expect(asked()).toBeGreaterThan(4)
  expect(asked()).toBeLessThan(10)
  stalled.stop()
})

it('queries of a database that stops answering are refused within three seconds, also behind a slow one', async () => {
  let answers = true
  const { stalled } = watched(() => answers)
  stalled.watch(never).catch(() => {})
  await vi.advanceTimersByTimeAsync(1_600)
  answers = false
  const ended = stalled.watch(never).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await ended).toContain('did not answer')
  stalled.stop()
})
