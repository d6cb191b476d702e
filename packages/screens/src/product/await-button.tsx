import { messagesStore, useActions } from '@hearth/state'
import { Button } from '@hearth/ui'
import { useMessageQuestion } from '#hooks/use-message-question'

/** Subscribes a shopper to the arrival of a sold-out sku (F11), and asks to allow the host app's message. */
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
