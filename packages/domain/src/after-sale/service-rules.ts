import { DAY } from '#time/day'

/** The after-sale rules of a shop (F10), set by its owner. */
export interface ServiceRules {
  /** Days after receipt in which a refund can be requested. */
  refundDays: number
  /** Days after receipt in which an exchange can be requested. */
  exchangeDays: number
  /** Days after receipt in which a repair can be requested. */
  repairDays: number
  /** Days after approval in which the shopper must enter the parcel; otherwise the request ends. */
  billDays: number
  /** Days after a repair quote in which it must be paid; otherwise the product is sent back unrepaired. */
  quoteDays: number
  /** Fen: price of collecting the first piece. */
  pickupFen: number
  /** Fen: price of collecting each further piece. */
  pickupMoreFen: number
  /** Provinces without collection, as the first two digits of their codes. */
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

/** Returns the deadline of an action that a shopper has to take, in epoch ms. */
export const serviceWaitEnd = (since: number, days: number): number => since + days * DAY
