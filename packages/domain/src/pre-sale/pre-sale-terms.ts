import { depositBonus, type DepositLike } from '#price/deposit'
import { DAY } from '#time/day'

/** Percent of what a piece costs that a deposit may be which the shop keeps (Civil Code, article 586). */
export const MOST_KEPT_PERCENT = 20

/** Ms: how long shoppers have at least to pay the balance, so that nobody loses a deposit overnight. */
export const LEAST_BALANCE_TIME = DAY

/** The terms of a pre-sale as its owner sets them. Amounts are fen a piece, times epoch ms. */
export interface PreSaleOffer extends DepositLike {
  /** Deposits can be paid from here ... */
  beginTime: number
  /** ... to here. */
  endTime: number
  /** The balance can be paid from here ... */
  balanceBeginTime?: number
  /** ... to here. */
  balanceEndTime?: number
  /** Whether the shop keeps the deposit of who does not pay the balance. */
  depositKept?: boolean
  /** What a piece costs in the end, before what its deposit counts for beyond itself. */
  promotionPrice?: number
}

/** A fault of the terms of a pre-sale. */
export type PreSaleFault =
  /** It names no price, no deposit or no window for the balance. */
  | 'incomplete'
  /** The balance could be paid before the first deposit. */
  | 'balanceTooEarly'
  /** Shoppers have less than a day for the balance. */
  | 'balanceTooShort'
  /** A deposit counts for less than it is, or for more than the price. */
  | 'worth'
  /** A deposit that the shop keeps is more than the law lets it. */
  | 'keptTooMuch'

/** Checks the terms of a pre-sale of one sku; returns its fault, if any. */
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
