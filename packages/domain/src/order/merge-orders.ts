import { ORDER_WAY } from '#codes/order-way'
import { PAGE } from '#limits/limits'

/** What merging reads of an order (E02). */
export interface MergeOrder {
  orderId: string
  orderWay: number
  /** Epoch ms. */
  transactionTime: number
}

/** An order of the second channel as it comes: its time in seconds (E02, K03). */
export type SecondChannelOrder<O> = Omit<O, 'transactionTime'> & { create_time: number }

/** How far each source has been read (E02). The first three are the first source's, the others the second's. */
export interface OrderCursor {
  startId: string
  startIndex: number
  orderNoMore: boolean
  start_id: string
  start_index: number
  orderNoMoreDumi: boolean
}

/** What merging keeps between two pages. */
export interface OrderMerge<O> {
  cursor: OrderCursor
  /** Orders read and not shown yet, newest first. */
  held: O[]
}

/** The replies of the sources that were asked. */
export interface OrderReplies<O> {
  first?: { order: { result: readonly O[]; totalCount: number }; startId: string }
  second?: { result: readonly SecondChannelOrder<O>[]; count?: number; oldest_id?: string }
}

/** The start of a merged order list. Inside a mini program the second channel is never asked (K03). */
export const startOrderMerge = <O extends MergeOrder>(miniProgram = false): OrderMerge<O> => ({
  cursor: { startId: '', startIndex: 0, orderNoMore: false, start_id: '', start_index: 0, orderNoMoreDumi: miniProgram },
  held: [],
})

/** Which sources to ask next, together (S10): those that have more and of which no whole page is held. */
export function sourcesToAsk<O extends MergeOrder>({ cursor, held }: OrderMerge<O>): { first: boolean; second: boolean } {
  const second = held.filter(isSecond).length
  return {
    first: !cursor.orderNoMore && held.length - second < PAGE.mergedOrders,
    second: !cursor.orderNoMoreDumi && second < PAGE.mergedOrders,
  }
}

/**
 * Merges what the sources answered (S10, K03): newest first by transaction time, at most 10 orders, the rest held for the
 * next page, so that none is lost and none comes out of order. Times of the second channel are seconds and become
 * milliseconds. A source with a count of 0 or an empty result is exhausted.
 */
export function mergeOrders<O extends MergeOrder>(
  { cursor, held }: OrderMerge<O>,
  { first, second }: OrderReplies<O>,
  { miniProgram = false }: { miniProgram?: boolean } = {},
): { orders: O[]; next: OrderMerge<O> } {
  const ones = (first?.order.result ?? []).filter((order) => !(miniProgram && isSecond(order)))
  const others = miniProgram ? [] : (second?.result ?? []).map(toMilliseconds<O>)
  const moved: OrderCursor = { ...cursor }
  if (first) {
    moved.startId = first.startId
    moved.startIndex += first.order.result.length
    moved.orderNoMore = first.order.totalCount === 0 || first.order.result.length === 0
  }
  if (second) {
    moved.start_id = second.oldest_id ?? second.result[second.result.length - 1]?.orderId ?? cursor.start_id
    moved.start_index += second.result.length
    moved.orderNoMoreDumi = second.count === 0 || second.result.length === 0
  }
  const pool = [...held, ...ones, ...others].sort(byNewest)
  // A source that has more may still bring orders older than its oldest so far, so nothing older than that is shown yet.
  const unread = [
    ...(moved.orderNoMore ? [] : [oldest(pool.filter((order) => !isSecond(order)))]),
    ...(moved.orderNoMoreDumi ? [] : [oldest(pool.filter(isSecond))]),
  ]
  const until = Math.max(-Infinity, ...unread)
  const shown = pool.filter((order) => order.transactionTime >= until).slice(0, PAGE.mergedOrders)
  return { orders: shown, next: { cursor: moved, held: pool.slice(shown.length) } }
}

const isSecond = (order: { orderWay: number }): boolean => order.orderWay === ORDER_WAY.secondChannel

/** Time of the oldest order read of a source; with none read nothing can be shown before it answers. */
const oldest = (orders: readonly MergeOrder[]): number => orders[orders.length - 1]?.transactionTime ?? Infinity

const byNewest = (one: MergeOrder, other: MergeOrder): number => other.transactionTime - one.transactionTime

function toMilliseconds<O extends MergeOrder>({ create_time: seconds, ...order }: SecondChannelOrder<O>): O {
  return { ...order, orderWay: ORDER_WAY.secondChannel, transactionTime: seconds * 1000 } as unknown as O
}
