import { useNow, type OrderItem, type PreSaleOrder } from '@hearth/state'
import { Text } from '@hearth/ui'
import { preSaleText } from './pre-sale-text'
import css from './pre-sale-note.module.css'

/** Where an order of a pre-sale stands, and what comes next. */
export function PreSaleNote({ order, preSale }: { open: boolean; order: OrderItem; preSale: PreSaleOrder }) {
  const text = preSaleText({ ...order, preSale }, useNow(60_000))
  return text ? (
    <Text as="p" className={css.note}>
      {text}
    </Text>
  ) : null
}
