import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeOrders, ordersToPrice, sourcesToAsk, startOrderMerge, withPaymentFees, type MergeOrder, type SecondChannelOrder } from '#index'

const first = (orderId: string, transactionTime: number): MergeOrder => ({ orderId, orderWay: 2, transactionTime })
const second = (orderId: string, seconds: number): SecondChannelOrder<MergeOrder> => ({ orderId, orderWay: 9, create_time: seconds })

/** Reads a merged list to its end from two sources of fixed orders. */
function readAll(ones: readonly MergeOrder[], others: readonly SecondChannelOrder<MergeOrder>[], { miniProgram = false, pageSize = 10 } = {}) {
  let state = startOrderMerge<MergeOrder>(miniProgram)
  const pages: MergeOrder[][] = []
  for (let round = 0; round < 200; round += 1) {
    const ask = sourcesToAsk(state)
    if (!ask.first && !ask.second && state.held.length === 0) break
    const { startIndex, start_index: secondIndex } = state.cursor
    const merged = mergeOrders(
      state,
      {
        first: ask.first ? { order: { result: ones.slice(startIndex, startIndex + pageSize), totalCount: ones.length }, startId: `s${startIndex}` } : undefined,
        second: ask.second ? { result: others.slice(secondIndex, secondIndex + pageSize), count: others.length } : undefined,
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

  it('shows the newest of both first, the times of the second channel made milliseconds', () => {
    const { orders } = readAll([first('a', 3_000), first('b', 1_000)], [second('c', 2)])
    expect(orders.map(({ orderId, transactionTime }) => [orderId, transactionTime])).toEqual([['a', 3000], ['c', 2000], ['b', 1000]])
  })

  it('does not ask a source again that had nothing', () => {
    const { next } = mergeOrders(startOrderMerge<MergeOrder>(), {
      first: { order: { result: [], totalCount: 0 }, startId: '' },
      second: { result: [second('c', 2)], count: 1 },
    })
    expect(next.cursor).toMatchObject({ orderNoMore: true, orderNoMoreDumi: false, start_id: 'c', start_index: 1 })
    expect(sourcesToAsk(next)).toEqual({ first: false, second: true })
  })

  it('leaves the second channel out inside a mini program', () => {
    expect(sourcesToAsk(startOrderMerge(true))).toEqual({ first: true, second: false })
    const { orders } = readAll([first('a', 3000), { orderId: 'x', orderWay: 9, transactionTime: 2000 }], [second('c', 2)], { miniProgram: true })
    expect(orders.map(({ orderId }) => orderId)).toEqual(['a'])
  })

  it('goes on from where each source stood', () => {
    const many = Array.from({ length: 12 }, (_, at) => first(`a${at}`, 100_000 - at))
    const { next } = mergeOrders(startOrderMerge<MergeOrder>(), { first: { order: { result: many.slice(0, 10), totalCount: 12 }, startId: 'mark' } })
    expect(next.cursor).toMatchObject({ startId: 'mark', startIndex: 10, orderNoMore: false })
  })

  it('loses no order, shows none twice, keeps newest first over all pages, and never more than ten at once', () => {
    const times = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 35 }).map((all) => [...all].sort((a, b) => b - a))
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
  const order = (orderId: string, orderWay: number, orderStatus: number) => ({ orderId, orderWay, orderStatus, showCashAmount: 100 })

  it('is looked up only while it waits for payment', () => {
    const list = [order('a', 9, 10), order('b', 9, 15), order('c', 9, 20), order('d', 2, 10)]
    expect(ordersToPrice(list)).toEqual(['a', 'b'])
    const fees = ['a', 'c', 'd'].map((orderId) => ({ orderId, paymentFee: 7 }))
    expect(withPaymentFees(list, fees).map(({ showCashAmount }) => showCashAmount)).toEqual([7, 100, 100, 100])
  })
})
