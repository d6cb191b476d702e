import {
  ORDER_STATUS,
  refundRows,
  REPLY_CODE,
  sumRows,
  tenderBack,
  type PriceRow,
  type RefundRow,
} from '@hearth/domain'
import { sql } from 'kysely'
import { keptNow, keptParts, noteKept, toldKept } from '#areas/after-sale/kept-now'
import type { LockedAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { noteGoodwill } from '#areas/orders/refunds/note-goodwill'
import { receiveGiven } from '#areas/orders/shipping/receive-given'
import { endSending } from '#areas/orders/shipping/ship-order'
import {
  frozenRows,
  goneRows,
  goodsLeft,
  keptRows,
  piecesOf,
  readPaidOrder,
  toOrderRows,
  type PaidItem,
  type PaidOrder,
} from '#areas/orders/refunds/whole-order-rows'
import { refundByRows } from '#areas/payment/request-refund'
import type { Balances } from '#areas/points/balances'
import { SERVICE_TAKEN_BACK } from '#areas/points/journals'
import { returnForRequest, takeBackEarned } from '#areas/points/returned'
import { returnPieces } from '#areas/stock/return-stock'
import type { StockPart } from '#areas/stock/take-stock'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The pieces of a request that have arrived. */
export interface CountedPieces {
  itemId: string
  counted: number
  /** How many of the `counted` pieces can be sold again. */
  resellable: number
}

/** The pieces that a refund is for, and the amount that staff deduct from the refund. */
export interface PiecesToRefund {
  /** The pieces of the product first, then those of its gifts. */
  pieces: readonly CountedPieces[]
  /** Fen that staff deduct. */
  deductAmount: number
  deductReason?: string
}

/**
 * Creates the refund of returned pieces, by the price rows of the order. Coins, stars and points that paid for the
 * pieces are returned, and points that the shopper earned with the refunded money are taken back. The refund holds back
 * amounts for items that the shopper keeps. Further effects on the order: an unshipped order that is fully refunded is
 * cancelled; a partly shipped order becomes shipped once its last unshipped piece is refunded; an order whose codes
 * were all issued becomes received once its last piece to ship is refunded. The request must have the status
 * `received`.
 * @throws ShopError badInput for a deduction that is larger than the refund, or for any deduction from pieces that were
 * never shipped
 */
export async function refundPieces(
  work: UnitOfWork,
  row: LockedAfterSale,
  { pieces, deductAmount, deductReason }: PiecesToRefund,
): Promise<void> {
  const { db } = work
  const [main] = pieces
  const paid = await readPaidOrder(db, row.orderId)
  const item = paid.items.find(({ itemId }) => itemId === row.itemId)!
  const counted = main?.counted ?? 0
  const frozen = frozenRows(paid)
  const back = backRows(paid, frozen, item, counted, (row.unshipped && !row.order.partlySent) || row.shopsFault)
  const ofGoods = sumRows(back.filter(({ line }) => line !== undefined))
  if (row.unshipped && deductAmount > 0)
    throw new ShopError(REPLY_CODE.badInput, '商品尚未发出，不能扣除金额', 'deductAmount')
  const kept = keptNow(paid, new Map(pieces.map((one) => [one.itemId, one.counted])), ofGoods)
  const keptFen = [...kept.values()].reduce((sum, fen) => sum + fen, 0)
  if (deductAmount > ofGoods - keptFen)
    throw new ShopError(REPLY_CODE.badInput, '扣除金额不能超过应退金额', 'deductAmount')
  const rows = [
    ...toOrderRows(back),
    ...keptRows(kept),
    ...(deductAmount > 0 ? [{ line: item.position, stage: 'deducted' as const, fen: -deductAmount }] : []),
  ]
  const amount = await refundByRows(
    work,
    { request: `after-sale/${row.afterSaleOrderId}`, orderId: row.orderId, cause: 'returned', words: deductReason },
    rows,
  )
  // If this refunds an unshipped order in full, the order is closed below. Closing it returns all its stock, points and
  // coupons, so they are not returned here.
  const closing = row.order.status === ORDER_STATUS.paid && !row.order.partlySent && isAllRefunded(paid, item, counted)
  const tenders = await returnTenders(work, row, { paid, frozen, item, counted, ofGoods, closing })
  await noteKept(db, row.orderId, kept)
  await noteGoodwill(db, row.orderId, back)
  await countBack(work, row, closing ? pieces.map((one) => ({ ...one, resellable: 0 })) : pieces)
  await stepAfterSale(work, row, {
    deed: 'refund',
    by: 'shop',
    data: {
      amount,
      deducted: deductAmount,
      ...(deductReason ? { deductReason } : {}),
      ...(kept.size > 0 ? { keptBack: toldKept(paid, kept) } : {}),
    },
    set: [
      sql`refund_amount = ${amount}`,
      sql`deduct_amount = ${deductAmount}`,
      sql`deduct_reason = ${deductReason ?? null}`,
      sql`kept_back = ${JSON.stringify(keptParts(paid, kept))}::jsonb`,
      sql`gold_back = ${tenders.gold}`,
      sql`star_back = ${tenders.stars}`,
      sql`integral_back = ${tenders.points}`,
    ],
  })
  if (amount === 0) await stepAfterSale(work, row, { deed: 'refunded', by: 'house', data: {} })
  else await orderPayable.refundOwed(work, row.orderId, 'returned')
  if (closing) await closeOrders(work, [row.orderId], { code: 'refunded' })
  else if (row.order.partlySent && row.unshipped) await endSending(work, row.orderId)
  else if (row.order.status === ORDER_STATUS.paid) await receiveGiven(work, row.orderId)
}

const isAllRefunded = ({ items }: PaidOrder, item: PaidItem, counted: number): boolean =>
  items.every(
    ({ itemId, gift, before, ordered }) => gift || before + (itemId === item.itemId ? counted : 0) === ordered,
  )

/**
 * The refund rows of the pieces. If they are the last pieces of the order, the rows include the amounts of the whole
 * order, such as freight, unless these were refunded before.
 * @param freightDue false to leave these amounts out
 */
function backRows(
  paid: PaidOrder,
  frozen: readonly PriceRow[],
  item: PaidItem,
  quantity: number,
  freightDue: boolean,
): RefundRow[] {
  const wholeOrder = freightDue && !paid.wholeOrderBefore && quantity > 0 && isAllRefunded(paid, item, quantity)
  const lines = quantity > 0 ? [piecesOf(item, quantity)] : []
  return refundRows(frozen, { lines, wholeOrder, goodwill: paid.goodwill })
}

/**
 * Returns the coins, stars and points that paid for the refunded pieces, and takes back the points that the shopper
 * earned with the refunded money.
 */
async function returnTenders(
  work: UnitOfWork,
  { afterSaleOrderId, orderId, shopperId }: LockedAfterSale,
  {
    paid,
    frozen,
    item,
    counted,
    ofGoods,
    closing,
  }: {
    paid: PaidOrder
    frozen: readonly PriceRow[]
    item: PaidItem
    counted: number
    ofGoods: number
    closing: boolean
  },
): Promise<Balances> {
  const facts = await readFacts(work.db, orderId)
  const gone = goneRows(paid)
  const now = counted > 0 ? backRows(paid, frozen, item, counted, false) : []
  const fen = (rows: readonly RefundRow[], stage: 'gold' | 'stars') => Math.abs(sumRows(rows, { stages: [stage] }))
  const tender = (stage: 'gold' | 'stars') =>
    tenderBack(facts[stage], fen(frozen as RefundRow[], stage), fen(gone, stage), fen(now, stage))
  const pieces: Balances = {
    gold: tender('gold'),
    stars: tender('stars'),
    points: tenderBack(facts.points, item.ordered, item.before, counted),
  }
  await takeBackEarned(
    work,
    { kind: SERVICE_TAKEN_BACK, id: afterSaleOrderId },
    { orderId, shopperId, left: goodsLeft(paid), now: ofGoods },
  )
  const returned = closing ? { gold: 0, stars: 0, points: 0 } : pieces
  await returnForRequest(work, shopperId, afterSaleOrderId, returned)
  await sql`
    update orders
    set gold_back = gold_back + ${returned.gold}, star_back = star_back + ${returned.stars},
      integral_back = integral_back + ${returned.points}
    where id = ${orderId}`.execute(work.db)
  return pieces
}

async function readFacts(db: Database, orderId: string): Promise<Balances> {
  const { rows } = await sql<Balances>`
    select integral as points, gold_pieces as gold, star_pieces as stars from orders where id = ${orderId}`.execute(db)
  return rows[0]!
}

/**
 * Records the returned pieces, and puts those that can be sold again back into the stock of the sku and of the
 * promotion.
 */
async function countBack(work: UnitOfWork, row: LockedAfterSale, pieces: readonly CountedPieces[]): Promise<void> {
  const parts: StockPart[] = []
  for (const { itemId, counted, resellable } of pieces) {
    const { rows } = await sql<{ skuNo: string; promotionId: string | null }>`
      update order_item
      set refunded = refunded + ${counted}, refunded_unsent = refunded_unsent + ${row.unshipped ? counted : 0},
        restocked = restocked + ${resellable},
        promotion_restocked = promotion_restocked + case when promotion_id is null then 0 else ${resellable} end
      where id = ${itemId} and order_id = ${row.orderId}
      returning sku_no as "skuNo", promotion_id as "promotionId"`.execute(work.db)
    const [one] = rows
    if (one && resellable > 0)
      parts.push({
        skuNo: one.skuNo,
        quantity: resellable,
        ...(one.promotionId ? { promotionId: one.promotionId } : {}),
      })
  }
  await returnPieces(work, parts)
}
