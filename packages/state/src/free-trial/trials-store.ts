import { PROMOTION_TYPE } from '@hearth/domain'
import type { FreeTrialInfo, PromotionWithProducts, WechatAgreement } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Products for trial, and the shopper's own trials. */
export interface Trials {
  offered: PromotionWithProducts[]
  own?: FreeTrialInfo
  payLater?: WechatAgreement
}

/** Products for free trials, and the shopper's own trials. */
export interface TrialsState {
  /** Loaded together: own trials are shown above the offers, and would move them if they came later. */
  trials: Load<Trials>
  /** Loads both; for a visitor only the offers. */
  load(): Promise<void>
  /** Opens the cashier's page for signing the pay-later agreement. */
  signPayLater(): void
}

/** Free trials of the shop and of the shopper (F02). */
export const trialsStore = defineStore<TrialsState>({
  name: 'trials',
  personal: true,
  create(context, set, get) {
    const { api, ports } = context
    const track = tracker<Pick<TrialsState, 'trials'>>(context, set, get)
    return {
      trials: idle,
      async load() {
        const { freeTrial: promotionType } = PROMOTION_TYPE
        const loggedIn = context.isLoggedIn()
        await track(
          'trials',
          async () => {
            const [offered, own, payLater] = await Promise.all([
              api.promotions.listByType({ promotionType }),
              loggedIn ? api.user.getFreeTrial({}) : undefined,
              loggedIn ? api.user.getWechatAgreement({}) : undefined,
            ])
            return { offered: offered.result, own, payLater }
          },
          true,
        )
      },
      signPayLater() {
        const { signUrl } = get().trials.data?.payLater ?? {}
        if (signUrl) ports.openCashier(signUrl)
      },
    }
  },
})
