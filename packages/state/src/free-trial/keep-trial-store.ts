import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Keeping what is tried. */
export interface KeepTrialState {
  busy: boolean
  /** Opens the cashier's page for what an order tries. Whether it is open. */
  keep(orderId: string): Promise<boolean>
}

/** Buying what was tried: theirs once the payment has come. */
export const keepTrialStore = defineStore<KeepTrialState>({
  name: 'keepTrial',
  personal: true,
  create(context, set, get) {
    const { api, ports } = context
    const change = changing(context, set, get, 'busy')
    return {
      busy: false,
      keep: (orderId) =>
        change(async () => {
          const { cashierUrl } = await api.checkout.keepFreeTrial({ orderId })
          ports.openCashier(cashierUrl)
        }),
    }
  },
})
