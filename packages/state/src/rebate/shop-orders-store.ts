import { PROMOTER_KIND, type OrderStatus, type PromoterKind } from '@hearth/domain'
import type { ShopOrder } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Orders made through the promoter's shares. The list has a tab for each status of orders. */
export type ShopOrdersState = PagedList<ShopOrder, OrderStatus>

/** Defines the store of the orders of the promoter's or the partner shop, newest first. */
const ordersOf = (name: string, kind: PromoterKind) =>
  defineStore<ShopOrdersState>({
    name,
    personal: true,
    create: (context, set, get) =>
      pagedList<ShopOrder, OrderStatus>(context, set, get, {
        idOf: ({ orderId }) => orderId,
        async ask({ tab, startId, count }) {
          const { partner, rebateShop } = context.api
          const calls = kind === PROMOTER_KIND.partner ? partner : rebateShop
          const page = await calls.listOrders({ orderStatus: tab, startId, count }, { toast: false })
          return { items: page.result, startId: page.startId }
        },
      }),
  })

/** Orders of the promoter's own shop. */
export const shopOrdersStore = ordersOf('shop-orders', PROMOTER_KIND.promoter)

/** Orders of the promoter's partner shop. */
export const partnerOrdersStore = ordersOf('partner-orders', PROMOTER_KIND.partner)
