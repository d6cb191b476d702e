import type { OrderStatus } from '@hearth/domain'
import type { OrderItem } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** The shopper's orders; a tab is a status. */
export type OrdersState = PagedList<OrderItem, OrderStatus>

/** The list of orders, newest first, page by page. */
export const ordersStore = defineStore<OrdersState>({
  name: 'orders',
  personal: true,
  create: (context, set, get) =>
    pagedList(context, set, get, {
      idOf: ({ orderId }) => orderId,
      async ask({ tab, ...page }) {
        const { order, startId } = await context.api.orders.list({ orderStatus: tab, ...page })
        return { items: order.result, startId }
      },
    }),
})
