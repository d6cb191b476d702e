import { appMessagesStore, useActions, usePorts, useShop, type Load } from '@hearth/state'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'

/**
 * What a page waits for, with the messages that a shopper may allow, which are read along with it: `MessageInvite` is
 * shown by them. Only that where no app sends any.
 * @param allowed as in `usePageLoad`
 */
export function useWithMessages<L extends Load<unknown>>(load: L, allowed: number): L | Load<never> {
  const templates = useShop(appMessagesStore, (state) => state.templates)
  const { load: loadTemplates } = useActions(appMessagesStore)
  const { askForMessages } = usePorts()
  usePageLoad(loadTemplates, askForMessages ? allowed : 0)
  return useWhole(load, ...(askForMessages ? [templates] : []))
}
