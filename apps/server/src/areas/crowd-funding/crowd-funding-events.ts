import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** Events that only the orders of crowd-fundings have. */
export interface CrowdFundingEvents {
  /** The goal is reached, and the order can be shipped. */
  'order.fundingReached': object
}

/** Emits an event of orders of a crowd-funding; see `emitOrderEvent`. */
export const emitFundingEvent = emitterOf<CrowdFundingEvents>()

/** The texts of the events for the shopper. */
export const FUNDING_EVENT_TEXT: Readonly<Record<keyof CrowdFundingEvents, () => EventText>> = {
  'order.fundingReached': () => ({ title: '众筹成功', detail: '正在为您备货' }),
}
