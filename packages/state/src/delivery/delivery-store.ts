import type { SpuDelivery } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** How a product travels to the shopper. */
export interface DeliveryState {
  delivery: Load<SpuDelivery>
  /** Asks for a sku: to the default address, or in general for who has none. */
  load(spuNo: string, skuNo: string): Promise<void>
}

/** When a product would be there (F05): of the sku on show. */
export const deliveryStore = defineStore<DeliveryState>({
  name: 'delivery',
  personal: true,
  create(context, set, get) {
    const track = tracker<Pick<DeliveryState, 'delivery'>>(context, set, get)
    let about = ''
    return {
      delivery: idle,
      // The page says so itself where it did not come.
      async load(spuNo, skuNo) {
        const keep = about === skuNo
        about = skuNo
        await track('delivery', () => context.api.products.getDelivery({ spuNo, skuNo }, { toast: false }), keep)
      },
    }
  },
})
