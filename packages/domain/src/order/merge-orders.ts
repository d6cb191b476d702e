import { ORDER_WAY } from '#codes/order-way'
import { PAGE } from '#limits/limits'

/** The fields of an order that merging reads (E02). */
export interface MergeOrder {
  orderId: string
  orderWay: number
  /** Epoch ms: when the order was placed. */
  transactionTime: number
}

/** An order as the second channel returns it, with its time in seconds (E02, K03). */
export type SecondChannelOrder<O> = Omit<O, 'transactionTime'> & { create_time: number }

/**
 * The position up to which each source of orders has been read (E02). The first three fields belong to the shop's own
 * orders, the others to those of the second channel.
 */
export interface OrderCursor {
  startId: string
  startIndex: number
  orderNoMore: boolean
  start_id: string
  start_index: number
  orderNoMoreDumi: boolean
}

/** The state that is kept between two pages of the merged list. */
export interface OrderMerge<O> {
  cursor: OrderCursor
  /** Orders that were read but not shown yet, newest first. */
  held: O[]
  /** Ids of the orders that were shown, so that an order that moves to a later page is not shown twice. */
  shown: readonly string[]
  /** Epoch ms: the time of the oldest order that was read from each source; -Infinity once the source is exhausted. */
  reached: { first: number; second: number }
}

/** The replies of the sources that were requested. */
export interface OrderReplies<O> {
  first?: { order: { result: readonly O[]; totalCount: number }; startId: string }
  second?: { result: readonly SecondChannelOrder<O>[]; count?: number; oldest_id?: string }
}

/**
 * Returns the initial state of a merged order list. Inside a mini program, the second channel is never requested (K03).
 */
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

/**
 * Returns the sources to request, in parallel, for the next page (S10): a source is requested if it has more orders and
 * fewer of them are held than a page shows.
 */
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
 * Merges the replies of both sources into a page of at most 10 orders, newest first (S10, K03). All other orders are
 * held for the next page, so that no order is lost, misplaced or repeated. Times of the second channel are converted
 * from seconds to milliseconds. A source is exhausted when its count is 0 or its result is empty. The first source is
 * also exhausted when it returns no `startId`, since a request without `startId` would return the first page again.
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
  // A source that is not exhausted can still return orders up to the time of the oldest order it has returned. Orders
  // older than this are not shown yet.
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
