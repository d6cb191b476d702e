import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** Actions on the codes of an order. */
export interface OrderCodesState {
  /** The action that is being run. */
  busy?: 'file' | 'send'
  /** Opens a spreadsheet with the codes. */
  openFile(): Promise<void>
  /** Sends the codes to the shopper's own telephone. */
  send(): Promise<void>
}

/** Defines the store of the codes that are delivered as the products of an order. */
export const orderCodesStore = (orderId: string): StoreDefinition<OrderCodesState> =>
  defineStore<OrderCodesState>({
    name: `orderCodes:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const say = (text: string) => store(appStore).getState().showToast(text)
      const change = changing(context, set, get, 'busy')
      return {
        async openFile() {
          await change(
            async () => {
              const { url } = await api.orders.getCodesFile({ orderId })
              await ports.openFile?.(url).catch((error: Error) => say(error.message))
            },
            { mark: 'file' },
          )
        },
        async send() {
          await change(
            async () => {
              const { telephone } = await api.orders.sendCodes({ orderId })
              say(`已发送到 ${telephone}`)
            },
            { mark: 'send' },
          )
        },
      }
    },
  })
