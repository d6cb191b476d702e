import { depositBonus, type DepositLike } from '#price/deposit'
import { DAY } from '#time/day'

/** Maximum deposit that the shop may keep, as a percentage of the price (Civil Code, article 586). */
export const MOST_KEPT_PERCENT = 20

/** Ms: minimum time to pay the balance, so that nobody loses a deposit overnight. */
export const LEAST_BALANCE_TIME = DAY

/** The terms of a pre-sale, set by its owner. Amounts are fen for a piece, times epoch ms. */
export interface PreSaleOffer extends DepositLike {
  /** First moment at which deposits can be paid. */
  beginTime: number
  /** Last moment at which deposits can be paid. */
  endTime: number
  /** First moment at which the balance can be paid. */
  balanceBeginTime?: number
  /** Last moment at which the balance can be paid. */
  balanceEndTime?: number
  /** Whether the shop keeps the deposit of a shopper who does not pay the balance. */
  depositKept?: boolean
  /** Price of a piece, before the reduction by a deposit that counts for more than was paid. */
  promotionPrice?: number
}

/** A fault in the terms of a pre-sale. */
export type PreSaleFault =
  /** The price, the deposit or the time for the balance is missing. */
  | 'incomplete'
  /** The balance can be paid before the first deposit can. */
  | 'balanceTooEarly'
  /** Shoppers have less than a day to pay the balance. */
  | 'balanceTooShort'
  /** A deposit counts for less than was paid, or for more than the price. */
  | 'worth'
  /** The shop would keep a deposit above the legal maximum. */
  | 'keptTooMuch'

/** Checks the terms of a pre-sale of one sku. Returns their faults; empty if there are none. */
export function preSaleFaults(offer: PreSaleOffer): PreSaleFault[] {
  const { beginTime, endTime, balanceBeginTime, balanceEndTime, depositKept, promotionPrice } = offer
  const { depositAmount, depositWorth = depositAmount } = offer
  if (
    promotionPrice === undefined ||
    depositAmount === undefined ||
    depositWorth === undefined ||
    balanceBeginTime === undefined ||
    balanceEndTime === undefined ||
    depositKept === undefined
  )
    return ['incomplete']
  const costs = promotionPrice - depositBonus(offer)
  return [
    ...(balanceBeginTime < beginTime ? (['balanceTooEarly'] as const) : []),
    ...(balanceEndTime - Math.max(balanceBeginTime, endTime) < LEAST_BALANCE_TIME
      ? (['balanceTooShort'] as const)
      : []),
    ...(depositAmount < 1 || depositWorth < depositAmount || depositWorth > promotionPrice ? (['worth'] as const) : []),
    ...(depositKept && depositAmount * 100 > costs * MOST_KEPT_PERCENT ? (['keptTooMuch'] as const) : []),
  ]
}
