import { couponSaving } from '#coupon/coupon-saving'
import { isFreePostage, type CouponLike } from '#coupon/coupon-like'

/** A shopper's coupon that has not expired. */
export interface PricingCoupon extends CouponLike {
  /** Epoch ms: the first moment at which the coupon can be used. */
  beginTime: number
  /** The skus that the coupon is for; absent or null for all. */
  skuNos?: readonly string[] | null
}

/** The reason why a coupon can't be used for an order (S08). */
export type CouponRefusal =
  /** The coupon can be used from `from` on, epoch ms. */
  | { reason: 'notYet'; from: number }
  /** The coupon is for none of the ordered products. */
  | { reason: 'notCovered' }
  /** The products that the coupon is for are `missing` fen below its threshold. */
  | { reason: 'belowThreshold'; missing: number }
  /** The order has no freight to save. */
  | { reason: 'noFreight' }
  /** There is no amount left to reduce. */
  | { reason: 'nothingToSave' }
  /** Only the deposit of a pre-sale is paid now. Coupons apply to its balance. */
  | { reason: 'deposit' }

/** The effect of a coupon on an order. */
export interface JudgedCoupon<C extends PricingCoupon = PricingCoupon> {
  coupon: C
  /** Fen that the coupon saves; 0 if it can't be used. */
  saving: number
  /** The reason why the coupon can't be used; absent if it can. */
  refusal?: CouponRefusal
  /** Whether the order uses the coupon. */
  applied: boolean
}

/** The coupons to use: the best ones, or those with the given ids. */
export type CouponChoice = 'best' | readonly string[]

/** The fields of a line that coupons depend on. */
export interface CouponLine {
  id: string
  skuNo: string
  /** Fen: price of the line after cart promotions, less the deposit on it. */
  worth: number
  /** Fen: maximum reduction by a coupon; absent if `worth` is the maximum. */
  room?: number
}

/** Returns the lines that a coupon applies to (E07). */
export const coveredBy = <Line extends CouponLine>({ skuNos }: PricingCoupon, lines: readonly Line[]): Line[] =>
  lines.filter(({ skuNo }) => !skuNos || skuNos.includes(skuNo))

/**
 * Computes for each coupon of one kind whether it can be used for an order and what it saves. Applies at most one: of
 * the chosen coupons, the one that saves most, if it saves anything (S08). Of coupons with equal savings, the one that
 * ends first is applied, then the one with the smaller id, so that the order of the list does not matter.
 */
export function judgeCoupons<C extends PricingCoupon>(
  coupons: readonly C[],
  given: { lines: readonly CouponLine[]; freight: number; choice: CouponChoice; now: number },
): JudgedCoupon<C>[] {
  const judged = coupons.map((coupon) => judge(coupon, given))
  const wished = judged.filter(
    ({ coupon, refusal }) => !refusal && (given.choice === 'best' || given.choice.includes(coupon.couponId)),
  )
  const best = wished.reduce<JudgedCoupon<C> | undefined>(
    (chosen, one) => (chosen && !isBetter(one, chosen) ? chosen : one),
    undefined,
  )
  return judged.map((one) => (one === best ? { ...one, applied: true } : one))
}

function judge<C extends PricingCoupon>(
  coupon: C,
  { lines, freight, now }: { lines: readonly CouponLine[]; freight: number; now: number },
): JudgedCoupon<C> {
  const own = coveredBy(coupon, lines)
  const covered = own.reduce((sum, { worth }) => sum + worth, 0)
  const room = own.reduce((sum, { worth, room: most = worth }) => sum + most, 0)
  const saved = couponSaving(coupon, covered, freight)
  const saving = isFreePostage(coupon) ? saved : Math.min(saved, room)
  const refusal = refusalOf(coupon, { covered, saving, freight, now })
  return { coupon, saving: refusal ? 0 : saving, refusal, applied: false }
}

function refusalOf(
  coupon: PricingCoupon,
  { covered, saving, freight, now }: { covered: number; saving: number; freight: number; now: number },
): CouponRefusal | undefined {
  const { beginTime, thresholdAmount = 0 } = coupon
  if (now < beginTime) return { reason: 'notYet', from: beginTime }
  if (covered === 0) return { reason: 'notCovered' }
  if (covered < thresholdAmount) return { reason: 'belowThreshold', missing: thresholdAmount - covered }
  if (isFreePostage(coupon) && freight === 0) return { reason: 'noFreight' }
  return saving > 0 ? undefined : { reason: 'nothingToSave' }
}

function isBetter(one: JudgedCoupon, other: JudgedCoupon): boolean {
  if (one.saving !== other.saving) return one.saving > other.saving
  const [oneEnd, otherEnd] = [one.coupon.endTime ?? Infinity, other.coupon.endTime ?? Infinity]
  return oneEnd === otherEnd ? one.coupon.couponId < other.coupon.couponId : oneEnd < otherEnd
}
