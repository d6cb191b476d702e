import type { ServiceItem } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Order lines for which the shopper can request after-sale service (F10). */
export const serviceItemsStore = defineStore<PagedList<ServiceItem, never>>({
  name: 'serviceItems',
  personal: true,
  create: (context, set, get) =>
    pagedList<ServiceItem, never>(context, set, get, {
      idOf: ({ orderItemId }) => orderItemId,
      async ask({ startId, count }) {
        const page = await context.api.afterSale.listItems({ startId, count })
        return { items: page.result, startId: page.startId }
      },
    }),
})
