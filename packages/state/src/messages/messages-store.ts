import type { ListedArrival, MessageChoice, MessageChoices } from '@hearth/sdk/core'
import { awaitArrival } from '#messages/await-arrival'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { succeeded } from '#shop/succeeded'
import { tracker } from '#shop/track'

/** The shopper's message settings, and the products they wait for. */
export interface MessagesState {
  choices: Load<MessageChoices>
  arrivals: Load<ListedArrival[]>
  /** True while a setting is being changed. */
  choosing: boolean
  /** Id of the arrival notice that is being cancelled. */
  cancelling?: string
  load(): Promise<void>
  loadChoices(): Promise<void>
  /** Switches a topic on or off for one channel. */
  choose(choice: MessageChoice): Promise<void>
  /** Subscribes to the arrival of a sku. Returns whether it succeeded. */
  subscribe(skuNo: string): Promise<boolean>
  cancel(arrivalId: string): Promise<void>
}

/** The shopper's message settings and arrival notices (F11). */
export const messagesStore = defineStore<MessagesState>({
  name: 'messages',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const track = tracker<Pick<MessagesState, 'choices' | 'arrivals'>>(context, set, get)
    const choosing = changing<MessagesState, 'choosing'>(context, set, get, 'choosing')
    const cancelling = changing<MessagesState, 'cancelling'>(context, set, get, 'cancelling')
    const loadArrivals = async () =>
      void (await track('arrivals', async () => (await api.products.listArrivals({})).result, true))
    const loadChoices = async () => void (await track('choices', () => api.user.listMessageChoices({}), true))
    return {
      choices: idle,
      arrivals: idle,
      choosing: false,
      loadChoices,
      load: async () => void (await Promise.all([loadArrivals(), loadChoices()])),
      async choose(choice) {
        await choosing(async () => set({ choices: { status: 'ready', data: await api.user.chooseMessages(choice) } }))
      },
      subscribe: (skuNo) => succeeded(awaitArrival(context, skuNo)),
      async cancel(arrivalId) {
        await cancelling(
          async () => {
            await api.products.cancelArrival({ arrivalId })
            await loadArrivals()
          },
          { mark: arrivalId },
        )
      },
    }
  },
})
