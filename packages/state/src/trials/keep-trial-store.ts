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
  create({ api, ports }, set, get) {
    return {
      busy: false,
      async keep(orderId) {
        if (get().busy) return false
        set({ busy: true })
        const payment = await api.checkout.keepFreeTrial({ orderId }).catch(() => undefined)
        set({ busy: false })
        if (payment) ports.openCashier(payment.cashierUrl)
        return payment !== undefined
      },
    }
  },
})
