import type { PriceStageName } from '#codes/price-stage'
import { TENDER, type TenderName } from '#codes/tender'
import { percentOf } from '#money/percent-off'
import { shareRows } from '#price/cart-rows'
import { sumRows, WORTH_STAGES, type PriceRow } from '#price/price-row'

/**
 * The shop's terms for a tender, and a shopper's amount of it. It is no discount: it does not reduce the basis of other
 * amounts, and is returned in kind.
 */
export interface Tender {
  /** Pieces the shopper has. */
  balance: number
  /** Fen: what a piece pays. */
  pieceFen: number
  /** The percentage of the products' price after coupons, with one decimal at most. */
  percent: number
  /** Fen that it may pay of one order; absent for any amount. */
  mostFen?: number
  /** Whether the shopper wants to use it. */
  use: boolean
}

/** What a tender does for an order. */
export interface JudgedTender {
  name: TenderName
  /** Pieces the shopper has. */
  balance: number
  /** Pieces that could be used. */
  most: number
  /** Pieces the order uses: whole ones, none or `most`. */
  pieces: number
  /** Fen they pay. */
  fen: number
}

/** Price of the products after everything but tenders. */
const GOODS_STAGES: readonly PriceStageName[] = [...WORTH_STAGES, 'coupon']

/**
 * Uses a tender for what products come to after coupons, never for freight: whole pieces, at most the shop's share of
 * them and its limit, what the shopper has, and what is left to pay.
 * @param lines the lines, in the order that decides about the odd fen, with the deposit that was paid for each
 * @param rows what is priced so far
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
