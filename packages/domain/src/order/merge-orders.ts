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
  /** Ids of the orders shown, so that one that moved to a later page is not shown twice. */
  shown: readonly string[]
  /** Time of the oldest order each source has brought; -Infinity once it is exhausted. */
  reached: { first: number; second: number }
}

/** The replies of the sources that were asked. */
export interface OrderReplies<O> {
  first?: { order: { result: readonly O[]; totalCount: number }; startId: string }
  second?: { result: readonly SecondChannelOrder<O>[]; count?: number; oldest_id?: string }
}

/** The start of a merged order list. Inside a mini program the second channel is never asked (K03). */
export const startOrderMerge = <O extends MergeOrder>(miniProgram = false): OrderMerge<O> => ({
  cursor: {
    startId: '',
    startIndex: 0,
    orderNoMore: false,
    start_id: '',
    start_index: 0,
    orderNoMoreDumi: miniProgram,
  },
  held: [],
  shown: [],
  reached: { first: Infinity, second: miniProgram ? -Infinity : Infinity },
})

/** Which sources to ask next, together (S10): those that have more and of which no whole page is held. */
export function sourcesToAsk<O extends MergeOrder>({
  cursor,
  held,
}: OrderMerge<O>): { first: boolean; second: boolean } {
  const second = held.filter(isSecond).length
  return {
    first: !cursor.orderNoMore && held.length - second < PAGE.mergedOrders,
    second: !cursor.orderNoMoreDumi && second < PAGE.mergedOrders,
  }
}

/**
 * Merges the answers of the sources (S10, K03): newest first by transaction time, at most 10 orders; the rest is kept
 * for the next page, so that none is lost, misplaced or repeated. Times of the second channel are seconds and become
 * milliseconds. A source with a count of 0 or an empty result is exhausted, and so is the first one once it names no
 * `startId` to go on from: asked without one it would begin again.
 */
export function mergeOrders<O extends MergeOrder>(
  { cursor, held, shown, reached }: OrderMerge<O>,
  { first, second }: OrderReplies<O>,
  { miniProgram = false }: { miniProgram?: boolean } = {},
): { orders: O[]; next: OrderMerge<O> } {
  const ones = first?.order.result ?? []
  const others = (second?.result ?? []).map(toMilliseconds<O>)
  const moved = moveCursor(cursor, { first, second })
  const oldest = {
    first: moved.orderNoMore ? -Infinity : Math.min(reached.first, ...ones.map(timeOf)),
    second: moved.orderNoMoreDumi ? -Infinity : Math.min(reached.second, ...others.map(timeOf)),
  }
  const known = new Set([...shown, ...held.map(idOf)])
  const isNew = (order: O) => !known.has(order.orderId) && Boolean(known.add(order.orderId))
  const fresh = [...ones, ...others].filter((order) => isNew(order) && !(miniProgram && isSecond(order)))
  const pool = [...held, ...fresh].sort((one, other) => timeOf(other) - timeOf(one))
  // A source that has more may still bring orders older than its oldest so far, so nothing older than that is shown
  // yet.
  const until = Math.max(oldest.first, oldest.second)
  const orders = pool.filter((order) => timeOf(order) >= until).slice(0, PAGE.mergedOrders)
  return {
    orders,
    next: { cursor: moved, held: pool.slice(orders.length), shown: [...shown, ...orders.map(idOf)], reached: oldest },
  }
}

function moveCursor<O extends MergeOrder>(cursor: OrderCursor, { first, second }: OrderReplies<O>): OrderCursor {
  const moved: OrderCursor = { ...cursor }
  if (first) {
    moved.startId = first.startId
    moved.startIndex += first.order.result.length
    moved.orderNoMore = first.order.totalCount === 0 || first.order.result.length === 0 || first.startId === ''
  }
  if (second) {
    moved.start_id = second.oldest_id ?? second.result[second.result.length - 1]?.orderId ?? cursor.start_id
    moved.start_index += second.result.length
    moved.orderNoMoreDumi = second.count === 0 || second.result.length === 0
  }
  return moved
}

const isSecond = (order: MergeOrder): boolean => order.orderWay === ORDER_WAY.secondChannel
const timeOf = (order: MergeOrder): number => order.transactionTime
const idOf = (order: MergeOrder): string => order.orderId

function toMilliseconds<O extends MergeOrder>({ create_time: seconds, ...order }: SecondChannelOrder<O>): O {
  return { ...order, orderWay: ORDER_WAY.secondChannel, transactionTime: seconds * 1000 } as unknown as O
}
