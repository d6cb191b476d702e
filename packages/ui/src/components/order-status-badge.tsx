import { ORDER_STATUS_LABEL, type OrderStatus } from '@hearth/domain'
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
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Tag tone={TONES[status]}>{ORDER_STATUS_LABEL[status]}</Tag>
}
