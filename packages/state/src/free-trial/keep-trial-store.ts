import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Buying a trial product. */
export interface KeepTrialState {
  busy: boolean
  /** Opens the cashier's page for a trial's order. Returns whether it was opened. */
  keep(orderId: string): Promise<boolean>
}

/** Buying a trial product: it belongs to the shopper once the payment has arrived. */
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
