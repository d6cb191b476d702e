import type { QuotedDiscount } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** What a sku costs a shopper with the coupons they have. */
export interface AfterCouponsState {
  quote: Load<QuotedDiscount>
  /** Asks for so many pieces of it; what is shown stays until the answer is here. */
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
        // The price is a help, and its failure no reason for a message.
        load: async (itemQuantity) =>
          void (await track(
            'quote',
            () => context.api.coupons.quoteDiscount({ products: [{ skuNo, itemQuantity }] }, { toast: false }),
            true,
          )),
      }
    },
  })
