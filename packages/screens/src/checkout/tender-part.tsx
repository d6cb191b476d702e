import { formatFen } from '@hearth/domain'
import type { Settlement } from '@hearth/state'
import { Cell } from '@hearth/ui'

/** Shows the amount of the order that coins and stars pay. Renders nothing for a shopper who has neither. */
export function TenderPart({ settlement, onOpen }: { settlement: Settlement; onOpen: () => void }) {
  const { tenders, amounts } = settlement
  if (tenders.length === 0) return null
  const paid = amounts.goldAmount + amounts.starAmount
  return <Cell title="金币 · 暖星" value={paid > 0 ? `已抵 ¥${formatFen(paid)}` : '未使用'} onPress={onOpen} />
}
