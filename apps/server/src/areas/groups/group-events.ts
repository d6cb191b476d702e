import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** Events that only the orders of groups have. */
export interface GroupEvents {
  /** The group is complete, and the order can be shipped. */
  'order.groupComplete': object
  /** The group was not complete in time, and the order is refunded. */
  'order.groupFailed': object
}

/** Emits an event of orders in groups; see `emitOrderEvent`. */
export const emitGroupEvent = emitterOf<GroupEvents>()

/** The texts of the events for the shopper. */
export const GROUP_EVENT_TEXT: Readonly<Record<keyof GroupEvents, () => EventText>> = {
  'order.groupComplete': () => ({ title: '拼团成功', detail: '正在为您备货' }),
  'order.groupFailed': () => ({ title: '拼团失败', detail: '到期未成团，款项将原路退回' }),
}
