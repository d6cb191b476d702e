import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import {
  OPS_CODE,
  type CancelOpsOrder,
  type Changed,
  type RefundedOpsOrder,
  type PartOfOrderRefunded,
  type RefundOpsOrder,
  type RefundPartOfOrder,
  type ShipOpsOrder,
  type ShipOpsOrders,
  type ShippedOrders,
  type MoveOpsParcel,
} from '@hearth/ops'
import { cancelForShop } from '#areas/orders/cancellation/cancel-order'
import { changedOrder, lockAsRead, lockMany, ofOrder, orderTarget } from '#areas/orders/ops/order-as-read'
import { refundPart } from '#areas/orders/refunds/refund-part'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { packOrders } from '#areas/orders/shipping/pack-orders'
import { readHolds } from '#areas/orders/order-holds'
import { addParcelStep, sendParcels, shipOrder } from '#areas/orders/shipping/ship-order'
import { ShopError } from '#kernel/shop-error'
import { groupBy } from '#kernel/reads/group-by'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'

/** Cancels an unpaid order. @throws ShopError notFound, wrongState; OpsError stale */
export async function cancelAsRead(
  context: OpsContext,
  { orderId, version, reason: said = '' }: CancelOpsOrder,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  const reason = said.trim()
  await cancelForShop(context, orderId, reason)
  const { status, ...reply } = await changedOrder(context.db, before)
  return {
    reply,
    changes: [{ target: orderTarget(orderId), before: { status: before.status }, after: { status, reason } }],
  }
}

/** Refunds a paid order that is not shipped. @throws ShopError notFound, wrongState; OpsError stale */
export async function refundAsRead(
  context: OpsContext,
  { orderId, version, reason: said }: RefundOpsOrder,
): Promise<Written<RefundedOpsOrder>> {
  const before = await lockAsRead(context.db, orderId, version)
  const reason = needText(said, 'reason')
  const { amount } = await refundOrder(context, orderId, reason)
  const { status, ...changed } = await changedOrder(context.db, before)
  const after = { status, ...(changed.changed ? { refund: amount, reason } : {}) }
  return {
    reply: { ...changed, amount },
    changes: [{ target: orderTarget(orderId), before: { status: before.status }, after }],
  }
}

/**
 * Refunds a part of an order whose goods the shopper keeps.
 * @throws ShopError notFound, wrongState, badInput; OpsError stale
 */
export async function refundPartAsRead(
  context: OpsContext,
  { orderId, version, amount: wanted, items, reason: said }: RefundPartOfOrder,
): Promise<Written<PartOfOrderRefunded>> {
  const before = await lockAsRead(context.db, orderId, version)
  const reason = needText(said, 'reason')
  if (wanted === undefined && !items?.length) throw new ShopError(REPLY_CODE.badInput, '请填写退款金额或商品', 'amount')
  const { amount, left } = await refundPart(context, orderId, { amount: wanted, items, reason })
  const { status: _, ...changed } = await changedOrder(context.db, before)
  const after = { refund: amount, reason, ...(items?.length ? { items } : {}) }
  return { reply: { ...changed, amount, left }, changes: [{ target: orderTarget(orderId), after }] }
}

/** Ships an order, or a part of it. @throws ShopError notFound, wrongState; OpsError stale */
export async function shipAsRead(
  context: OpsContext,
  { orderId, version, items, ...written }: ShipOpsOrder,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  const parcel = needParcelTexts(written)
  await shipOrder(context, orderId, { ...parcel, items })
  const { status, ...reply } = await changedOrder(context.db, before)
  return {
    reply,
    changes: [
      {
        target: orderTarget(orderId),
        before: { status: before.status },
        after: { status, ...parcel, ...(items?.length ? { items } : {}) },
      },
    ],
  }
}

/** Most parcels of one order in a request. */
const MOST_PARCELS = 20

/**
 * Ships parcels of orders: all of them or none.
 * @throws OpsError badInput, notFound, wrongState, stale: `field` is the number of the order
 */
export async function shipManyAsRead(context: OpsContext, wanted: ShipOpsOrders): Promise<Written<ShippedOrders>> {
  const parcels = wanted.parcels.map((parcel) => ({ ...parcel, ...needParcelTexts(parcel) }))
  const ofOrders = groupBy(parcels, ({ orderId }) => orderId)
  const ids = [...ofOrders.keys()]
  for (const [orderId, its] of ofOrders)
    if (its.length > MOST_PARCELS || (its.length > 1 && its.some(({ items }) => !items?.length)))
      throw ofOrder(OPS_CODE.badInput, orderId)
  const orders = new Map((await lockMany(context.db, ids)).map((order) => [order.orderId, order]))
  const held = await readHolds(context, ids)
  for (const { orderId, version } of parcels) {
    const order = orders.get(orderId)
    if (!order) throw ofOrder(OPS_CODE.notFound, orderId)
    if (order.version !== version) throw ofOrder(OPS_CODE.stale, orderId, { version: order.version })
    if (!canMove(order.status, ORDER_STATUS.shipped)) throw ofOrder(OPS_CODE.wrongState, orderId)
    const hold = held.get(orderId)
    if (hold) throw ofOrder(OPS_CODE.wrongState, orderId, { message: hold.words })
  }
  const rounds = Math.max(...[...ofOrders.values()].map((its) => its.length))
  // The first parcels of all orders are shipped first, then the second ones, and so on.
  for (let round = 0; round < rounds; round += 1) {
    const packed = await packOrders(
      context,
      [...ofOrders.values()].flatMap((its) => its.slice(round, round + 1)),
      (orderId, refusal) => ofOrder(OPS_CODE.wrongState, orderId, { message: refusal.message }),
    )
    await sendParcels(context, packed)
  }
  return {
    reply: { shipped: parcels.length },
    changes: parcels.map(({ orderId, companyName, trackingNumber, items }) => ({
      target: orderTarget(orderId),
      before: { status: orders.get(orderId)!.status },
      after: { status: ORDER_STATUS.shipped, companyName, trackingNumber, ...(items?.length ? { items } : {}) },
    })),
  }
}

/**
 * Adds a step to a parcel of an order: the named parcel, or else the newest. The order's version does not change, since
 * the order itself does not.
 * @throws ShopError notFound; OpsError stale
 */
export async function moveParcelAsRead(
  context: OpsContext,
  { orderId, version, text: said, trackingNumber: named }: MoveOpsParcel,
): Promise<Written<Changed>> {
  await lockAsRead(context.db, orderId, version)
  const [text, trackingNumber] = [needText(said, 'text'), named?.trim()]
  await addParcelStep(context, orderId, { text, trackingNumber })
  const after = { step: text, ...(trackingNumber === undefined ? {} : { trackingNumber }) }
  return { reply: { version, changed: true }, changes: [{ target: orderTarget(orderId), after }] }
}

const needParcelTexts = ({ companyName, trackingNumber }: { companyName: string; trackingNumber: string }) => ({
  companyName: needText(companyName, 'companyName'),
  trackingNumber: needText(trackingNumber, 'trackingNumber'),
})
