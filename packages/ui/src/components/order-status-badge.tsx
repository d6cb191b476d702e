import { orderStatusText, type OrderStatus } from '@hearth/domain'
import { Tag, type TagProps } from './tag'

const TONES: Readonly<Record<OrderStatus, TagProps['tone']>> = {
  10: 'accent',
  15: 'accent',
  20: 'warn',
  30: 'warn',
  40: 'good',
  90: 'neutral',
}

/** The status of an order, as coloured text. `text` replaces the usual text of the status. */
export function OrderStatusBadge({
  order,
  text = orderStatusText(order),
}: {
  order: { orderStatus: OrderStatus; partlyShipped?: boolean }
  text?: string
}) {
  return <Tag tone={TONES[order.orderStatus]}>{text}</Tag>
}
