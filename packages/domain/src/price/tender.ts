import type { PriceStageName } from '#codes/price-stage'
import { TENDER, type TenderName } from '#codes/tender'
import { shareRows } from '#price/cart-rows'
import { sumRows, WORTH_STAGES, type PriceRow } from '#price/price-row'

/**
 * What the shop takes a tender for, and how much of it a shopper has. It is no discount: it takes nothing off what
 * others are worked out of, and goes back as what it was.
 */
export interface Tender {
  /** Pieces the shopper has. */
  balance: number
  /** Fen: what a piece pays. */
  pieceFen: number
  /** The percentage of what products come to after coupons that it may pay. */
  percent: number
  /** Whether the shopper wants to use it. */
  use: boolean
}

/** What a tender does for an order. */
export interface JudgedTender {
  name: TenderName
  balance: number
  /** Pieces that could be used. */
  most: number
  /** Pieces the order uses: whole ones, none or `most`. */
  pieces: number
  /** Fen they pay. */
  fen: number
}

/** What products come to after everything but tenders. */
const GOODS_STAGES: readonly PriceStageName[] = [...WORTH_STAGES, 'coupon']

/**
 * Uses a tender for what products come to after coupons, never for freight: whole pieces, at most the shop's share of
 * them, what the shopper has, and what is left to pay.
 * @param lines ids of the lines, in the order that decides about the odd fen
 * @param rows what is priced so far
 */
export function applyTender(
  name: TenderName,
  { balance, pieceFen, percent, use }: Tender,
  lines: readonly string[],
  rows: readonly PriceRow[],
): { judged: JudgedTender; rows: PriceRow[] } {
  const left = lines.map((id) => ({
    id,
    worth: sumRows(rows, { line: id, stages: [...GOODS_STAGES, TENDER.gold, TENDER.stars] }),
  }))
  const cap = Math.floor((Math.max(0, sumRows(rows, { stages: GOODS_STAGES })) * percent) / 100)
  const payable = Math.min(
    cap,
    left.reduce((sum, { worth }) => sum + worth, 0),
  )
  const most = Math.max(0, Math.min(balance, pieceFen > 0 ? Math.floor(payable / pieceFen) : 0))
  const pieces = use ? most : 0
  const fen = pieces * pieceFen
  return { judged: { name, balance, most, pieces, fen }, rows: shareRows(fen, left, name, undefined) }
}
