import type { MessageMoment } from '@hearth/domain'
import { appMessagesStore, selectLoggedIn, selectReadyToAsk, useActions, useShop, userStore } from '@hearth/state'
import { useEffect } from 'react'

/**
 * Lets a button open the dialog in which the host app asks for permission to send messages.
 * @returns `waits`: whether the button must not accept a press yet, see `selectReadyToAsk`; `ask`: opens the dialog
 */
export function useMessageQuestion(moment: MessageMoment) {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const ready = useShop(appMessagesStore, selectReadyToAsk)
  const { need, ask } = useActions(appMessagesStore)
  // When another shopper logs in, the list of messages that the shopper may allow is removed, and must be loaded again.
  const unread = useShop(appMessagesStore, ({ templates }) => templates.status === 'idle')
  useEffect(() => {
    if (loggedIn && unread) void need()
  }, [loggedIn, unread, need])
  return { waits: loggedIn && !ready, ask: () => ask(moment) }
}
