import { keepBack, keptBack, refundRows, sumRows, type FenByLine } from '@hearth/domain'
import type { KeptBack } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { ServiceRow } from '#areas/after-sale/read-service-items'
import {
  frozenRows,
  keptBefore,
  linesWithBack,
  piecesOf,
  readPaidOrder,
  type PaidOrder,
} from '#areas/orders/refunds/whole-order-rows'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { KeptBackPart } from '#database/tables/kept-back-part'

/**
 * Returns the fen that a refund holds back for items that the shopper keeps, by line. A negative amount means that the
 * refund returns fen that earlier refunds held back.
 * @param counted the number of pieces of each item that are returned now
 * @param most fen: the refunded amount; the refund cannot hold back more
 */
export function keptNow(paid: PaidOrder, counted: ReadonlyMap<string, number>, most: number): FenByLine {
  const lines = linesWithBack(paid, ({ itemId, before }) => before + (counted.get(itemId) ?? 0))
  return keepBack(keptBack({ lines, rows: frozenRows(paid), bundles: paid.bundles }), keptBefore(paid), most)
}

/** The amounts that a refund holds back or returns, in the form that requests store. */
export const keptParts = ({ items }: PaidOrder, kept: FenByLine): KeptBackPart[] =>
  items.flatMap(({ itemId, position, gift }): KeptBackPart[] => {
    const fen = kept.get(String(position))
    return fen === undefined ? [] : [{ itemId, cause: gift ? 'gift' : 'bundle', fen }]
  })

/** The amounts that a refund holds back or returns, with the names of the items, for shoppers and staff. */
export const toldKept = (paid: PaidOrder, kept: FenByLine): KeptBack[] =>
  keptParts(paid, kept).map(({ itemId, ...part }) => ({
    orderItemId: itemId,
    name: paid.items.find((item) => item.itemId === itemId)?.name ?? '',
    ...part,
  }))

/** Adds the amounts that a refund holds back to the stored totals of the items of a locked order. */
export async function noteKept(db: Database, orderId: string, kept: FenByLine): Promise<void> {
  if (kept.size === 0) return
  const changes = [...kept].map(([line, fen]) => ({ position: Number(line), fen }))
  await sql`
    update order_item set kept_back = kept_back + change.fen
    from ${listRows(changes, 'position integer, fen bigint')} as change
    where order_item.order_id = ${orderId} and order_item.position = change.position`.execute(db)
}

/**
 * The amounts that a refund of some pieces of a line would hold back if the shopper returned all gifts of the line. The
 * gifts of a line with issued codes count as kept.
 */
export async function quoteKept(
  db: Database,
  { orderId, position, product, codes }: ServiceRow,
  quantity: number,
): Promise<KeptBack[]> {
  const paid = await readPaidOrder(db, orderId)
  const item = paid.items.find((one) => one.position === position)!
  const pieces = Math.min(quantity, item.ordered - item.before)
  if (pieces < 1) return []
  const most = sumRows(refundRows(frozenRows(paid), { lines: [piecesOf(item, pieces)], wholeOrder: false }))
  const gifts = codes ? [] : paid.items.filter(({ giftOf }) => giftOf === position)
  const counted = new Map([
    [product.orderItemId, pieces] as const,
    ...gifts.map((gift) => [gift.itemId, gift.ordered - gift.before] as const),
  ])
  return toldKept(paid, keptNow(paid, counted, most))
}
