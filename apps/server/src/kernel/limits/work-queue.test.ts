import { expect, it } from 'vitest'
import { createWorkQueue, TooBusy } from '#kernel/limits/work-queue'

/** A job that ends when the test ends it. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { job: () => ended, end }
}

it('runs a limited number of jobs at once, lets a limited number wait, and refuses the others at once', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  const { job, end } = held()
  const work = Array.from({ length: 9 }, (_, at) =>
    queue
      .run(() => (begun.push(at), job()))
      .then(
        () => 'done',
        (error: Error) => (error instanceof TooBusy ? error.retryAfter : error),
      ),
  )
  expect(begun).toEqual([0, 1])
  expect(await Promise.all(work.slice(5))).toEqual([2, 2, 2, 2])
  end()
  expect(await Promise.all(work.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

it('takes new jobs once the others are done, and after a failed one', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await Promise.resolve()
  expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes')
})

it('runs low-priority work when nothing else waits', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5 })
  const order: string[] = []
  const first = queue.run(async () => void order.push('first'))
  queue.later(async () => void order.push('later'))
  const second = queue.run(async () => void order.push('second'))
  await Promise.all([first, second])
  await queue.stop()
  expect(order.slice(0, 2)).toEqual(['first', 'second'])
})

it('waits for running work when it stops, refuses the rest, and begins nothing more', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5 })
  const begun: string[] = []
  const { job, end } = held()
  const first = queue.run(() => (begun.push('first'), job()))
  const second = queue.run(async () => void begun.push('second'))
  const stopped = queue.stop()
  queue.later(async () => void begun.push('later'))
  end()
  await expect(second).rejects.toThrow(TooBusy)
  await Promise.all([first, stopped])
  await expect(queue.run(async () => void begun.push('third'))).rejects.toThrow(TooBusy)
  expect(begun).toEqual(['first'])
})

/** Jobs that the test ends one by one; they record when they began. */
function heldJobs(limits: { atOnce: number; mostWaiting: number }) {
  const queue = createWorkQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, owner?: string) =>
    queue
      .run(() => (begun.push(name), new Promise<void>((end) => ends.set(name, end))), owner)
      .then(
        () => `${name} done`,
        (error: Error) => `${name} ${error.message}`,
      )
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { begun, run, end }
}

it('lets owners take turns: an owner who sends many jobs waits for their own, and others do not', async () => {
  const { begun, run, end } = heldJobs({ atOnce: 2, mostWaiting: 20 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, 'a')
  expect(begun).toEqual(['a1'])
  void run('b1', 'b')
  void run('b2', 'b')
  void run('c1', 'c')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun.slice(2)).toEqual(['c1'])
  await end('b1')
  expect(begun.slice(3)).toEqual(['a2'])
  await end('a2')
  expect(begun.slice(4)).toEqual(['b2'])
  await end('b2')
  await end('c1')
  expect(begun.slice(5)).toEqual(['a3'])
})

it('refuses the newest job of the owner with the most waiting when there is one too many', async () => {
  const { begun, run, end } = heldJobs({ atOnce: 1, mostWaiting: 3 })
  const work = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a'))
  const other = run('b1', 'b')
  expect(await work[3]).toBe('a4 too much work waits already')
  expect(await run('a5', 'a')).toBe('a5 too much work waits already')
  expect(await run('b2', 'b')).toBe('b2 too much work waits already')
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(await other).toBe('b1 done')
})

it('goes on though an owner pays its debt between two checks', async () => {
  const waits = [5, 0]
  const budgets = { left: () => 1, wait: () => waits.shift() ?? 0, spend: () => {} }
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5, budgets })
  waits.unshift(5)
  expect(await queue.run(() => Promise.resolve('done'), 'a')).toBe('done')
})
