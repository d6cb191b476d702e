import {
  appMessagesStore,
  messagesStore,
  selectLoggedIn,
  selectReadyToAsk,
  useActions,
  useShop,
  userStore,
} from '@hearth/state'
import { Button } from '@hearth/ui'
import { useEffect } from 'react'

/** Has a shopper told when a sku that is sold out can be bought again (F11); by the app around the shop too. */
export function AwaitButton({ skuNo, onDone }: { skuNo: string; onDone: () => void }) {
  const { subscribe } = useActions(messagesStore)
  const { load, ask } = useActions(appMessagesStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const readyToAsk = useShop(appMessagesStore, selectReadyToAsk)
  useEffect(() => {
    if (loggedIn) void load()
  }, [load, loggedIn])
  const wait = async () => {
    await ask('arrival')
    if (await subscribe(skuNo)) onDone()
  }
  return (
    <Button block busy={loggedIn && !readyToAsk} onPress={wait}>
      到货通知我
    </Button>
  )
}
