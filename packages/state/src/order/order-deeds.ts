import { appStore } from '#app/app-store'
import { orderStore } from '#order/order-store'
import { ordersStore } from '#orders/orders-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Actions on an order, from its page or from the list. */
export interface OrderDeedsState {
  /** Id of the order that an action is being sent for. */
  busy?: string
  /** Reminds the shop to ship an order. */
  remind(orderId: string): Promise<void>
  /** Removes an order from the list. Returns whether it succeeded. */
  remove(orderId: string): Promise<boolean>
}

/** Reminds the shop to ship orders, and removes orders from the list. The list is reloaded if it was shown before. */
export const orderDeedsStore = defineStore<OrderDeedsState>({
  name: 'orderDeeds',
  create(context, set, get) {
    const { api, store } = context
    const change = changing(context, set, get, 'busy', async () => {
      const orders = store(ordersStore).getState()
      if (orders.list.data) await orders.refresh()
    })
    const say = (text: string) => store(appStore).getState().showToast(text)
    return {
      async remind(orderId) {
        await change(
          async () => {
            await api.orders.remind({ orderId })
            say('已提醒商家尽快发货')
          },
          { mark: orderId },
        )
        const order = store(orderStore(orderId)).getState()
        if (order.detail.data) await order.load()
      },
      remove: (orderId) =>
        change(
          async () => {
            await api.orders.remove({ orderId })
            say('订单已删除')
          },
          { mark: orderId },
        ),
    }
  },
})
