import { expect, it } from 'vitest'
import { createWorkQueue, TooBusy } from '#kernel/work-queue'

/** A job that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { job: () => ended, end }
}

it('runs so many jobs at once, lets so many wait, and refuses the others at once', async () => {
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

it('takes new jobs once the others are done, and after one that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await Promise.resolve()
  expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes')
})

it('runs what can wait when nothing else waits', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5 })
  const order: string[] = []
  const first = queue.run(async () => void order.push('first'))
  queue.later(async () => void order.push('later'))
  const second = queue.run(async () => void order.push('second'))
  await Promise.all([first, second])
  await queue.stop()
  expect(order.slice(0, 2)).toEqual(['first', 'second'])
})

it('waits for what has begun when it stops, refuses what has not, and begins nothing more', async () => {
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
