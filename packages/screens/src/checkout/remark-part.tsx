import { checkoutStore, useShop } from '@hearth/state'
import { Cell } from '@hearth/ui'

/** The shopper's note for the merchant. */
export function RemarkPart({ onOpen }: { onOpen: () => void }) {
  const remark = useShop(checkoutStore, (state) => state.remark)
  return <Cell title="订单备注" value={remark || '选填'} onPress={onOpen} />
}
