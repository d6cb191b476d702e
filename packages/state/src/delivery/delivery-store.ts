import type { SpuDelivery } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Delivery of a product. */
export interface DeliveryState {
  delivery: Load<SpuDelivery>
  /** Loads how a sku is delivered to the shopper's default address; general terms if there is no address. */
  load(spuNo: string, skuNo: string): Promise<void>
}

/** Delivery of the displayed sku (F05). */
export const deliveryStore = defineStore<DeliveryState>({
  name: 'delivery',
  personal: true,
  create(context, set, get) {
    const track = tracker<Pick<DeliveryState, 'delivery'>>(context, set, get)
    let about = ''
    return {
      delivery: idle,
      // The page shows failures itself, so there is no toast.
      async load(spuNo, skuNo) {
        const keep = about === skuNo
        about = skuNo
        await track('delivery', () => context.api.products.getDelivery({ spuNo, skuNo }, { toast: false }), keep)
      },
    }
  },
})
