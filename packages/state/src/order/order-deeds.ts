import { appStore } from '#app/app-store'
import { orderStore } from '#order/order-store'
import { ordersStore } from '#orders/orders-store'
import { defineStore } from '#shop/define-store'

/** What a shopper does with an order, from its page or from the list. */
export interface OrderDeedsState {
  /** The order of which it is being done. */
  busy?: string
  /** Asks the shop to send an order. */
  remind(orderId: string): Promise<void>
  /** Takes an order off the list. Whether it is off. */
  remove(orderId: string): Promise<boolean>
}

/** Reminders of orders, and taking them off the list. The list is shown anew where it was shown before. */
export const orderDeedsStore = defineStore<OrderDeedsState>({
  name: 'orderDeeds',
  create({ api, store }, set, get) {
    const change = async (orderId: string, call: () => Promise<object>, said: string): Promise<boolean> => {
      if (get().busy !== undefined) return false
      set({ busy: orderId })
      // The call says itself why it was refused.
      const done = await call().then(
        () => true,
        () => false,
      )
      if (done) store(appStore).getState().showToast(said)
      const orders = store(ordersStore).getState()
      if (orders.list.data) await orders.refresh()
      set({ busy: undefined })
      return done
    }
    return {
      async remind(orderId) {
        await change(orderId, () => api.orders.remind({ orderId }), '已提醒商家尽快发货')
        const order = store(orderStore(orderId)).getState()
        if (order.detail.data) await order.load()
      },
      remove: (orderId) => change(orderId, () => api.orders.remove({ orderId }), '订单已删除'),
    }
  },
})
