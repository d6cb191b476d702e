import { campaignOf } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import { Text } from '@hearth/ui'
import css from '../kind-note.module.css'
import { groupNote } from './group-text'

/**
 * The number of missing members of an order's group, and what happens to the order. `bar` is true if a card of the page
 * shows the number; the note then leaves it out.
 */
export function GroupNote({ order, bar }: { order: OrderItem; bar?: boolean }) {
  const group = campaignOf(order, 'group')
  const text = group && groupNote(order.orderStatus, group, bar)
  return text ? (
    <Text as="p" className={css.note}>
      {text}
    </Text>
  ) : null
}
