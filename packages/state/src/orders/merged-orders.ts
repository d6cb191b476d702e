import {
  mergeOrders,
  ordersToPrice,
  sourcesToAsk,
  startOrderMerge,
  withPaymentFees,
  type OrderMerge,
} from '@hearth/domain'
import type { ListSecondOrders, OrderItem } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'
import type { ListPage, PageWish } from '#shop/paged-list'

/** Rounds of one page: a source that answers the same again and again is left alone. */
const MOST_ROUNDS = 10

/** Which orders of both sources. */
type Wish = PageWish<OrderItem['orderStatus']> & { keyword?: string }

/**
 * Orders of the shop and of the second channel as one list, newest first (E02, S10). Both sources are requested
 * together; an exhausted one is not requested again, and inside a mini-program the second channel never is (K03). If
 * the second channel does not answer, the shop's own orders are shown.
 */
export function mergedOrders({ api, ports }: StoreContext): (wish: Wish) => Promise<ListPage<OrderItem>> {
  const miniProgram = ports.platform.kind !== 'web'
  /** Position in the displayed list; a restarted list discards the old one. */
  let reading: { merge: OrderMerge<OrderItem> } = { merge: startOrderMerge(miniProgram) }

  const askSecond = async (asked: ListSecondOrders) => api.orders.listSecond(asked, { toast: false })

  /** The next replies of the sources that have more. */
  const askBoth = async ({ cursor }: OrderMerge<OrderItem>, wants: { first: boolean; second: boolean }, wish: Wish) => {
    const { tab: orderStatus, keyword, count } = wish
    const [first, second] = await Promise.all([
      wants.first
        ? api.orders.list({
            orderStatus,
            keyword,
            count,
            ...(cursor.startId ? { startId: cursor.startId, startIndex: cursor.startIndex } : {}),
          })
        : undefined,
      wants.second
        ? askSecond({
            orderStatus,
            keyword,
            count,
            ...(cursor.start_id ? { start_id: cursor.start_id, start_index: cursor.start_index } : {}),
          }).catch(() => ({ result: [], count: 0 }))
        : undefined,
    ])
    return { ...(first ? { first } : {}), ...(second ? { second } : {}) }
  }

  return async (wish) => {
    if (wish.startId === undefined) reading = { merge: startOrderMerge(miniProgram) }
    const mine = reading
    const orders: OrderItem[] = []
    for (let round = 0; ; round += 1) {
      const wants = sourcesToAsk(mine.merge)
      const asks = wants.first || wants.second
      // Another page is requested near the end of the list; earlier only if an order waits to be shown until the other
      // source has nothing newer.
      const waits = mine.merge.held.length > 0 && round < 2
      if (round > 0 && asks && orders.length > 0 && !waits) break
      if (round > MOST_ROUNDS) break
      const replies = asks ? await askBoth(mine.merge, wants, wish) : {}
      const merged = mergeOrders<OrderItem>(mine.merge, replies, { miniProgram })
      mine.merge = merged.next
      orders.push(...merged.orders)
      if (orders.length >= wish.count || !hasMore(mine.merge)) break
    }
    return { items: await withFees(api, orders), startId: hasMore(mine.merge) ? 'more' : '' }
  }
}

const hasMore = ({ cursor, held }: OrderMerge<OrderItem>): boolean =>
  held.length > 0 || !cursor.orderNoMore || !cursor.orderNoMoreDumi

/** Unpaid orders of the second channel show its current price (S09); the old one if it names none. */
async function withFees(api: StoreContext['api'], orders: readonly OrderItem[]): Promise<OrderItem[]> {
  const wanted = new Set(ordersToPrice(orders))
  if (wanted.size === 0) return [...orders]
  const content = orders
    .filter(({ orderId }) => wanted.has(orderId))
    .map(({ orderId, orderAmount, products }) => ({
      orderId,
      originalPrice: orderAmount,
      skuNo: products[0]?.skuNo ?? '',
    }))
  const quote = async () => api.orders.quoteFees({ content, from: 'list' }, { toast: false })
  const { result } = await quote().catch(() => ({ result: [] }))
  return withPaymentFees(orders, result)
}
