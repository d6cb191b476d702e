import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** What happens to the orders of crowd-fundings alone. */
export interface CrowdFundingEvents {
  /** The goal is reached: the order is to be sent. */
  'order.fundingReached': object
}

/** Keeps an event of orders of a crowd-funding; see `emitOrderEvent`. */
export const emitFundingEvent = emitterOf<CrowdFundingEvents>()

/** Their texts for the shopper. */
export const FUNDING_EVENT_TEXT: Readonly<Record<keyof CrowdFundingEvents, () => EventText>> = {
  'order.fundingReached': () => ({ title: '众筹成功', detail: '正在为您备货' }),
}
