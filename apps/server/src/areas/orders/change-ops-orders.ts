import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import {
  OPS_CODE,
  type CancelOpsOrder,
  type Changed,
  type RefundedOpsOrder,
  type RefundOpsOrder,
  type ShipOpsOrder,
  type ShipOpsOrders,
  type ShippedOrders,
  type TrackOpsOrder,
} from '@hearth/ops'
import { cancelForShop } from '#areas/orders/cancel-order'
import { changedOrder, lockAsRead, lockMany, ofOrder, orderTarget } from '#areas/orders/order-as-read'
import { refundOrder } from '#areas/orders/refund-order'
import { packOrders } from '#areas/orders/pack-orders'
import { addParcelStep, HELD, sendParcels, shipOrder } from '#areas/orders/ship-order'
import { isUnreadable } from '#kernel/is-unreadable'
import type { OpsContext, Written } from '#kernel/ops-area'
import { ShopError } from '#kernel/shop-error'

/** Cancels an order that is not paid. @throws ShopError notFound, wrongState; OpsError stale */
export async function cancelAsRead(
  context: OpsContext,
  { orderId, version, reason = '' }: CancelOpsOrder,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  await cancelForShop(context, orderId, readable(reason, 'reason'))
  const { status, ...reply } = await changedOrder(context.db, before)
  return {
    reply,
    changes: [{ target: orderTarget(orderId), before: { status: before.status }, after: { status, reason } }],
  }
}

/** Gives back what was paid for an order that is not shipped. @throws ShopError notFound, wrongState; OpsError stale */
export async function refundAsRead(
  context: OpsContext,
  { orderId, version, reason }: RefundOpsOrder,
): Promise<Written<RefundedOpsOrder>> {
  const before = await lockAsRead(context.db, orderId, version)
  const { amount } = await refundOrder(context, orderId, readable(reason, 'reason'))
  const { status, ...changed } = await changedOrder(context.db, before)
  const after = { status, ...(changed.changed ? { refund: amount, reason } : {}) }
  return {
    reply: { ...changed, amount },
    changes: [{ target: orderTarget(orderId), before: { status: before.status }, after }],
  }
}

/** Sends an order, or a part of it, on its way. @throws ShopError notFound, wrongState; OpsError stale */
export async function shipAsRead(
  context: OpsContext,
  { orderId, version, companyName, trackingNumber, items }: ShipOpsOrder,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  const parcel = {
    companyName: readable(companyName, 'companyName'),
    trackingNumber: readable(trackingNumber, 'trackingNumber'),
  }
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

/** Sends orders on their way, all or none. @throws OpsError badInput, notFound, wrongState, stale: `field` is the order */
export async function shipManyAsRead(context: OpsContext, { parcels }: ShipOpsOrders): Promise<Written<ShippedOrders>> {
  const ids = parcels.map(({ orderId }) => orderId)
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice !== undefined) throw ofOrder(OPS_CODE.badInput, twice)
  const orders = new Map((await lockMany(context.db, ids)).map((order) => [order.orderId, order]))
  for (const { orderId, version, companyName, trackingNumber } of parcels) {
    const order = orders.get(orderId)
    if (!order) throw ofOrder(OPS_CODE.notFound, orderId)
    if (order.version !== version) throw ofOrder(OPS_CODE.stale, orderId, { version: order.version })
    if (!canMove(order.status, ORDER_STATUS.shipped)) throw ofOrder(OPS_CODE.wrongState, orderId)
    if (order.held > 0) throw ofOrder(OPS_CODE.wrongState, orderId, { message: HELD })
    readable(companyName, 'companyName')
    readable(trackingNumber, 'trackingNumber')
  }
  const packed = await packOrders(context.db, parcels, (orderId, refusal) =>
    ofOrder(OPS_CODE.wrongState, orderId, { message: refusal.message }),
  )
  await sendParcels(context, packed)
  return {
    reply: { shipped: parcels.length },
    changes: parcels.map(({ orderId, companyName, trackingNumber }) => ({
      target: orderTarget(orderId),
      before: { status: orders.get(orderId)!.status },
      after: { status: ORDER_STATUS.shipped, companyName, trackingNumber },
    })),
  }
}

/**
 * Adds a step to an order's newest parcel, or the one that is named. The order itself does not change, so its version stays.
 * @throws ShopError notFound; OpsError stale
 */
export async function trackAsRead(
  context: OpsContext,
  { orderId, version, text, trackingNumber }: TrackOpsOrder,
): Promise<Written<Changed>> {
  await lockAsRead(context.db, orderId, version)
  await addParcelStep(context, orderId, { text: readable(text, 'text'), trackingNumber })
  const after = { step: text, ...(trackingNumber === undefined ? {} : { trackingNumber }) }
  return { reply: { version, changed: true }, changes: [{ target: orderTarget(orderId), after }] }
}

/** @throws ShopError badInput for what no database keeps */
export function readable(text: string, field: string): string {
  if (isUnreadable(text)) throw new ShopError(REPLY_CODE.badInput, undefined, field)
  return text
}
