import type { PartnerAssets, ShopAmount, ShopStatistics } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A partner shop's balance, and its sales. */
export interface PartnerMoney {
  assets: PartnerAssets
  amount: ShopAmount
  statistics: ShopStatistics
}

/** The money of a partner shop (F18). */
export interface PartnerState {
  money: Load<PartnerMoney>
  open(): Promise<void>
}

/** A partner shop's balance and earnings. */
export const partnerStore = defineStore<PartnerState>({
  name: 'partner',
  personal: true,
  create(context, set, get) {
    const { partner } = context.api
    const track = tracker<Pick<PartnerState, 'money'>>(context, set, get)
    const quiet = { toast: false } as const
    async function read(): Promise<PartnerMoney> {
      const [assets, amount, statistics] = await Promise.all([
        partner.getAssets({}, quiet),
        partner.getAmount({}, quiet),
        partner.getStatistics({}, quiet),
      ])
      return { assets, amount, statistics }
    }
    return { money: idle, open: async () => void (await track('money', read, true)) }
  },
})
