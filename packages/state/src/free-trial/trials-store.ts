import { PROMOTION_TYPE } from '@hearth/domain'
import type { FreeTrialInfo, PromotionWithProducts, WechatAgreement } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Products on offer for trial, and the shopper's own trials. */
export interface Trials {
  offered: PromotionWithProducts[]
  own?: FreeTrialInfo
  payLater?: WechatAgreement
}

/** The page of free trials. */
export interface TrialsState {
  /**
   * The offered trials and the shopper's own trials. They are loaded together: the shopper's own trials are shown above
   * the offers, and would move the offers if they came later.
   */
  trials: Load<Trials>
  /** Loads the offered trials and, for a logged-in shopper, the shopper's own trials. */
  load(): Promise<void>
  /** Opens the page on which the shopper signs the pay-later agreement. */
  signPayLater(): void
}

/** Offered free trials and the shopper's own ones (F02). */
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
