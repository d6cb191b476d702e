import { campaignOf, orderMoments } from '@hearth/domain'
import { useNow, type OrderItem } from '@hearth/state'
import { Text } from '@hearth/ui'
import css from '../kind-note.module.css'
import { preSaleText } from './pre-sale-text'

/** The state of a pre-sale order, and its next step. */
export function PreSaleNote({ order }: { order: OrderItem }) {
  const preSale = campaignOf(order, 'preSale')
  const now = useNow(60_000, orderMoments(order))
  const text = preSale && preSaleText({ ...order, preSale }, now)
  return text ? (
    <Text as="p" className={css.note}>
      {text}
    </Text>
  ) : null
}
