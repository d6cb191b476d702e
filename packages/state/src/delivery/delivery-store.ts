import type { SpuDelivery } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** How a product travels to the shopper. */
export interface DeliveryState {
  delivery: Load<SpuDelivery>
  /** Loads the delivery of a sku: to the default address, or in general without one. */
  load(spuNo: string, skuNo: string): Promise<void>
}

/** The delivery of the shown sku (F05). */
export const deliveryStore = defineStore<DeliveryState>({
  name: 'delivery',
  personal: true,
  create(context, set, get) {
    const track = tracker<Pick<DeliveryState, 'delivery'>>(context, set, get)
    let about = ''
    return {
      delivery: idle,
      // The page shows a failure itself.
      async load(spuNo, skuNo) {
        const keep = about === skuNo
        about = skuNo
        await track('delivery', () => context.api.products.getDelivery({ spuNo, skuNo }, { toast: false }), keep)
      },
    }
  },
})
