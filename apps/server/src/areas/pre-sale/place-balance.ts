import { COUPON_STATUS, formatFen, ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { PlacedOrder, PreSaleDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Viewer } from '#areas/cart/cart-lines'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { refuseUnsent } from '#areas/freight/freight-means'
import { refuseUnusable } from '#areas/checkout/refuse-unusable'
import { settleBalance, type SettledBalance } from '#areas/pre-sale/settle-balance'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { emitPreSaleEvent } from '#areas/pre-sale/pre-sale-events'
import { lockOwnOrderOnce } from '#areas/orders/own-order'
import { bookCertain } from '#areas/payment/deposits'
import { spendOnOrder } from '#areas/points/spend'
import { listRows } from '#database/list-rows'
import { keepAnswer, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The price stages that are computed with the balance. The amounts of earlier stages were fixed with the deposit. */
const OF_BALANCE = ['coupon', 'freight', 'freePostage', 'gold', 'stars'] as const

/**
 * Places the final payment of a pre-sale (F02), in the caller's transaction. From then on, the amounts of the order are
 * fixed. Returns undefined if the idempotency key was used before.
 * @throws ShopError notFound for another shopper's order or address; wrongState outside the time of the balance, or if
 * the final payment was placed before; couponUnusable; priceChanged with the present amount
 */
export async function placeBalanceOnce(
  work: UnitOfWork,
  draft: PreSaleDraft,
  viewer: Viewer,
  claim: Claim,
): Promise<PlacedOrder | undefined> {
  const { shopperId } = viewer
  const { orderId } = draft
  if (!(await lockOwnOrderOnce(work.db, shopperId, orderId, claim))) return undefined
  const balance = await settleBalance(work.db, viewer, orderId, {
    choice: draft.coupons,
    wish: draft,
    addressId: draft.addressId,
  })
  const { order, preSale, means } = balance
  if (!means.address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在')
  refuseUndelivered(means.delivery)
  refuseUnsent(order.lines, balance.priced.freight)
  refuseUnusable(draft.coupons ?? [], order)
  const due = order.amounts.payAmount - order.depositAmount
  if (due !== draft.orderAmount)
    throw new ShopError(REPLY_CODE.priceChanged, `尾款金额有变动，现在应付 ¥${formatFen(due)}，请确认后再提交`)
  const placed: PlacedOrder = { orderId, orderAmount: due, payDeadline: preSale.balanceEndTime }
  const free = due === 0
  await spendOnOrder(work, { orderId, shopperId, pieces: { points: 0, ...order.tenders } })
  await keepBalance(work, shopperId, orderId, balance, free)
  await emitPreSaleEvent(work, [orderId], 'order.balancePlaced', { free })
  if (free) {
    await bookCertain(work, [orderId])
    await emitOrderEvent(work, [orderId], 'order.paid', {})
  }
  await keepAnswer(work.db, claim, placed)
  return placed
}

/** The columns of the order's price rows that the statement writes, with their types. */
const ROW = `at integer, item_position integer, stage text, source_kind text, source_id text, fen bigint`

/** Stores the balance in the order: its amounts, address, coupons and price rows. */
async function keepBalance(
  { db, now }: UnitOfWork,
  shopperId: string,
  orderId: string,
  { order, means }: SettledBalance,
  free: boolean,
): Promise<void> {
  const { amounts, tenders } = order
  const coupons = order.coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId)
  const { rows: claimed } = await sql`
    update coupon
    set status = ${free ? COUPON_STATUS.used : COUPON_STATUS.held}, order_id = ${orderId},
      used_at = ${free ? now : null}
    where id = any(${coupons}::text[]) and shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)}
    returning id`.execute(db)
  if (claimed.length !== coupons.length) throw new ShopError(REPLY_CODE.couponUnusable, '优惠券不存在或已被使用')
  await sql`
    with placed as (update pre_sale_order set balance_placed_at = ${now} where order_id = ${orderId})
    update orders
    set address = ${JSON.stringify(means.address)}::jsonb, coupon_amount = ${amounts.couponAmount},
      freight_amount = ${amounts.freightAmount}, gold_amount = ${amounts.goldAmount},
      star_amount = ${amounts.starAmount}, gold_pieces = ${tenders.gold}, star_pieces = ${tenders.stars},
      pay_amount = ${amounts.payAmount}
    where id = ${orderId}`.execute(db)
  if (free)
    await sql`
      update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${now}
      where id = ${orderId}`.execute(db)
  const items = order.items.map(({ paid_amount }, position) => ({ position, paid_amount }))
  await sql`
    update order_item set paid_amount = priced.paid_amount
    from ${listRows(items, 'position integer, paid_amount bigint')} as priced
    where order_item.order_id = ${orderId} and order_item.position = priced.position`.execute(db)
  await sql`delete from price_row where order_id = ${orderId} and stage = any(${[...OF_BALANCE]}::text[])`.execute(db)
  const rows = order.rows
    .filter(({ stage }) => OF_BALANCE.some((one) => one === stage))
    .map((row, at) => ({ at, ...row }))
  await sql`
    insert into price_row (order_id, position, item_position, stage, source_kind, source_id, fen)
    select ${orderId}, (select coalesce(max(position), -1) from price_row where order_id = ${orderId}) + 1 + price.at,
      price.item_position, price.stage, price.source_kind, price.source_id, price.fen
    from ${listRows(rows, ROW)} as price`.execute(db)
}
