import type { QuotedDiscount } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The price of a sku after the shopper's coupons. */
export interface AfterCouponsState {
  quote: Load<QuotedDiscount>
  /** Loads the price of this many pieces. The previous price is shown meanwhile. */
  load(itemQuantity: number): Promise<void>
}

/** The price of a sku after the shopper's own coupons (F06). */
export const afterCouponsStore = (skuNo: string): StoreDefinition<AfterCouponsState> =>
  defineStore<AfterCouponsState>({
    name: `afterCoupons:${skuNo}`,
    personal: true,
    create(context, set, get) {
      const track = tracker<Pick<AfterCouponsState, 'quote'>>(context, set, get)
      return {
        quote: idle,
        // The price is additional information, so a failure is not shown.
        load: async (itemQuantity) =>
          void (await track(
            'quote',
            () => context.api.coupons.quoteDiscount({ products: [{ skuNo, itemQuantity }] }, { toast: false }),
            true,
          )),
      }
    },
  })
