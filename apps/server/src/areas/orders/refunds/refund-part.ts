import {
  canRefundPart,
  formatYuan,
  goodwillRows,
  refundRows,
  REPLY_CODE,
  sumGoodwill,
  sumRows,
  type GoodwillLeft,
} from '@hearth/domain'
import type { PackedItem } from '@hearth/ops'
import { noteGoodwill } from '#areas/orders/refunds/note-goodwill'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { readHolds, SERVICE_HOLD } from '#areas/orders/order-holds'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import {
  frozenRows,
  goodsLeft,
  piecesOf,
  readPaidOrder,
  toOrderRows,
  type PaidOrder,
} from '#areas/orders/refunds/whole-order-rows'
import { refundByRows } from '#areas/payment/request-refund'
import { GOODWILL_TAKEN_BACK } from '#areas/points/journals'
import { takeBackEarned } from '#areas/points/returned'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A goodwill refund. */
export interface Goodwill {
  /** Fen; absent for the whole value of the named pieces. */
  amount?: number
  /** The pieces that it is given for; absent for the whole order. */
  items?: readonly PackedItem[]
  /** The reason, for the shopper. */
  reason: string
}

/** A goodwill refund that was given. */
export interface GivenGoodwill {
  /** Fen refunded. */
  amount: number
  /** Fen that can still be refunded as goodwill. */
  left: number
}

/**
 * Refunds a part of an order, shipped or not, whose goods the shopper keeps. A later return of a line refunds this much
 * less. Points earned with the money are taken back in proportion. Rebates and invoices are updated by the order's
 * event.
 * @throws ShopError notFound; wrongState if the order is not paid, or has a hold other than one for after-sale service;
 * badInput for more fen than are left of the order, or for pieces that are not in the order
 */
export async function refundPart(work: UnitOfWork, orderId: string, goodwill: Goodwill): Promise<GivenGoodwill> {
  const { db, now, numbers } = work
  const order = await lockOrder(db, orderId)
  if (!order) throw noSuchOrder()
  if (!canRefundPart(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  const hold = (await readHolds(work, [orderId])).get(orderId)
  if (hold && hold.cause !== SERVICE_HOLD) throw new ShopError(REPLY_CODE.wrongState, hold.words)
  const paid = await readPaidOrder(db, orderId)
  const whole = goodwillLeft(paid)
  const chosen = goodwill.items?.length ? leftOfItems(paid, goodwill.items) : whole
  const most = sumGoodwill(chosen)
  const amount = goodwill.amount ?? most
  if (most === 0) throw new ShopError(REPLY_CODE.wrongState, '没有可退的款项')
  if (amount > most) throw new ShopError(REPLY_CODE.badInput, `最多还可退 ${formatYuan(most)} 元`, 'amount')
  const rows = goodwillRows(amount, chosen)
  const request = `goodwill/${numbers.next(now)}`
  await refundByRows(work, { request, orderId, cause: 'goodwill', words: goodwill.reason }, toOrderRows(rows))
  await noteGoodwill(db, orderId, rows)
  await takeBackEarned(
    work,
    { kind: GOODWILL_TAKEN_BACK, id: request },
    {
      orderId,
      shopperId: order.shopperId,
      left: goodsLeft(paid),
      now: sumRows(rows.filter(({ line }) => line !== undefined)),
    },
  )
  await emitOrderEvent(work, [orderId], 'order.refundOwed', { cause: 'goodwill', amount, words: goodwill.reason })
  return { amount, left: sumGoodwill(whole) - amount }
}

/** The amounts that an order can still refund: for its pieces that are not refunded, and for freight. */
function goodwillLeft(paid: PaidOrder): GoodwillLeft {
  const frozen = frozenRows(paid)
  const { goodwill, wholeOrderBefore } = paid
  const lines = paid.items
    .filter(({ before, ordered }) => before < ordered)
    .map((item) => piecesOf(item, item.ordered - item.before))
  return {
    lines: new Map(lines.map((line) => [line.line, sumRows(refundRows(frozen, { lines: [line], wholeOrder: false }))])),
    wholeOrder: sumRows(refundRows(frozen, { lines: [], wholeOrder: !wholeOrderBefore, goodwill })),
  }
}

/**
 * The amounts that some pieces of an order can still refund. If a line is named several times, its pieces are added up.
 * @throws ShopError notFound, badInput
 */
function leftOfItems(paid: PaidOrder, items: readonly PackedItem[]): GoodwillLeft {
  const frozen = frozenRows(paid)
  const wanted = new Map<string, number>()
  for (const { orderItemId, quantity } of items) wanted.set(orderItemId, (wanted.get(orderItemId) ?? 0) + quantity)
  const lines = [...wanted].map(([itemId, quantity]): [string, number] => {
    const item = paid.items.find((one) => one.itemId === itemId)
    if (!item) throw new ShopError(REPLY_CODE.notFound, '订单中没有这件商品', 'items')
    const stay = item.ordered - item.before
    if (quantity > stay) throw new ShopError(REPLY_CODE.badInput, `「${item.name}」只剩 ${stay} 件可退款`, 'items')
    const line = piecesOf(item, quantity)
    return [line.line, sumRows(refundRows(frozen, { lines: [line], wholeOrder: false }))]
  })
  return { lines: new Map(lines), wholeOrder: 0 }
}
