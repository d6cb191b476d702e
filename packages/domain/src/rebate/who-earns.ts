import { ORDER_KIND, type OrderKindName } from '#codes/order-kind'
import { REBATE_REFUSAL, type RebateRefusal } from '#codes/rebate-refusal'
import { chooseRebateRate, rebateOf, type ChosenRate, type CoveringOffer } from '#rebate/rebate-rate'
import { DAY } from '#time/day'

/**
 * The facts that decide whether a shared order earns a rebate. They are stored when the order is placed; later changes
 * have no effect.
 */
export interface SharedOrderFacts {
  /**
   * Whether the promoter was certified in the role in which the order was shared: as a promoter, or as the owner of a
   * partner shop.
   */
  certified: boolean
  /** Whether staff had suspended the promoter, or closed the shop. */
  suspended: boolean
  /** Whether the buyer is the promoter. */
  own: boolean
  /** Whether a telephone of the order belongs to the promoter. */
  sameTelephone: boolean
  /** Whether the order is sent to an address of the promoter. */
  sameAddress: boolean
  /** Whether the promoter ordered through a share of the buyer within {@link EACH_OTHER_TIME} before this order. */
  eachOther: boolean
  /** Whether the order is the buyer's first purchase. */
  firstPurchase: boolean
  /** Basis points: the rate of the promoter's level; null if the level has none. */
  levelRate: number | null
  /** The offers that include each sku of the order. */
  offers: Readonly<Record<string, readonly CoveringOffer[]>>
}

/**
 * Ms: after a promoter ordered through a shopper's share, the shopper's orders earn the promoter no rebate for this
 * time.
 */
export const EACH_OTHER_TIME = 180 * DAY

/** The kinds of orders that earn rebates. Orders of other kinds are not ordinary sales of products. */
const EARNING_KINDS: readonly OrderKindName[] = [
  ORDER_KIND.normal,
  ORDER_KIND.preSale,
  ORDER_KIND.crowdFunding,
  ORDER_KIND.group,
  ORDER_KIND.reservation,
  ORDER_KIND.bargain,
]

/** Returns the first reason why no line of an order earns a rebate, or undefined if its lines can earn one. */
export function orderRefusal(facts: SharedOrderFacts, kind: OrderKindName): RebateRefusal | undefined {
  if (facts.own) return REBATE_REFUSAL.ownOrder
  if (!facts.certified) return REBATE_REFUSAL.notCertified
  if (facts.suspended) return REBATE_REFUSAL.suspended
  if (facts.sameTelephone) return REBATE_REFUSAL.sameTelephone
  if (facts.sameAddress) return REBATE_REFUSAL.sameAddress
  if (facts.eachOther) return REBATE_REFUSAL.eachOther
  return EARNING_KINDS.includes(kind) ? undefined : REBATE_REFUSAL.orderKind
}

/** A line of a shared order. */
export interface SharedLine {
  skuNo: string
  /** Fen paid in money for the line: after promotions, coupons, points and coins, without freight. */
  paid: number
  gift: boolean
}

/** The rebate of a shared order's line: fen above 0 and their rate, or the reason why there is none. */
export type LineEarning = { fen: number; rate: ChosenRate } | { fen: 0; refusal: RebateRefusal }

/**
 * Returns the rebate of a shared order's line. Only the promoter who shared earns a rebate; nobody earns on the sales
 * of other promoters.
 */
export function lineEarning(
  facts: SharedOrderFacts,
  kind: OrderKindName,
  { skuNo, paid, gift }: SharedLine,
): LineEarning {
  const refusal = orderRefusal(facts, kind)
  if (refusal) return { fen: 0, refusal }
  if (gift) return { fen: 0, refusal: REBATE_REFUSAL.gift }
  const rate = chooseRebateRate(facts.offers[skuNo] ?? [], facts)
  if (!rate) return { fen: 0, refusal: REBATE_REFUSAL.notOffered }
  const fen = rebateOf(paid, rate.rate)
  return fen > 0 ? { fen, rate } : { fen: 0, refusal: REBATE_REFUSAL.nothingPaid }
}
