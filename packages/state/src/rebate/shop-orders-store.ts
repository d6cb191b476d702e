import type { OrderStatus } from '@hearth/domain'
import type { ShopOrder } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Orders that came by the promoter's shares; a tab is a status. */
export type ShopOrdersState = PagedList<ShopOrder, OrderStatus>

/** The list of those orders, newest first, page by page. */
export const shopOrdersStore = defineStore<ShopOrdersState>({
  name: 'shop-orders',
  personal: true,
  create: (context, set, get) =>
    pagedList<ShopOrder, OrderStatus>(context, set, get, {
      idOf: ({ orderId }) => orderId,
      async ask({ tab, startId, count }) {
        const page = await context.api.rebateShop.listOrders({ orderStatus: tab, startId, count }, { toast: false })
        return { items: page.result, startId: page.startId }
      },
    }),
})
