import { ORDER_STATUS_LABEL, type OrderStatus } from '#codes/order-status'

/** Where an order stands, as shoppers read it: the label of its status, or that a part of it is on its way. */
export const orderStatusText = ({
  orderStatus,
  partlyShipped,
}: {
  orderStatus: OrderStatus
  partlyShipped?: boolean
}): string => (partlyShipped ? '部分发货' : ORDER_STATUS_LABEL[orderStatus])
