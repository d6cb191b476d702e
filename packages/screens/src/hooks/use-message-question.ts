import type { MessageMoment } from '@hearth/domain'
import { appMessagesStore, selectLoggedIn, selectReadyToAsk, useActions, useShop, userStore } from '@hearth/state'
import { useEffect } from 'react'

/**
 * The permission dialog of the host app for messages, for a button whose action sends some.
 * @returns `waits`: whether the button must wait before it takes a press, see `selectReadyToAsk`; `ask`: opens the
 *   dialog
 */
export function useMessageQuestion(moment: MessageMoment) {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const ready = useShop(appMessagesStore, selectReadyToAsk)
  const { need, ask } = useActions(appMessagesStore)
  // Dropped when another shopper logs in: they are loaded again.
  const unread = useShop(appMessagesStore, ({ templates }) => templates.status === 'idle')
  useEffect(() => {
    if (loggedIn && unread) void need()
  }, [loggedIn, unread, need])
  return { waits: loggedIn && !ready, ask: () => ask(moment) }
}
