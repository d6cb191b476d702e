import type { PriceStageName } from '#codes/price-stage'

/** What a row comes from. */
export interface PriceSource {
  kind: 'promotion' | 'bundle' | 'coupon' | 'exchange' | 'prize' | 'code'
  id: string
}

/** One amount of one line, or of the whole order. */
export interface PriceRow {
  /** Id of the line, or of a gift (`giftLineId`); absent for what concerns the whole order, such as freight. */
  line?: string
  stage: PriceStageName
  /** Absent for what comes from no promotion and no coupon. */
  source?: PriceSource
  /** Fen: the amount added; below 0 for a discount. */
  fen: number
}

/** Amounts of an order, in fen: `payAmount = productAmount - discountAmount -
 * couponAmount + freightAmount - goldAmount - starAmount`. */
export interface Amounts {
  /** Products at their prices now. */
  productAmount: number
  /** What sets, mark-up sales and cart promotions take off. */
  discountAmount: number
  couponAmount: number
  freightAmount: number
  /** What coins pay. */
  goldAmount: number
  /** What stars pay. */
  starAmount: number
  payAmount: number
}

/** Adds up rows: of one line, of some stages, or all. */
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

/** What each amount is the sum of. */
export const AMOUNT_STAGES: Readonly<Record<Exclude<keyof Amounts, 'payAmount'>, readonly PriceStageName[]>> = {
  productAmount: ['list', 'unitPrice'],
  discountAmount: ['bundle', 'cart', 'repriced'],
  couponAmount: ['coupon'],
  freightAmount: ['freight', 'freePostage', 'repricedFreight'],
  goldAmount: ['gold'],
  starAmount: ['stars'],
}

/** The stages that decide what products are worth to coupons and freight: all before the coupons. */
export const WORTH_STAGES: readonly PriceStageName[] = ['list', 'unitPrice', 'bundle', 'cart', 'gift']

/** The amounts of an order as its rows say them. */
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
