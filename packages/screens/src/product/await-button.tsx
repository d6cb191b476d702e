import { noticesStore, useActions } from '@hearth/state'
import { Button } from '@hearth/ui'

/** Has a shopper told when a sku that is sold out can be bought again (F11). */
export function AwaitButton({ skuNo, onDone }: { skuNo: string; onDone: () => void }) {
  const { subscribe } = useActions(noticesStore)
  return (
    <Button block onPress={async () => void ((await subscribe(skuNo)) && onDone())}>
      到货通知我
    </Button>
  )
}
