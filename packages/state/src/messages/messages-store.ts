import type { ListedArrival, MessageChoice, MessageChoices } from '@hearth/sdk/core'
import { awaitArrival } from '#messages/await-arrival'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { succeeded } from '#shop/succeeded'
import { tracker } from '#shop/track'

/** The shopper's message settings by channel, and the products they wait for. */
export interface MessagesState {
  choices: Load<MessageChoices>
  arrivals: Load<ListedArrival[]>
  /** Whether a switch is being changed. */
  choosing: boolean
  /** The arrival notice that is being cancelled. */
  cancelling?: string
  load(): Promise<void>
  loadChoices(): Promise<void>
  /** Switches a topic on or off in one way. */
  choose(choice: MessageChoice): Promise<void>
  /** Subscribes to a sku. Returns whether it succeeded. */
  subscribe(skuNo: string): Promise<boolean>
  cancel(arrivalId: string): Promise<void>
}

/** Messages to a shopper (F11): which topics they want, and which products they wait for. */
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
