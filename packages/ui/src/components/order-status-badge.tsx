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

/** Where an order stands, in words and colour. */
export function OrderStatusBadge({ status, partlyShipped }: { status: OrderStatus; partlyShipped?: boolean }) {
  return <Tag tone={TONES[status]}>{orderStatusText({ orderStatus: status, partlyShipped })}</Tag>
}
