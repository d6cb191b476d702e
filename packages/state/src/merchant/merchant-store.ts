import type { BusinessLicense, Merchant } from '@hearth/sdk/core'
import { profileStore, selectProfile } from '#content/content-store'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The merchant, and its licence. */
export interface MerchantPage extends Merchant {
  /** Absent if it has shown none. */
  license?: BusinessLicense
}

/** The page of a merchant. */
export interface MerchantState {
  merchant: Load<MerchantPage>
  load(): Promise<void>
}

/**
 * The merchant of a product page. The licence is the shop's: it is shown for merchants of the company that it names.
 */
export const merchantStore = (merchantId: string): StoreDefinition<MerchantState> =>
  defineStore<MerchantState>({
    name: `merchant:${merchantId}`,
    create(context, set, get) {
      const { products } = context.api
      const track = tracker<Pick<MerchantState, 'merchant'>>(context, set, get)
      const profile = context.store(profileStore)
      // A shop without a published licence is not asked for one.
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
