import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mergeOrders,
  ordersToPrice,
  sourcesToAsk,
  startOrderMerge,
  withPaymentFees,
  type MergeOrder,
  type SecondChannelOrder,
} from '#index'

const first = (orderId: string, transactionTime: number): MergeOrder => ({ orderId, orderWay: 2, transactionTime })
const second = (orderId: string, seconds: number): SecondChannelOrder<MergeOrder> => ({
  orderId,
  orderWay: 9,
  create_time: seconds,
})

/** Reads a merged list to its end from two sources of fixed orders. */
function readAll(
  ones: readonly MergeOrder[],
  others: readonly SecondChannelOrder<MergeOrder>[],
  { miniProgram = false, pageSize = 10 } = {},
) {
  let state = startOrderMerge<MergeOrder>(miniProgram)
  const pages: MergeOrder[][] = []
  for (let round = 0; round < 200; round += 1) {
    const ask = sourcesToAsk(state)
    if (!ask.first && !ask.second && state.held.length === 0) break
    const { startIndex, start_index: secondIndex } = state.cursor
    const merged = mergeOrders(
      state,
      {
        first: ask.first
          ? {
              order: { result: ones.slice(startIndex, startIndex + pageSize), totalCount: ones.length },
              startId: `s${startIndex}`,
            }
          : undefined,
        second: ask.second
          ? { result: others.slice(secondIndex, secondIndex + pageSize), count: others.length }
          : undefined,
      },
      { miniProgram },
    )
    pages.push(merged.orders)
    state = merged.next
  }
  return { pages, orders: pages.flat(), state }
}

describe('the merged order list (S10, K03)', () => {
  it('asks both sources together at first', () => {
    expect(sourcesToAsk(startOrderMerge())).toEqual({ first: true, second: true })
  })

  it('shows the newest of both first, with the second channel’s times in milliseconds', () => {
    const { orders } = readAll([first('a', 3_000), first('b', 1_000)], [second('c', 2)])
    expect(orders.map(({ orderId, transactionTime }) => [orderId, transactionTime])).toEqual([
      ['a', 3000],
      ['c', 2000],
      ['b', 1000],
    ])
  })

  it('does not ask a source again that had nothing', () => {
    const { next } = mergeOrders(startOrderMerge<MergeOrder>(), {
      first: { order: { result: [], totalCount: 0 }, startId: '' },
      second: { result: [second('c', 2)], count: 1 },
    })
    expect(next.cursor).toMatchObject({ orderNoMore: true, orderNoMoreDumi: false, start_id: 'c', start_index: 1 })
    expect(sourcesToAsk(next)).toEqual({ first: false, second: true })
  })

  it('does not start again with a source that named no next page', () => {
    const { next } = mergeOrders(startOrderMerge<MergeOrder>(true), {
      first: { order: { result: [first('a', 3000)], totalCount: 1 }, startId: '' },
    })
    expect(sourcesToAsk(next)).toEqual({ first: false, second: false })
  })

  it('leaves the second channel out inside a mini program', () => {
    expect(sourcesToAsk(startOrderMerge(true))).toEqual({ first: true, second: false })
    const { orders } = readAll(
      [first('a', 3000), { orderId: 'x', orderWay: 9, transactionTime: 2000 }],
      [second('c', 2)],
      { miniProgram: true },
    )
    expect(orders.map(({ orderId }) => orderId)).toEqual(['a'])
  })

  it('continues where each source stopped', () => {
    const many = Array.from({ length: 12 }, (_, at) => first(`a${at}`, 100_000 - at))
    const { next } = mergeOrders(startOrderMerge<MergeOrder>(), {
      first: { order: { result: many.slice(0, 10), totalCount: 12 }, startId: 'mark' },
    })
    expect(next.cursor).toMatchObject({ startId: 'mark', startIndex: 10, orderNoMore: false })
  })

  it('takes the second channel’s marker from the reply, otherwise from its last order', () => {
    const page = (second_: { result: readonly SecondChannelOrder<MergeOrder>[]; count?: number; oldest_id?: string }) =>
      mergeOrders(startOrderMerge<MergeOrder>(), { second: second_ }).next.cursor
    expect(page({ result: [second('c', 3), second('d', 2)], oldest_id: 'mark' })).toMatchObject({
      start_id: 'mark',
      start_index: 2,
      orderNoMoreDumi: false,
      startIndex: 0,
      orderNoMore: false,
    })
    expect(page({ result: [second('c', 3), second('d', 2)] }).start_id).toBe('d')
    expect(page({ result: [] })).toMatchObject({ start_id: '', start_index: 0, orderNoMoreDumi: true })
    expect(page({ result: [second('c', 3)], count: 0 }).orderNoMoreDumi).toBe(true)
  })

  it('ends the first source at a count of 0 or an empty page, and starts with its own markers', () => {
    const page = (result: MergeOrder[], totalCount: number) =>
      mergeOrders(startOrderMerge<MergeOrder>(), { first: { order: { result, totalCount }, startId: 's' } }).next.cursor
        .orderNoMore
    expect([page([first('a', 1)], 0), page([], 5), page([first('a', 1)], 1)]).toEqual([true, true, false])
    expect(startOrderMerge()).toEqual({
      cursor: { startId: '', startIndex: 0, orderNoMore: false, start_id: '', start_index: 0, orderNoMoreDumi: false },
      held: [],
      shown: [],
      reached: { first: Infinity, second: Infinity },
    })
  })

  it('shows no order that the other source may still precede, and keeps it for the next page', () => {
    const one = mergeOrders(startOrderMerge<MergeOrder>(), {
      first: { order: { result: [first('a', 9000), first('b', 1000)], totalCount: 4 }, startId: 'more' },
      second: { result: [second('c', 5)], count: 3 },
    })
    expect([one.orders, one.next.held].map((list) => list.map(({ orderId }) => orderId))).toEqual([['a', 'c'], ['b']])
    const two = mergeOrders(one.next, { second: { result: [second('d', 1), second('e', 0)], count: 3 } })
    expect(two.orders.map(({ orderId }) => orderId)).toEqual(['b', 'd'])
  })

  it('asks no source with ten unshown orders', () => {
    const held = Array.from({ length: 10 }, (_, at) => ({ ...first(`h${at}`, 1), orderWay: 9 }))
    expect(sourcesToAsk({ ...startOrderMerge<MergeOrder>(), held })).toEqual({ first: true, second: false })
    expect(
      sourcesToAsk({ ...startOrderMerge<MergeOrder>(), held: held.map((order) => ({ ...order, orderWay: 0 })) }),
    ).toEqual({ first: false, second: true })
    expect(sourcesToAsk({ ...startOrderMerge<MergeOrder>(), held: held.slice(1) })).toEqual({
      first: true,
      second: true,
    })
  })

  it('shows an order once, though new orders move it to the next page or both sources have it', () => {
    const one = mergeOrders(startOrderMerge<MergeOrder>(), {
      first: { order: { result: [first('a', 9000), first('b', 8000)], totalCount: 4 }, startId: 'more' },
      second: { result: [second('a', 9)], count: 1 },
    })
    const two = mergeOrders(one.next, {
      first: { order: { result: [first('b', 8000), first('c', 7000)], totalCount: 4 }, startId: 'more' },
      second: { result: [] },
    })
    expect([one.orders, two.orders].map((list) => list.map(({ orderId }) => orderId))).toEqual([['a'], ['b', 'c']])
    const three = mergeOrders(two.next, {
      first: { order: { result: [first('c', 7000), first('d', 6000)], totalCount: 4 }, startId: 'more' },
    })
    expect([three.orders.map(({ orderId }) => orderId), three.next.shown]).toEqual([['d'], ['a', 'b', 'c', 'd']])
  })

  it('continues inside a mini program after a page of the second channel alone', () => {
    const one = mergeOrders(
      startOrderMerge<MergeOrder>(true),
      {
        first: { order: { result: [{ ...first('x', 9000), orderWay: 9 }], totalCount: 2 }, startId: 'x' },
        second: { result: [second('y', 8)] },
      },
      { miniProgram: true },
    )
    expect([one.orders, one.next.held]).toEqual([[], []])
    const two = mergeOrders(
      one.next,
      { first: { order: { result: [first('a', 7000)], totalCount: 2 }, startId: '' } },
      { miniProgram: true },
    )
    expect(two.orders.map(({ orderId }) => orderId)).toEqual(['a'])
  })

  it('loses no order, shows none twice, keeps newest first over all pages, and at most ten at once', () => {
    const times = fc
      .array(fc.integer({ min: 1, max: 90 }), { maxLength: 35 })
      .map((all) => [...all].sort((a, b) => b - a))
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 12 }), (ones, others, pageSize) => {
        const { pages, orders, state } = readAll(
          ones.map((time, at) => first(`a${at}`, time * 1000)),
          others.map((time, at) => second(`b${at}`, time)),
          { pageSize },
        )
        expect(orders).toHaveLength(ones.length + others.length)
        expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length)
        const shown = orders.map(({ transactionTime }) => transactionTime)
        expect(shown).toEqual([...shown].sort((a, b) => b - a))
        expect(pages.every((page) => page.length <= 10)).toBe(true)
        expect(state.held).toEqual([])
      }),
    )
  })
})

describe('the fee of a second-channel order (S09)', () => {
  const order = (orderId: string, orderWay: number, orderStatus: number) => ({
    orderId,
    orderWay,
    orderStatus,
    showCashAmount: 100,
  })

  it('is fetched only while the order waits for payment', () => {
    const list = [order('a', 9, 10), order('b', 9, 15), order('c', 9, 20), order('d', 2, 10)]
    expect(ordersToPrice(list)).toEqual(['a', 'b'])
    const fees = ['a', 'c', 'd'].map((orderId) => ({ orderId, paymentFee: 7 }))
    expect(withPaymentFees(list, fees).map(({ showCashAmount }) => showCashAmount)).toEqual([7, 100, 100, 100])
  })
})
