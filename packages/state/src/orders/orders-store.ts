import type { OrderItem, OrderPage } from '@hearth/sdk/core'
import type { OrderStatus } from '@hearth/domain'
import { defineStore } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** Orders asked for at a time. */
const PAGE = 10

/** The most that may be asked for at once. */
const MOST = 50

/** The shopper's orders. */
export interface OrdersState {
  list: Load<OrderItem[]>
  /** Only orders of this status; nothing for all. */
  tab?: OrderStatus
  hasMore: boolean
  loadingMore: boolean
  load(tab?: OrderStatus): Promise<void>
  loadMore(): Promise<void>
  refresh(): Promise<void>
}

/** The list of orders, newest first, page by page. */
export const ordersStore = defineStore<OrdersState>({
  name: 'orders',
  personal: true,
  create(context, set, get) {
    const track = tracker(context, set, get)
    let startId = ''
    /** Counts first pages: a later page of a list that was asked for again must not be added to the new one. */
    let version = 0

    const take = (page: OrderPage) => {
      startId = page.startId
      set({ hasMore: !!page.startId && page.order.result.length > 0 })
      return page.order.result
    }
    const loadTab = async (tab: OrderStatus | undefined) => {
      const asked = (version += 1)
      const same = tab === get().tab
      // Whoever comes back finds as many as before, and so the order they looked at.
      const count = Math.min(MOST, Math.max(PAGE, same ? (get().list.data?.length ?? 0) : 0))
      set(same ? { loadingMore: false } : { tab, hasMore: false, loadingMore: false })
      let page: OrderPage | undefined
      await track(
        'list',
        async () => {
          page = await context.api.orders.list({ orderStatus: tab, count })
          return page.order.result
        },
        same,
      )
      if (page && asked === version) take(page)
    }

    return {
      list: idle,
      hasMore: false,
      loadingMore: false,
      load: loadTab,
      refresh: () => loadTab(get().tab),
      async loadMore() {
        const { list, tab, hasMore, loadingMore } = get()
        if (!list.data || !hasMore || loadingMore) return
        const asked = version
        const session = context.session()
        set({ loadingMore: true })
        try {
          const page = await context.api.orders.list({
            orderStatus: tab,
            startId,
            startIndex: list.data.length,
            count: PAGE,
          })
          if (asked === version && session === context.session()) {
            const known = new Set(list.data.map(({ orderId }) => orderId))
            set({ list: ready([...list.data, ...take(page).filter(({ orderId }) => !known.has(orderId))]) })
          }
        } catch {
          // What is shown stays; coming to the end again asks again.
        } finally {
          if (asked === version) set({ loadingMore: false })
        }
      },
    }
  },
})
