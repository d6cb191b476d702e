import type { BusinessLicense, Merchant } from '@hearth/sdk/core'
import { profileStore, selectProfile } from '#content/content-store'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A merchant with its business licence. */
export interface MerchantPage extends Merchant {
  /** Absent if no licence is published for the merchant. */
  license?: BusinessLicense
}

/** The page of a merchant. */
export interface MerchantState {
  merchant: Load<MerchantPage>
  load(): Promise<void>
}

/**
 * Defines the store of a product's merchant. The shop publishes one licence; it is shown if it names the merchant's
 * company.
 */
export const merchantStore = (merchantId: string): StoreDefinition<MerchantState> =>
  defineStore<MerchantState>({
    name: `merchant:${merchantId}`,
    create(context, set, get) {
      const { products } = context.api
      const track = tracker<Pick<MerchantState, 'merchant'>>(context, set, get)
      const profile = context.store(profileStore)
      // A licence is requested only if the shop's profile says that one is published.
      const readLicense = async () => {
        await profile.getState().load()
        return selectProfile(profile.getState())?.hasLicense ? products.getLicense({}, { toast: false }) : undefined
      }
      return {
        merchant: idle,
        load: async () =>
          void (await track(
            'merchant',
            async () => {
              const [merchant, license] = await Promise.all([
                products.merchant({ merchantId }, { toast: false }),
                readLicense(),
              ])
              return { ...merchant, ...(license?.companyName === merchant.companyName ? { license } : {}) }
            },
            true,
          )),
      }
    },
  })
