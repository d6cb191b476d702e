import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createJobs, runJob, type Job } from '#kernel/jobs/jobs'
import type { Shop } from '#shop/shop'
import { NOON } from '../../../test/noon'

const SHOP = { secret: 'of the shop', ports: { clock: () => NOON } } as Shop

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function runJobs(list: readonly Job[], onFailure: (name: string, error: Error) => void) {
  const jobs = createJobs(SHOP, onFailure)
  jobs.start(list)
  return jobs
}

/** A job whose runs end when the test ends them. */
function slowJob() {
  const ends: (() => void)[] = []
  return { ends, job: { name: 'slow', every: 1000, run: () => new Promise<void>((resolve) => ends.push(resolve)) } }
}

it('receives the moment of its run, the shop as the actor under the job’s name, and the ports', async () => {
  const ran = await runJob(SHOP, {
    name: 'expire',
    every: 1000,
    run: ({ now, actor, secret }, ports) => Promise.resolve({ now, actor, secret, ports }),
  })
  expect(ran).toEqual({
    now: NOON,
    actor: { kind: 'house', name: 'expire' },
    secret: 'of the shop',
    ports: SHOP.ports,
  })
})

it('runs again and again, and never twice at once', async () => {
  const { ends, job } = slowJob()
  const jobs = runJobs([job], () => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await jobs.stop()
})

it('runs at once when it is woken, and once more when woken while it runs', async () => {
  const { ends, job } = slowJob()
  const jobs = runJobs([job], () => {})
  jobs.wake('slow')
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(1)
  jobs.wake('slow')
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await jobs.stop()
})

it('reports a failed run and goes on', async () => {
  const told: string[] = []
  const jobs = runJobs([{ name: 'bad', every: 1000, run: () => Promise.reject(new Error('no')) }], (name, error) =>
    told.push(`${name}: ${error.message}`),
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual(['bad: no', 'bad: no'])
  await jobs.stop()
})

it('lets the running one finish when it is stopped, and starts no more', async () => {
  const { ends, job } = slowJob()
  const jobs = runJobs([job], () => {})
  await vi.advanceTimersByTimeAsync(1000)
  let stopped = false
  const stop = jobs.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).toBe(false)
  ends[0]?.()
  await stop
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(1)
})

it('runs hourly jobs within a minute too, in a shop that is restarted more often', async () => {
  let runs = 0
  const jobs = runJobs([{ name: 'hourly', every: 3_600_000, run: async () => void (runs += 1) }], () => {})
  await vi.advanceTimersByTimeAsync(61_000)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(3_540_000)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBe(2)
  await jobs.stop()
})
