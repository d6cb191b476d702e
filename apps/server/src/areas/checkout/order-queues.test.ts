import { REPLY_CODE } from '@hearth/domain'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createOrderQueues, type QueuedOrder, type QueueLimits, type QueueOutcome } from '#areas/checkout/order-queues'

const LIMITS: QueueLimits = { batch: 3, patience: 10_000, waiting: 100, ofShopper: 3 }

const order = (shopperId: string, key = 'a'): QueuedOrder => ({ shopperId, key, fingerprint: `${shopperId} ${key}` })

/** A queue. The test decides when each batch is placed. */
function open(limits: Partial<QueueLimits> = {}) {
  const batches: (readonly QueuedOrder[])[] = []
  let settle: (outcomes: QueueOutcome<string>[]) => void = () => {}
  const queues = createOrderQueues<QueuedOrder, string>(
    (orders) => {
      batches.push(orders)
      return new Promise((resolve) => (settle = resolve))
    },
    { ...LIMITS, ...limits },
  )
  const join = (one: QueuedOrder, skuNo = 'lamp') => {
    const answer = queues.join(skuNo, one)
    // Some waiting shoppers are told their position only after the test has ended.
    answer.catch(() => {})
    return answer
  }
  return {
    join,
    /** Returns the orders of each batch so far, each as the shopper's id and the key. */
    placed: () => batches.map((batch) => batch.map(({ shopperId, key }) => `${shopperId}${key}`).join(' ')),
    /** Places the current batch, all of it by default. */
    async place(
      outcomes = batches.at(-1)!.map((one): QueueOutcome<string> => ({ answer: `order of ${one.shopperId}` })),
    ) {
      settle(outcomes)
      await sleep(1)
    },
  }
}

describe('the queue of a sku', () => {
  it('places the first order at once and alone, and those that came meanwhile together, up to the size of a batch', async () => {
    const { join, placed, place } = open()
    const answers = ['one', 'two', 'three', 'four', 'five'].map((who) => join(order(who)))
    expect(placed()).toEqual(['onea'])
    for (let batch = 0; batch < 3; batch += 1) await place()
    expect(placed()).toEqual(['onea', 'twoa threea foura', 'fivea'])
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three', 'four', 'five'].map((who) => `order of ${who}`))
  })

  it('places one order of a shopper at a time, and gives them nobody else’s place', async () => {
    const { join, placed, place } = open()
    void join(order('one'))
    for (const [who, key] of [
      ['two', 'a'],
      ['two', 'b'],
      ['three', 'a'],
      ['four', 'a'],
      ['five', 'a'],
    ] as const)
      void join(order(who, key))
    for (let batch = 0; batch < 3; batch += 1) await place()
    expect(placed()).toEqual(['onea', 'twoa threea foura', 'twob fivea'])
  })

  it('lets a request that comes again wait with the first, and refuses its key for another order', async () => {
    const { join, placed, place } = open()
    const [first, again] = [join(order('one')), join(order('one'))]
    await expect(join({ ...order('one'), fingerprint: 'else' })).rejects.toMatchObject({ code: REPLY_CODE.conflict })
    await place()
    expect(await Promise.all([first, again])).toEqual(['order of one', 'order of one'])
    expect(placed()).toEqual(['onea'])
  })

  it('tells a shopper who waits long their place and when to ask again, and answers that later request', async () => {
    const { join, place, placed } = open({ patience: 20 })
    void join(order('one'))
    void join(order('two'))
    await expect(join(order('three'))).rejects.toMatchObject({
      code: REPLY_CODE.queued,
      message: '前面还有 2 位，正在为您排队，请不要离开',
      retryAfter: 1,
    })
    const again = join(order('three'))
    await place()
    await place()
    expect(await again).toBe('order of three')
    expect(placed()).toEqual(['onea', 'twoa threea'])
  })

  it('tells each its own refusal', async () => {
    const { join, place } = open()
    const ends = Promise.allSettled(['one', 'two', 'three'].map((who) => join(order(who))))
    await place()
    await place([{ refusal: new Error('no address') }, { answer: 'order of three' }])
    expect(await ends).toMatchObject([
      { value: 'order of one' },
      { reason: { message: 'no address' } },
      { value: 'order of three' },
    ])
  })

  it('retries orders that may still get their pieces before all later ones', async () => {
    const { join, place, placed } = open()
    for (const who of ['one', 'two', 'three', 'four', 'five']) void join(order(who))
    await place()
    await place([{ answer: 'two' }, 'again', { answer: 'four' }])
    expect(placed()).toEqual(['onea', 'twoa threea foura', 'threea fivea'])
  })

  it('takes no more than its limit, in all and from one shopper', async () => {
    const { join } = open({ waiting: 4, ofShopper: 2 })
    for (const one of [order('one', 'a'), order('one', 'b'), order('two')]) void join(one)
    const tooMany = { code: REPLY_CODE.tooMany, retryAfter: 5 }
    await expect(join(order('one', 'c'))).rejects.toMatchObject(tooMany)
    void join(order('three'))
    await expect(join(order('four'))).rejects.toMatchObject(tooMany)
  })

  it('delays no other sku', async () => {
    const { join, placed } = open()
    void join(order('one'))
    void join(order('two'), 'lock')
    expect(placed()).toEqual(['onea', 'twoa'])
  })
})
