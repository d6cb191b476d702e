import { MESSAGES_AT, templatesToAsk, type MessageMoment } from '@hearth/domain'
import { ApiError, type MessageTemplate } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Messages that the host app can send. The shopper allows them in a dialog of the app. */
export interface AppMessagesState {
  templates: Load<MessageTemplate[]>
  asking: boolean
  /** Loads the messages and what the shopper has allowed; none if no app sends messages. */
  load(): Promise<void>
  /** Loads the messages unless they were loaded or are being loaded. */
  need(): Promise<void>
  /**
   * Asks the shopper in the app's dialog to allow the messages that follow an action, such as an order. Must be called
   * from a press. Returns whether the shopper allowed any.
   */
  ask(moment: MessageMoment): Promise<boolean>
}

/** Messages that the host app can send, and the shopper's permission for them. */
export const appMessagesStore = defineStore<AppMessagesState>({
  name: 'appMessages',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<AppMessagesState, 'templates'>>(context, set, get)
    const load = async () => {
      if (!ports.askForMessages) return set({ templates: ready([]) })
      await track('templates', async () => (await api.user.listMessageTemplates({}, { toast: false })).result, true)
    }
    return {
      templates: idle,
      asking: false,
      load,
      need: async () => (get().templates.status === 'idle' ? load() : undefined),
      async ask(moment) {
        const templateIds = templatesToAsk(MESSAGES_AT[moment].kinds, get().templates.data ?? [])
        if (!ports.askForMessages || templateIds.length === 0 || get().asking) return false
        set({ asking: true })
        try {
          const allowed = await ports.askForMessages(templateIds)
          if (!allowed) return false
          const { result } = await api.user.allowMessages(allowed)
          set({ templates: ready(result) })
          return true
        } catch (thrown) {
          // The SDK's toast has shown a refusal by the shop. Other errors are shown here.
          if (!(thrown instanceof ApiError))
            store(appStore)
              .getState()
              .showToast((thrown as Error).message)
          return false
        } finally {
          set({ asking: false })
        }
      },
    }
  },
})

/**
 * Whether a press may call `ask`: true once the messages are loaded or their load has failed. An app shows no dialog if
 * a reply arrives between the press and the dialog, so a button must wait for this.
 */
export const selectReadyToAsk = ({ templates }: AppMessagesState): boolean =>
  templates.data !== undefined || templates.status === 'failed'

/** Returns whether the shopper can allow further messages that follow an action. */
export const selectAskable =
  (moment: MessageMoment) =>
  ({ templates }: AppMessagesState): boolean => {
    const ids = templatesToAsk(MESSAGES_AT[moment].kinds, templates.data ?? [])
    return !!templates.data?.some(({ templateId, left }) => left === 0 && ids[0] === templateId)
  }
