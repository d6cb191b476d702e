import { MESSAGES_AT, templatesToAsk, type MessageMoment } from '@hearth/domain'
import { ApiError, type MessageTemplate } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Messages that the host app sends, which a shopper allows in its own question. */
export interface AppMessagesState {
  templates: Load<MessageTemplate[]>
  asking: boolean
  /** Loads a shopper's messages; none if no app sends any. */
  load(): Promise<void>
  /** The same, unless that was done or is under way. */
  need(): Promise<void>
  /** Asks for permission for a moment's messages, on a press. Returns whether the shopper allowed any. */
  ask(moment: MessageMoment): Promise<boolean>
}

/** Messages of the host app. */
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
          // The shopper has already seen the refusal.
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
 * Whether `ask` can be called by a press: the messages were loaded, or could not be. An app does not show its dialog if
 * a reply arrived between press and dialog, so a button waits for this before it accepts a press.
 */
export const selectReadyToAsk = ({ templates }: AppMessagesState): boolean =>
  templates.data !== undefined || templates.status === 'failed'

/** Whether the shopper can allow further messages of a moment. */
export const selectAskable =
  (moment: MessageMoment) =>
  ({ templates }: AppMessagesState): boolean => {
    const ids = templatesToAsk(MESSAGES_AT[moment].kinds, templates.data ?? [])
    return !!templates.data?.some(({ templateId, left }) => left === 0 && ids[0] === templateId)
  }
