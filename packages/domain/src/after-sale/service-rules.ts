import { DAY } from '#time/day'

/** The after-sale rules of a shop (F10), set by its owner. */
export interface ServiceRules {
  /** Days after receipt in which an order can be refunded. */
  refundDays: number
  /** The same for an exchange. */
  exchangeDays: number
  /** The same for a repair. */
  repairDays: number
  /** Days after approval in which the shopper enters the parcel; otherwise the request ends. */
  billDays: number
  /** Days after a repair quote in which it is paid; otherwise the product is sent back unrepaired. */
  quoteDays: number
  /** Fen: what fetching the first piece costs. */
  pickupFen: number
  /** Fen: what fetching each further piece costs. */
  pickupMoreFen: number
  /** Provinces without collection, by the first two digits of their codes. */
  noPickup: readonly string[]
}

/** The rules of a shop whose owner has set none. */
export const USUAL_SERVICE_RULES: ServiceRules = {
  refundDays: 7,
  exchangeDays: 15,
  repairDays: 365,
  billDays: 7,
  quoteDays: 15,
  pickupFen: 1500,
  pickupMoreFen: 300,
  noPickup: ['54', '65', '71', '81', '82'],
}

/** Deadline of something that waits for the shopper, epoch ms. */
export const serviceWaitEnd = (since: number, days: number): number => since + days * DAY
