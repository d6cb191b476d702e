import {
  formatYuan,
  mostRepricing,
  ORDER_STATUS,
  repriceRows,
  REPLY_CODE,
  rowsAsPlaced,
  sumRows,
  type PriceRow,
} from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { frozenRows, readPaidOrder, toOrderRows } from '#areas/orders/refunds/whole-order-rows'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The price that staff set for an order. Absent fields do not change. */
export interface NewPrice {
  /** Fen: reduction of the products, which replaces an earlier one. */
  off?: number
  /** Fen: the total, including freight. */
  payAmount?: number
  /** Fen: the freight. */
  freight?: number
  /** The reason, for the shopper. */
  reason: string
}

/**
 * Lowers the price of an unpaid order, or undoes this. The reduction is stored as price rows, so that later refunds
 * include it. A payment that was started with the old amount is refunded and does not pay the order.
 * @returns fen to pay before and now
 * @throws ShopError notFound; wrongState if the order is paid, cancelled, past its deadline, or of a kind with an
 * agreed price; badInput for a price above the original one, or for a reduction of more than the products cost
 */
export async function repriceOrder(
  work: UnitOfWork,
  orderId: string,
  { reason, ...wish }: NewPrice,
): Promise<{ before: number; now: number }> {
  const { db } = work
  const order = await lockOrder(db, orderId)
  if (!order) throw noSuchOrder()
  if (order.status !== ORDER_STATUS.pendingPayment)
    throw new ShopError(REPLY_CODE.wrongState, '只有待付款的订单可以改价')
  if (work.now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，不能改价')
  const paid = await readPaidOrder(db, orderId)
  if (!orderKindOf(work.kinds, order.kind).canReprice || paid.rows.length === 0)
    throw new ShopError(REPLY_CODE.wrongState, '拼团、预售、砍价等活动订单的价格已经约定，不能改价')
  const rows = frozenRows(paid)
  const placed = rowsAsPlaced(rows)
  const added = repriceRows(placed, takenOff(rows, placed, wish))
  const now = sumRows([...placed, ...added])
  if (now < 1) throw new ShopError(REPLY_CODE.badInput, '改价后至少支付 0.01 元', fieldOf(wish))
  if (sameRows(added, rows)) return { before: order.payAmount, now: order.payAmount }
  await writeRows(db, orderId, placed, added)
  await emitOrderEvent(work, [orderId], 'order.repriced', { before: order.payAmount, now, words: reason })
  return { before: order.payAmount, now }
}

type Wish = Omit<NewPrice, 'reason'>

const fieldOf = ({ payAmount, off }: Wish) =>
  payAmount !== undefined ? 'payAmount' : off !== undefined ? 'off' : 'freight'

/** @throws ShopError badInput for a price that the order cannot have */
function takenOff(rows: readonly PriceRow[], placed: readonly PriceRow[], { off, payAmount, freight }: Wish) {
  const most = mostRepricing(placed)
  const before = (stage: PriceRow['stage']) => -sumRows(rows, { stages: [stage] })
  const offFreight = freight === undefined ? before('repricedFreight') : most.offFreight - freight
  if (offFreight < 0)
    throw new ShopError(REPLY_CODE.badInput, `运费不能高于下单时的 ${formatYuan(most.offFreight)} 元`, 'freight')
  const whole = most.off + most.offFreight - offFreight
  const ofGoods = payAmount === undefined ? (off ?? before('repriced')) : whole - payAmount
  if (ofGoods < 0)
    throw new ShopError(REPLY_CODE.badInput, `改价后不能高于下单时的 ${formatYuan(whole)} 元`, 'payAmount')
  if (ofGoods > most.off) {
    const words =
      payAmount === undefined
        ? `最多可优惠 ${formatYuan(most.off)} 元`
        : `改价后不能低于运费 ${formatYuan(most.offFreight - offFreight)} 元`
    throw new ShopError(REPLY_CODE.badInput, words, payAmount === undefined ? 'off' : 'payAmount')
  }
  return { off: ofGoods, offFreight }
}

const sameRows = (added: readonly PriceRow[], rows: readonly PriceRow[]): boolean => {
  const before = rows.slice(rowsAsPlaced(rows).length)
  const told = (list: readonly PriceRow[]) => JSON.stringify(list.map(({ line, stage, fen }) => [line, stage, fen]))
  return told(added) === told(before)
}

/** Writes the added rows behind the original ones, and the amounts that follow from both. */
async function writeRows(
  db: Database,
  orderId: string,
  placed: readonly PriceRow[],
  added: readonly PriceRow[],
): Promise<void> {
  const written = toOrderRows(added).map(({ line, stage, fen }, at) => ({
    position: placed.length + at,
    item_position: line ?? null,
    stage,
    fen,
  }))
  await sql`delete from price_row where order_id = ${orderId} and stage in ('repriced', 'repricedFreight')`.execute(db)
  await sql`
    insert into price_row (order_id, position, item_position, stage, fen)
    select ${orderId}, added.position, added.item_position, added.stage, added.fen
    from ${listRows(written, 'position integer, item_position integer, stage text, fen bigint')} as added`.execute(db)
  await sql`
    with lines as (
      update order_item item set paid_amount = (
        select coalesce(sum(fen), 0) from price_row
        where price_row.order_id = item.order_id and item_position = item.position)
      where item.order_id = ${orderId}
    )
    update orders set
      pay_amount = (select sum(fen) from price_row where order_id = ${orderId}),
      freight_amount = (
        select coalesce(sum(fen), 0) from price_row where order_id = ${orderId} and item_position is null),
      discount_amount = -(
        select coalesce(sum(fen), 0) from price_row
        where order_id = ${orderId} and stage in ('bundle', 'cart', 'repriced'))
    where id = ${orderId}`.execute(db)
}
