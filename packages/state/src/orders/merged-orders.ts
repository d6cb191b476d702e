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

/** Maximum number of requests for one page. The limit ends the loop if a source repeats its replies forever. */
const MOST_ROUNDS = 10

/** What to request from both sources: the tab, the search text, and the position and number of orders. */
type Wish = PageWish<OrderItem['orderStatus']> & { keyword?: string }

/**
 * Returns a function that reads pages of one list, newest first, from the orders of the shop and of the second channel
 * (E02, S10). Both sources are requested at the same time. A source without more orders is not requested again, and
 * inside a mini-program the second channel is never requested (K03). If the second channel fails, the shop's own orders
 * are shown.
 */
export function mergedOrders({ api, ports }: StoreContext): (wish: Wish) => Promise<ListPage<OrderItem>> {
  const miniProgram = ports.platform.kind !== 'web'
  /**
   * The state of merging the two sources for the list that is shown. When the list is loaded from its start, it gets a
   * new state. A page that is still being loaded uses the earlier state.
   */
  let reading: { merge: OrderMerge<OrderItem> } = { merge: startOrderMerge(miniProgram) }

  const askSecond = async (asked: ListSecondOrders) => api.orders.listSecond(asked, { toast: false })

  /** Requests the next page of each wanted source. */
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
      // The first round asks every source that the page needs. Further rounds follow while the page has no orders. A
      // second round also follows if an order is held back because the other source may have a newer one.
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

/**
 * Sets the current prices of unpaid orders of the second channel (S09). An order without a current price keeps its
 * price.
 */
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
