import { DAY } from '#time/day'

/** What after-sale service a shop gives (F10): its owner's to set. */
export interface ServiceRules {
  /** Days after an order is received within which its money can be had back. */
  refundDays: number
  /** The same for an exchange. */
  exchangeDays: number
  /** The same for a repair. */
  repairDays: number
  /** Days after the shop agreed within which the shopper tells the parcel; the request ends without it. */
  billDays: number
  /** Days after a quote for a repair within which it is paid; the product goes back as it is without that. */
  quoteDays: number
  /** Fen: what fetching the first piece costs. */
  pickupFen: number
  /** Fen: what fetching each further piece costs. */
  pickupMoreFen: number
  /** Provinces where nothing is fetched, by the two digits their codes begin with. */
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

/** Until when something that waits for the shopper waits, epoch ms. */
export const serviceWaitEnd = (since: number, days: number): number => since + days * DAY
