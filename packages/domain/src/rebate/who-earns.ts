import { ORDER_KIND, type OrderKindName } from '#codes/order-kind'
import { REBATE_REFUSAL, type RebateRefusal } from '#codes/rebate-refusal'
import { chooseRebateRate, rebateOf, type ChosenRate, type CoveringOffer } from '#rebate/rebate-rate'
import { DAY } from '#time/day'

/**
 * The facts that decide whether a shared order earns, at the moment it was placed: they are stored with the order, and
 * later changes do not affect it.
 */
export interface SharedOrderFacts {
  /** Whether the promoter had passed certification, and owned what the share was of. */
  certified: boolean
  /** Whether the promoter may not earn for a time. */
  suspended: boolean
  /** Whether the buyer is the promoter. */
  own: boolean
  /** Whether a telephone of the order is one of the promoter's. */
  sameTelephone: boolean
  /** Whether the order goes to one of the promoter's addresses. */
  sameAddress: boolean
  /** Whether the promoter bought by a share of the buyer within {@link EACH_OTHER_TIME} before. */
  eachOther: boolean
  /** Whether it is the buyer's first purchase. */
  firstPurchase: boolean
  /** Basis points of the promoter's level; null for a level without a rate. */
  levelRate: number | null
  /** The offers that cover its skus, by sku. */
  offers: Readonly<Record<string, readonly CoveringOffer[]>>
}

/** Ms in which nobody earns on orders of a shopper by whose share they bought themselves. */
export const EACH_OTHER_TIME = 180 * DAY

/** The ways of buying that earn: what is bought otherwise is no sale of products at a price. */
const EARNING_KINDS: readonly OrderKindName[] = [
  ORDER_KIND.normal,
  ORDER_KIND.preSale,
  ORDER_KIND.crowdFunding,
  ORDER_KIND.group,
  ORDER_KIND.reservation,
  ORDER_KIND.bargain,
]

/** Why nothing of an order earns, the first reason that holds; nothing where its lines may. */
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
  /** Fen paid in money for it: after promotions, coupons, points and coins, without freight. */
  paid: number
  gift: boolean
}

/** What a line of a shared order earns: fen above 0 with the rate they come from, or why it earns nothing. */
export type LineEarning = { fen: number; rate: ChosenRate } | { fen: 0; refusal: RebateRefusal }

/** What a line of a shared order earns. Only the promoter of the share earns: nobody earns on what others sell. */
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
