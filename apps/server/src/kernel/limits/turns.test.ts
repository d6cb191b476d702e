import { REPLY_CODE } from '@hearth/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns, MOST_COST, OF_NETWORKS, OF_SHOPPERS, type Asker, type TurnLimits } from '#kernel/limits/turns'
import { TooBusy } from '#kernel/limits/work-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const A = { network: '198.51.100.7' }
const B = { network: '203.0.113.9' }

/** Opens turns for jobs that the test ends, and records the names of jobs in the order in which they began. */
function open(limits?: TurnLimits) {
  const turns = createTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    turns,
    begun,
    settle,
    take: (name: string, asker: Asker) =>
      turns
        .take(asker, () => (begun.push(name), new Promise<void>((end) => ends.set(name, end))))
        .then(
          () => 'done',
          (error: { code?: number; retryAfter?: number }) => [error.code, error.retryAfter],
        ),
    /** Ends a job after this time. */
    async end(name: string, took = 0) {
      await vi.advanceTimersByTimeAsync(took)
      ends.get(name)!()
      await settle()
    },
  }
}

it('lets a few calls of one network run at once, and calls of others beside them', () => {
  const { take, begun } = open()
  for (let n = 0; n < 20; n += 1) void take(`a${n}`, A)
  void take('b', B)
  void take('s', { shopper: 'of the same network' })
  expect(begun).toEqual(['a0', 'a1', 'b', 's'])
})

it('serves the caller with most of their budget left first, however many others wait', async () => {
  const { take, begun, end } = open()
  const busy = Array.from({ length: 10 }, (_, n) => ({ network: `10.0.0.${n}` }))
  for (const [n, asker] of busy.entries()) for (let at = 0; at < 10; at += 1) void take(`${n} ${at}`, asker)
  expect(begun).toHaveLength(OF_NETWORKS.atOnce)
  for (let n = 0; n < 30; n += 1) await end(begun[n]!, 20)
  void take('b', B)
  expect(begun.at(-1)).not.toBe('b')
  await end(begun[30]!, 20)
  expect(begun.at(-1)).toBe('b')
})

it('makes a network that used up its budget wait until it is filled again, and nobody else', async () => {
  const { take, begun, end } = open({ networkBudget: 100, shopperBudget: 100 })
  for (const name of ['a0', 'a1']) void take(name, A)
  await end('a0', MOST_COST)
  await end('a1')
  void take('a2', A)
  void take('b', B)
  void take('s', { shopper: 's' })
  expect(begun).toEqual(['a0', 'a1', 'b', 's'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).not.toContain('a2')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(begun).toContain('a2')
})

it('refuses one more call than may wait, says when to come again, and refuses no call of others', async () => {
  const { take } = open()
  const { atOnce, mostWaiting } = OF_NETWORKS.ofOwner
  const work = Array.from({ length: atOnce + mostWaiting + 1 }, (_, n) => take(`a${n}`, A))
  expect(await work.at(-1)).toEqual([REPLY_CODE.tooMany, 2])
  expect(await Promise.race([work[0], take('b', B), Promise.resolve('waits')])).toBe('waits')
})

it('lets shoppers wait for a cashier, however many there are', () => {
  const { take, begun } = open()
  for (let n = 0; n < 200; n += 1) void take(`${n}`, { shopper: `${n}` })
  for (let n = 0; n < 20; n += 1) void take(`more ${n}`, { shopper: '0' })
  expect(begun).toHaveLength(200 + OF_SHOPPERS.ofOwner.atOnce - 1)
})

it('lets the event loop answer others between two jobs, though the database works without a pause', async () => {
  vi.useRealTimers()
  const turns = createTurns()
  const order: string[] = []
  setImmediate(() => order.push('somebody else'))
  await Promise.all(['first', 'second', 'third'].map((name) => turns.take(A, async () => void order.push(name))))
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('third'))
  for (const name of ['fourth', 'fifth']) {
    void turns.take(B, async () => void order.push(name))
    await Promise.resolve()
  }
  await Promise.resolve().then(() => {})
  expect(order).not.toContain('fifth')
})

it('goes on after failed work, and passes its failure on unchanged', async () => {
  const { turns, settle } = open()
  await expect(turns.take(A, () => Promise.reject(new TooBusy()))).rejects.toThrow(TooBusy)
  const next = turns.take(A, () => Promise.resolve('done'))
  await settle()
  expect(await next).toBe('done')
})
