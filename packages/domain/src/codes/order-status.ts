/** The status of an order. 10 and 15 are the two codes for 'pending payment' (S09). */
export const ORDER_STATUS = {
  pendingPayment: 10,
  pendingFinalPayment: 15,
  paid: 20,
  shipped: 30,
  received: 40,
  cancelled: 90,
} as const

/** One of {@link ORDER_STATUS}. */
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** The label of each status for shoppers. */
export const ORDER_STATUS_LABEL: Readonly<Record<OrderStatus, string>> = {
  10: '待付款',
  15: '待付尾款',
  20: '待发货',
  30: '待收货',
  40: '已完成',
  90: '已取消',
}

/** Whether the shopper still owes money for an order of this status (S09). */
export const isPendingPayment = (status: number): boolean =>
  status === ORDER_STATUS.pendingPayment || status === ORDER_STATUS.pendingFinalPayment
