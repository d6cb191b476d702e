import type { PriceStageName } from '#codes/price-stage'

/** The source of a row: a promotion, bundle, coupon or fixed price. */
export interface PriceSource {
  kind: 'promotion' | 'bundle' | 'coupon' | 'exchange' | 'prize' | 'code'
  id: string
}

/** One amount of an order: of a single line, or of the whole order. */
export interface PriceRow {
  /** Id of the line, or of a gift (`giftLineId`); absent for amounts of the whole order, such as freight. */
  line?: string
  stage: PriceStageName
  /** The source; absent for ordinary prices, freight, coins, stars and changes by staff. */
  source?: PriceSource
  /** Fen: the amount added; below 0 for a discount. */
  fen: number
}

/**
 * Amounts of an order, in fen: `payAmount = productAmount - discountAmount - couponAmount + freightAmount - goldAmount
 * - starAmount`.
 */
export interface Amounts {
  /** Price of the products, before discounts. */
  productAmount: number
  /** Discounts of sets, mark-up sales and cart promotions, and reductions by staff. */
  discountAmount: number
  couponAmount: number
  freightAmount: number
  /** Amount paid with coins. */
  goldAmount: number
  /** Amount paid with stars. */
  starAmount: number
  payAmount: number
}

/** Returns the sum of all rows, or of the rows of one line, of some stages, or of one line in some stages. */
export function sumRows(
  rows: readonly (Omit<PriceRow, 'stage'> & { stage: string })[],
  { line, stages }: { line?: string; stages?: readonly string[] } = {},
): number {
  let sum = 0
  for (const row of rows) {
    if (line !== undefined && row.line !== line) continue
    if (stages === undefined || stages.includes(row.stage)) sum += row.fen
  }
  return sum
}

/** For each amount of an order, the stages whose rows are added up to it. */
export const AMOUNT_STAGES: Readonly<Record<Exclude<keyof Amounts, 'payAmount'>, readonly PriceStageName[]>> = {
  productAmount: ['list', 'unitPrice'],
  discountAmount: ['bundle', 'cart', 'repriced'],
  couponAmount: ['coupon'],
  freightAmount: ['freight', 'freePostage', 'repricedFreight'],
  goldAmount: ['gold'],
  starAmount: ['stars'],
}

/**
 * The stages before coupons. The sum of their rows is the value of the products that counts towards the thresholds of
 * coupons and of free freight.
 */
export const WORTH_STAGES: readonly PriceStageName[] = ['list', 'unitPrice', 'bundle', 'cart', 'gift']

/** Returns the amounts of an order, from its rows. */
export function amountsOf(rows: readonly PriceRow[]): Amounts {
  const sum = (name: keyof typeof AMOUNT_STAGES) => Math.abs(sumRows(rows, { stages: AMOUNT_STAGES[name] }))
  return {
    productAmount: sum('productAmount'),
    discountAmount: sum('discountAmount'),
    couponAmount: sum('couponAmount'),
    freightAmount: sum('freightAmount'),
    goldAmount: sum('goldAmount'),
    starAmount: sum('starAmount'),
    payAmount: sumRows(rows),
  }
}
