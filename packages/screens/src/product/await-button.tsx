import { messagesStore, useActions } from '@hearth/state'
import { Button } from '@hearth/ui'
import { useMessageQuestion } from '#hooks/use-message-question'

/** Has a shopper told when a sku that is sold out can be bought again (F11); by the app around the shop too. */
export function AwaitButton({ skuNo, onDone }: { skuNo: string; onDone: () => void }) {
  const { subscribe } = useActions(messagesStore)
  const { waits, ask } = useMessageQuestion('arrival')
  const wait = async () => {
    await ask()
    if (await subscribe(skuNo)) onDone()
  }
  return (
    <Button block busy={waits} onPress={wait}>
      到货通知我
    </Button>
  )
}
