import type { OrderStatus } from '@hearth/domain'
import type { OrderItem } from '@hearth/sdk/core'
import { mergedOrders } from '#orders/merged-orders'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** The shopper's orders. The list has a tab for each status of orders. */
export interface OrdersState extends PagedList<OrderItem, OrderStatus> {
  /** Text to search order numbers and product names for; empty for all orders. */
  keyword: string
  /** Loads the orders that match a text. */
  search(keyword: string): Promise<void>
}

/** The shopper's orders, newest first, page by page. */
export const ordersStore = defineStore<OrdersState>({
  name: 'orders',
  personal: true,
  create(context, set, get) {
    const ask = mergedOrders(context)
    const list = pagedList<OrderItem, OrderStatus>(context, set, get, {
      idOf: ({ orderId }) => orderId,
      ask: (page) => ask({ ...page, keyword: get().keyword.trim() || undefined }),
    })
    return {
      ...list,
      keyword: '',
      async search(keyword) {
        if (keyword.trim() === get().keyword.trim()) return
        set({ keyword, list: { status: 'idle' } })
        await list.refresh()
      },
    }
  },
})
