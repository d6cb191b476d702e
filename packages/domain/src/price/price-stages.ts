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

/** Returns the ordered pieces, grouped by price: those of lines that are checked and can be bought. */
export const orderedParts = <L extends PricingLine>(lines: readonly PricedLine<L>[]): OrderedPart<L>[] =>
  lines.flatMap((of) =>
    of.ordered ? of.parts.filter(({ quantity }) => quantity > 0).map((part) => ({ ...part, of })) : [],
  )

/** The state of an order while it is priced. */
export interface OrderSoFar<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  input: PricingInput<L, C>
  /**
   * Ids of the cart promotions to apply. Pieces count for the first of two listed promotions that do not combine.
   * Absent: all promotions, by priority.
   */
  cartPromotions?: readonly string[]
  lines: readonly PricedLine<L>[]
  /** The ordered pieces; see {@link orderedParts}. */
  parts: readonly OrderedPart<L>[]
  rows: readonly PriceRow[]
  /** The results of the coupons so far. */
  coupons: readonly JudgedCoupon<C>[]
  /** The results of the tenders so far. */
  tenders: readonly JudgedTender[]
  /** Fen missing to the threshold of each mark-up sale, by its id. */
  missing: JudgedBundles['missing']
}

/** The result of a stage. */
export interface StageResult<L extends PricingLine, C extends PricingCoupon> {
  rows: PriceRow[]
  /** All lines; absent if the stage changes none. */
  lines?: PricedLine<L>[]
  /** The results of the coupons that the stage applies. */
  coupons?: JudgedCoupon<C>[]
  /** The result of the tender that the stage applies. */
  tenders?: JudgedTender[]
  /** Fen missing to the threshold of each mark-up sale, by its id. */
  missing?: JudgedBundles['missing']
}

/** A stage of pricing: it reads the results of the stages before it, and adds rows. */
export interface PriceStage {
  name: PriceStageName
  run<L extends PricingLine, C extends PricingCoupon>(order: OrderSoFar<L, C>): StageResult<L, C>
}

/** The stages of pricing an order, in the order in which they run. The amount to pay is the sum of all rows. */
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
 * Returns the ordered parts, sorted by sku number. When an amount is shared, left-over fen are assigned in this order,
 * so that neither amounts nor the saving of a coupon for some skus depend on the order of the cart's lines.
 */
const bySku = <L extends PricingLine>({ parts }: Pick<OrderSoFar<L>, 'parts'>): OrderedPart<L>[] =>
  [...parts].sort((one, other) => compare(orderedBy(one), orderedBy(other)))

/**
 * Returns the key by which parts are sorted: the sku, and the redemption code that sets its price, since a cart may
 * have the same sku on one line for each redemption code.
 */
const orderedBy = ({ of: { line } }: OrderedPart): string => `${line.sku.skuNo} ${line.sku.fixed?.id ?? ''}`
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const listPrice = ({ of }: OrderedPart): number => Math.max(0, of.line.sku.price)

const listRow = (part: OrderedPart): PriceRow => ({
  line: part.id,
  stage: 'list',
  fen: listPrice(part) * part.quantity,
})

/**
 * Returns the fen by which a part can still be reduced. Cart promotions and coupons never reduce a piece below its
 * floor price.
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

/** Applies sets and mark-up sales. Products with a fixed price, a deposit or a crowd-funding are in no bundle. */
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

/** Decides for each part which cart promotions it counts for, and applies the promotions. */
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

/** Returns the rows for deposits that count for more than was paid. */
function depositBonusRows(order: OrderSoFar): PriceRow[] {
  return order.parts.flatMap((part): PriceRow[] => {
    const { id: line, promotion, quantity } = part
    const fen = Math.min(promotion ? depositBonus(promotion) * quantity : 0, roomOf(part, order.rows))
    return promotion && fen > 0 ? [{ line, stage: 'cart', source: fromPromotion(promotion), fen: -fen }] : []
  })
}

/** Returns the deposit on a part, in fen. */
const depositOn = ({ promotion, quantity }: OrderedPart): number => (promotion?.depositAmount ?? 0) * quantity

/** Returns the part of an order that is paid first, in fen, such as the deposit of a pre-sale. */
export const depositOf = ({ parts }: Pick<OrderSoFar, 'parts'>): number =>
  parts.reduce((sum, part) => sum + depositOn(part), 0)

/** Whether only the deposit of a pre-sale is paid now. Coupons and tenders do not apply to a deposit. */
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
 * Returns the lines that coupons of one kind apply to. `worth` is the value before coupons, less the deposit, so that a
 * coupon affects neither the freight nor the threshold of another coupon. Products with a fixed price, and products of
 * promotions to which these coupons do not apply (`takesNoCoupon`), are left out.
 */
const worthOf = (order: OrderSoFar, freePostage = false): CouponLine[] =>
  bySku(order)
    .filter(({ of, promotion }) => !of.line.sku.fixed && !takesNoCoupon(promotion, freePostage))
    .map((part) => {
      const worth = sumRows(order.rows, { line: part.id, stages: WORTH_STAGES }) - depositOn(part)
      return { id: part.id, skuNo: part.of.line.sku.skuNo, worth, room: Math.min(worth, roomOf(part, order.rows)) }
    })

/**
 * Applies the coupons of one kind. While a deposit is to be paid, no coupon applies: coupons are for the balance.
 * @param freight fen that a coupon for free postage can save; absent for coupons of other kinds
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

/** Charges the freight. Products that are delivered as codes have no freight, and do not count towards free freight. */
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
