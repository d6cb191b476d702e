import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** The purchase of a product on trial. */
export interface KeepTrialState {
  busy: boolean
  /** Opens the cashier's page for the order of a trial. Returns whether it opened. */
  keep(orderId: string): Promise<boolean>
}

/** Buys a product on trial. It belongs to the shopper once the payment has arrived. */
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
