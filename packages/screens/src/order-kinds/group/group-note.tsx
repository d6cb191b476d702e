import { campaignOf } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import { Text } from '@hearth/ui'
import css from '../kind-note.module.css'
import { groupNote } from './group-text'

/** How many members the group of an order lacks, and what becomes of the order. `bar`: a card says the first. */
export function GroupNote({ order, bar }: { order: OrderItem; bar?: boolean }) {
  const group = campaignOf(order, 'group')
  const text = group && groupNote(order.orderStatus, group, bar)
  return text ? (
    <Text as="p" className={css.note}>
      {text}
    </Text>
  ) : null
}
