import { PROMOTION_TYPE } from '@hearth/domain'
import type { FreeTrialInfo, PromotionWithProducts, WechatAgreement } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** What can be tried for free, and what the shopper tries. */
export interface TrialsState {
  offered: Load<PromotionWithProducts[]>
  own: Load<FreeTrialInfo>
  payLater: Load<WechatAgreement>
  /** Reads both; of a visitor what is offered alone. */
  load(): Promise<void>
  /** Opens the cashier's page where its pay-later agreement is signed. */
  signPayLater(): void
}

/** Free trials of the shop and of the shopper (F02). */
export const trialsStore = defineStore<TrialsState>({
  name: 'trials',
  personal: true,
  create(context, set, get) {
    const { api, ports } = context
    const track = tracker<Pick<TrialsState, 'offered' | 'own' | 'payLater'>>(context, set, get)
    return {
      offered: idle,
      own: idle,
      payLater: idle,
      async load() {
        const { freeTrial: promotionType } = PROMOTION_TYPE
        await Promise.all([
          track('offered', async () => (await api.promotions.listByType({ promotionType })).result, true),
          ...(context.isLoggedIn()
            ? [
                track('own', () => api.user.getFreeTrial({}), true),
                track('payLater', () => api.user.getWechatAgreement({}), true),
              ]
            : []),
        ])
      },
      signPayLater() {
        const { signUrl } = get().payLater.data ?? {}
        if (signUrl) ports.openCashier(signUrl)
      },
    }
  },
})
