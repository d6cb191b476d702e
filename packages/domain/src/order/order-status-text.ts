import { ORDER_STATUS_LABEL, type OrderStatus } from '#codes/order-status'

/**
 * Returns the status of an order as shoppers read it: 部分发货 for a partly shipped order, else the label of its status.
 */
export const orderStatusText = ({
  orderStatus,
  partlyShipped,
}: {
  orderStatus: OrderStatus
  partlyShipped?: boolean
}): string => (partlyShipped ? '部分发货' : ORDER_STATUS_LABEL[orderStatus])
