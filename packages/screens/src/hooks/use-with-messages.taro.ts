import { appMessagesStore, useActions, usePorts, useShop, type Load } from '@hearth/state'
import { useLoad } from '#hooks/use-load'
import { useWhole } from '#hooks/use-whole'

/**
 * Returns a page's load. The result has the status `loading` until the messages that the shopper may allow have loaded
 * or failed too, so that `MessageInvite` is shown together with the page. Returns the load itself if no app sends
 * messages.
 * @param allowed as in `useLoad`
 */
export function useWithMessages<L extends Load<unknown>>(load: L, allowed: number): L | Load<never> {
  const templates = useShop(appMessagesStore, (state) => state.templates)
  const { load: loadTemplates } = useActions(appMessagesStore)
  const { askForMessages } = usePorts()
  useLoad(loadTemplates, askForMessages ? allowed : 0)
  return useWhole(load, ...(askForMessages ? [templates] : []))
}
