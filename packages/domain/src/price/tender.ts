import type { PriceStageName } from '#codes/price-stage'
import { TENDER, type TenderName } from '#codes/tender'
import { percentOf } from '#money/percent-off'
import { shareRows } from '#price/cart-rows'
import { sumRows, WORTH_STAGES, type PriceRow } from '#price/price-row'

/**
 * Coins or stars of a shopper, with the shop's terms for their use. A tender is a means of payment, not a discount: no
 * other amount depends on it, and refunds return its pieces.
 */
export interface Tender {
  /** Pieces the shopper has. */
  balance: number
  /** Fen: value of a piece. */
  pieceFen: number
  /** Maximum percentage of the products' price after coupons that the tender may pay, with one decimal at most. */
  percent: number
  /** Fen: maximum that the tender may pay of one order; absent for no limit. */
  mostFen?: number
  /** Whether the shopper wants to use the tender. */
  use: boolean
}

/** The effect of a tender on an order. */
export interface JudgedTender {
  name: TenderName
  /** Pieces the shopper has. */
  balance: number
  /** Maximum number of pieces that the order can use. */
  most: number
  /** Pieces that the order uses: 0 or `most`. */
  pieces: number
  /** Fen that these pieces pay. */
  fen: number
}

/** The stages whose sum is the price of the products after coupons. */
const GOODS_STAGES: readonly PriceStageName[] = [...WORTH_STAGES, 'coupon']

/**
 * Pays a part of the products' price after coupons with a tender. A tender never pays freight. Only whole pieces are
 * used; their number is limited by the shop's percentage and its limit for an order, by the shopper's balance, and by
 * the amount left to pay.
 * @param lines in the order in which left-over fen are assigned, each with its deposit
 * @param rows the rows priced so far
 */
export function applyTender(
  name: TenderName,
  { balance, pieceFen, percent, mostFen = Infinity, use }: Tender,
  lines: readonly { id: string; deposit: number }[],
  rows: readonly PriceRow[],
): { judged: JudgedTender; rows: PriceRow[] } {
  const left = lines.map(({ id, deposit }) => ({
    id,
    worth: sumRows(rows, { line: id, stages: [...GOODS_STAGES, TENDER.gold, TENDER.stars] }) - deposit,
  }))
  const deposits = lines.reduce((sum, { deposit }) => sum + deposit, 0)
  const cap = percentOf(Math.max(0, sumRows(rows, { stages: GOODS_STAGES }) - deposits), percent)
  const payable = Math.min(
    cap,
    mostFen,
    left.reduce((sum, { worth }) => sum + worth, 0),
  )
  const most = Math.max(0, Math.min(balance, pieceFen > 0 ? Math.floor(payable / pieceFen) : 0))
  const pieces = use ? most : 0
  const fen = pieces * pieceFen
  return { judged: { name, balance, most, pieces, fen }, rows: shareRows(fen, left, name, undefined) }
}
