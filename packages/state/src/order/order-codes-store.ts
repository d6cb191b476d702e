import { appStore } from '#app/app-store'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** What can be done with the codes of an order. */
export interface OrderCodesState {
  /** Which of the two is being done. */
  busy?: 'file' | 'send'
  /** Opens the spreadsheet of the codes. */
  openFile(): Promise<void>
  /** Has the codes sent to the shopper's own telephone. */
  send(): Promise<void>
}

/** The codes that an order is delivered as. */
export const orderCodesStore = (orderId: string): StoreDefinition<OrderCodesState> =>
  defineStore<OrderCodesState>({
    name: `orderCodes:${orderId}`,
    personal: true,
    create({ api, ports, store }, set, get) {
      const say = (text: string) => store(appStore).getState().showToast(text)
      const once = async (busy: NonNullable<OrderCodesState['busy']>, run: () => Promise<void>) => {
        if (get().busy) return
        set({ busy })
        // The call says itself why it was refused.
        await run().catch(() => {})
        set({ busy: undefined })
      }
      return {
        openFile: () =>
          once('file', async () => {
            const { url } = await api.orders.getCodesFile({ orderId })
            await ports.openFile?.(url).catch((error: Error) => say(error.message))
          }),
        send: () =>
          once('send', async () => {
            const { telephone } = await api.orders.sendCodes({ orderId })
            say(`已发送到 ${telephone}`)
          }),
      }
    },
  })
