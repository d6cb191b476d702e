import type { AfterSaleItem } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** The shopper's requests for after-sale service, newest first (F10). */
export const afterSalesStore = defineStore<PagedList<AfterSaleItem, never>>({
  name: 'afterSales',
  personal: true,
  create: (context, set, get) =>
    pagedList<AfterSaleItem, never>(context, set, get, {
      idOf: ({ afterSaleOrderId }) => afterSaleOrderId,
      async ask({ startId, count }) {
        const page = await context.api.afterSale.list({ startId, count })
        return { items: page.result, startId: page.startId }
      },
    }),
})
