import type { PriceStageName } from '#codes/price-stage'
import type { TenderName } from '#codes/tender'
import { isFreePostage } from '#coupon/coupon-like'
import { freightFor } from '#freight/freight-for'
import { bundlesFor, judgeBundles, type JudgedBundles } from '#price/bundle-rows'
import { judgeCart, shareRows } from '#price/cart-rows'
import { depositBonus } from '#price/deposit'
import { giftLineId, giveGifts } from '#price/give-gifts'
import { chosenPromotions } from '#price/chosen-promotions'
import { coveredBy, judgeCoupons, type CouponLine, type JudgedCoupon, type PricingCoupon } from '#price/judge-coupons'
import type { PricedLine } from '#price/price-line'
import type { PricedPart } from '#price/price-parts'
import type { PricingInput } from '#price/pricing-input'
import { sumRows, WORTH_STAGES, type PriceRow, type PriceSource } from '#price/price-row'
import type { PricingLine } from '#price/pricing-line'
import { isSoldAlone, takesNoCoupon } from '#promotion/promotion-pricing'
import { applyTender, type JudgedTender } from '#price/tender'

/** Pieces of an ordered line at one price. */
export interface OrderedPart<L extends PricingLine = PricingLine> extends PricedPart<L> {
  of: PricedLine<L>
}

/** The pieces that are ordered, at one price each: of lines that are checked and can be bought. */
export const orderedParts = <L extends PricingLine>(lines: readonly PricedLine<L>[]): OrderedPart<L>[] =>
  lines.flatMap((of) =>
    of.ordered ? of.parts.filter(({ quantity }) => quantity > 0).map((part) => ({ ...part, of })) : [],
  )

/** An order as far as it is priced. */
export interface OrderSoFar<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  input: PricingInput<L, C>
  /**
   * Ids of the cart promotions that count, in the order in which they take lines; absent for all, in the given order.
   */
  cartPromotions?: readonly string[]
  lines: readonly PricedLine<L>[]
  /** The pieces of the lines that are ordered, see {@link orderedParts}. */
  parts: readonly OrderedPart<L>[]
  rows: readonly PriceRow[]
  /** The coupons judged so far. */
  coupons: readonly JudgedCoupon<C>[]
  /** The tenders judged so far. */
  tenders: readonly JudgedTender[]
  /** What the cart lacks for mark-up sales. */
  missing: JudgedBundles['missing']
}

/** What a stage adds to an order. */
export interface StageResult<L extends PricingLine, C extends PricingCoupon> {
  rows: PriceRow[]
  /** All lines anew, where the stage decides about them. */
  lines?: PricedLine<L>[]
  /** Coupons it judged. */
  coupons?: JudgedCoupon<C>[]
  /** The tender it judged. */
  tenders?: JudgedTender[]
  /** What the cart lacks for mark-up sales. */
  missing?: JudgedBundles['missing']
}

/** One stage: it sees what those before it left, and writes rows. */
export interface PriceStage {
  name: PriceStageName
  run<L extends PricingLine, C extends PricingCoupon>(order: OrderSoFar<L, C>): StageResult<L, C>
}

/** The stages of pricing an order; the amount to pay is the sum of all rows. */
export const PRICE_STAGES: readonly PriceStage[] = [
  { name: 'list', run: ({ parts }) => ({ rows: parts.map(listRow) }) },
  { name: 'unitPrice', run: ({ parts }) => ({ rows: parts.flatMap(unitPriceRow) }) },
  { name: 'bundle', run: applyBundles },
  { name: 'cart', run: applyCartPromotions },
  { name: 'gift', run: giveAlong },
  { name: 'coupon', run: applyCoupon },
  { name: 'freight', run: chargeFreight },
  { name: 'freePostage', run: applyFreePostage },
  { name: 'gold', run: (order) => payWith('gold', order) },
  { name: 'stars', run: (order) => payWith('stars', order) },
]

/**
 * The same by the numbers of their skus: who bears the odd fen of a shared amount, and so what a coupon for some skus
 * saves, must not depend on the order in which a cart shows its lines.
 */
const bySku = <L extends PricingLine>({ parts }: Pick<OrderSoFar<L>, 'parts'>): OrderedPart<L>[] =>
  [...parts].sort((one, other) => compare(orderedBy(one), orderedBy(other)))

/** A sku may be there once more for each code that sets its price. */
const orderedBy = ({ of: { line } }: OrderedPart): string => `${line.sku.skuNo} ${line.sku.fixed?.id ?? ''}`
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const listPrice = ({ of }: OrderedPart): number => Math.max(0, of.line.sku.price)

const listRow = (part: OrderedPart): PriceRow => ({
  line: part.id,
  stage: 'list',
  fen: listPrice(part) * part.quantity,
})

/**
 * Fen that may still be taken off a part: no promotion over a cart and no coupon takes a piece below its floor price.
 */
const roomOf = ({ id, of, quantity }: OrderedPart, rows: readonly PriceRow[]): number =>
  Math.max(0, sumRows(rows, { line: id }) - (of.line.sku.floorPrice ?? 0) * quantity)

const fromPromotion = ({ promotionId }: { promotionId: string }): PriceSource => ({
  kind: 'promotion',
  id: promotionId,
})

function unitPriceRow(part: OrderedPart): PriceRow[] {
  const { id: line, of, price, promotion, quantity } = part
  const { fixed } = of.line.sku
  const source: PriceSource | undefined = fixed
    ? { kind: fixed.kind, id: fixed.id }
    : promotion && fromPromotion(promotion)
  return source ? [{ line, stage: 'unitPrice', source, fen: (price - listPrice(part)) * quantity }] : []
}

/** What is cheaper beside each other; what has a price of its own, a deposit, or a crowd-funding, is beside nothing. */
function applyBundles(order: OrderSoFar): JudgedBundles {
  const { bundles = [], buyer } = order.input
  const parts = order.parts
    .filter(({ of, promotion }) => !of.line.sku.fixed && !isSoldAlone(promotion))
    .map(({ id, of: { line }, price, quantity }) => {
      const { skuNo, floorPrice } = line.sku
      return { id, skuNo, price, quantity, floorPrice }
    })
  return judgeBundles(bundlesFor(bundles, buyer), parts)
}

/** Decides which cart promotions each part counts for, and applies them. */
function applyCartPromotions<L extends PricingLine, C extends PricingCoupon>(
  order: OrderSoFar<L, C>,
): StageResult<L, C> {
  const { cartPromotions } = order
  const lines = order.lines.map((line): PricedLine<L> => {
    const parts = line.parts.map((part) => ({
      ...part,
      countsFor: chosenPromotions(part.cartPromotions, cartPromotions),
    }))
    return { ...line, parts, cartPromotion: parts.flatMap(({ countsFor }) => countsFor)[0] }
  })
  const offered = order.parts.map((part) => ({
    id: part.id,
    skuNo: part.of.line.sku.skuNo,
    quantity: part.quantity,
    worth: sumRows(order.rows, { line: part.id }),
    room: roomOf(part, order.rows),
    offered: part.cartPromotions,
  }))
  return { lines, rows: [...judgeCart(offered, cartPromotions).rows, ...depositBonusRows(order)] }
}

/** What deposits count for beyond themselves. */
function depositBonusRows(order: OrderSoFar): PriceRow[] {
  return order.parts.flatMap((part): PriceRow[] => {
    const { id: line, promotion, quantity } = part
    const fen = Math.min(promotion ? depositBonus(promotion) * quantity : 0, roomOf(part, order.rows))
    return promotion && fen > 0 ? [{ line, stage: 'cart', source: fromPromotion(promotion), fen: -fen }] : []
  })
}

/** Fen: the deposit on a part. */
const depositOn = ({ promotion, quantity }: OrderedPart): number => (promotion?.depositAmount ?? 0) * quantity

/** Fen: what of an order is paid first, as the deposit of a pre-sale. */
export const depositOf = ({ parts }: Pick<OrderSoFar, 'parts'>): number =>
  parts.reduce((sum, part) => sum + depositOn(part), 0)

/** Whether the deposit of a pre-sale is to be paid now; neither coupons nor tenders can pay it. */
const isDeposit = (order: OrderSoFar): boolean => !order.input.balance && depositOf(order) > 0

function giveAlong<L extends PricingLine, C extends PricingCoupon>(order: OrderSoFar<L, C>): StageResult<L, C> {
  const lines = giveGifts(order.lines)
  const rows = lines.flatMap(({ line, ordered: isOrdered, gifts }) =>
    isOrdered
      ? gifts.map((gift): PriceRow => ({
          line: giftLineId(line.id, gift),
          stage: 'gift',
          source: fromPromotion(gift),
          fen: 0,
        }))
      : [],
  )
  return { lines, rows }
}

/**
 * Lines as coupons see them, without what was paid for them before: a coupon costs no freight and no other coupon its
 * threshold, and takes nothing off what has a price of its own, nor off what is crowd-funded or bought in a group.
 */
const worthOf = (order: OrderSoFar, freePostage = false): CouponLine[] =>
  bySku(order)
    .filter(({ of, promotion }) => !of.line.sku.fixed && !takesNoCoupon(promotion, freePostage))
    .map((part) => {
      const worth = sumRows(order.rows, { line: part.id, stages: WORTH_STAGES }) - depositOn(part)
      return { id: part.id, skuNo: part.of.line.sku.skuNo, worth, room: Math.min(worth, roomOf(part, order.rows)) }
    })

/**
 * Judges coupons of one kind, all of which wait for the balance while a deposit is to be paid.
 * @param freight fen that free postage can save; absent for coupons of the other kinds
 */
function judgeFor<C extends PricingCoupon>(
  order: OrderSoFar<PricingLine, C>,
  coupons: readonly C[],
  freight?: number,
): JudgedCoupon<C>[] {
  const { choice, now } = order.input
  return isDeposit(order)
    ? coupons.map((coupon) => ({ coupon, saving: 0, refusal: { reason: 'deposit' }, applied: false }))
    : judgeCoupons(coupons, { lines: worthOf(order, freight !== undefined), freight: freight ?? 0, choice, now })
}

function applyCoupon<L extends PricingLine, C extends PricingCoupon>(order: OrderSoFar<L, C>): StageResult<L, C> {
  const lines = worthOf(order)
  const normal = order.input.coupons.filter((coupon) => !isFreePostage(coupon))
  const coupons = judgeFor<C>(order, normal)
  const rows = coupons.flatMap(({ applied, coupon, saving }) =>
    applied ? shareRows(saving, coveredBy(coupon, lines), 'coupon', { kind: 'coupon', id: coupon.couponId }) : [],
  )
  return { coupons, rows }
}

/** What is delivered as codes is not sent, and helps nothing else to be sent for nothing. */
function chargeFreight(order: OrderSoFar): { rows: PriceRow[] } {
  const parts = order.parts.map(({ id, quantity, of: { line } }) => {
    const { freightTable, grams, byCode } = line.sku
    return { freightTable, grams, byCode, quantity, worth: sumRows(order.rows, { line: id, stages: WORTH_STAGES }) }
  })
  const fen = freightFor(parts, order.input.freight)
  return { rows: fen > 0 ? [{ stage: 'freight', fen }] : [] }
}

function applyFreePostage<L extends PricingLine, C extends PricingCoupon>(order: OrderSoFar<L, C>): StageResult<L, C> {
  const freight = sumRows(order.rows, { stages: ['freight'] })
  const coupons = judgeFor<C>(order, order.input.coupons.filter(isFreePostage), freight)
  const rows = coupons.flatMap(({ applied, coupon, saving }): PriceRow[] =>
    applied ? [{ stage: 'freePostage', source: { kind: 'coupon', id: coupon.couponId }, fen: -saving }] : [],
  )
  return { coupons, rows }
}

function payWith(name: TenderName, order: OrderSoFar): { rows: PriceRow[]; tenders: JudgedTender[] } {
  const tender = order.input.tenders?.[name]
  if (!tender || isDeposit(order)) return { rows: [], tenders: [] }
  const { judged, rows } = applyTender(
    name,
    tender,
    bySku(order).map((part) => ({ id: part.id, deposit: depositOn(part) })),
    order.rows,
  )
  return { rows, tenders: [judged] }
}
