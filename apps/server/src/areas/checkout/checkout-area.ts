import { checkout, coupons as couponCalls, type Settle, type Settlement } from '@hearth/sdk/core'
import { listAddresses } from '#areas/address/read-addresses'
import { cartLines, wantedLines } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { viewerOf } from '#areas/cart/viewer-of'
import { quoteCabinet } from '#areas/cabinets/book-cabinet'
import { deliveryOf, untilUnsent } from '#areas/delivery/delivery-means'
import { sentTo, unsentText } from '#areas/freight/freight-means'
import { amendOrder } from '#areas/checkout/amend-order'
import { couponsForOrder, quoteDiscount } from '#areas/checkout/order-coupons'
import { needOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { tendersFor } from '#areas/points/tenders'
import { orderMeans } from '#areas/checkout/order-means'
import { piecesOf } from '#areas/checkout/order-items'
import { placeDraft } from '#areas/checkout/place-draft'
import { askedCampaign, saleOf } from '#areas/checkout/sale-of'
import { settlementOf } from '#areas/checkout/settlement-of'
import { settleOrder } from '#areas/checkout/settle-order'
import { refuseShortLines } from '#areas/checkout/short-lines'
import type { Context } from '#kernel/context'
import { ORDER_COUPON_LAWS } from '#areas/checkout/coupon-laws'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'
import { orderKindOf } from '#shop/order-kind'

/** Checkout: the settlement of a cart, and placing orders. */
export const checkoutArea = defineArea({
  name: 'checkout',
  laws: ORDER_COUPON_LAWS,
  calls: [
    answers(checkout, {
      addresses: async (_, { db, needShopper }) => ({ result: await listAddresses(db, needShopper()) }),
      settle,
      placeOrder: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        idempotency: 'own',
        // Thousands of shoppers may order the same sku at the same time. Their requests wait in a queue of the sku, and
        // not for a turn at the database.
        turns: 'none',
        answer: placeDraft,
      },
    }),
    writes(checkout, { amendOrder: (work, wish, shopperId) => amendOrder(work, shopperId, wish) }),
    answers(couponCalls, {
      listForOrder: ({ products }, context) => couponsForOrder(context.db, viewerOf(context), products),
      quoteDiscount: ({ products, couponId }, context) =>
        quoteDiscount(context.db, viewerOf(context), products, couponId),
    }),
  ],
})

async function settle({ orderId, ...asked }: Settle, context: Context): Promise<Settlement> {
  if (orderId !== undefined) return settleRest({ ...asked, orderId }, context)
  const { skuNo, itemQuantity = 1, couponId, addressId, cabinetId, campaign, ...wish } = asked
  const viewer = viewerOf(context)
  const wanted = skuNo === undefined ? undefined : [{ skuNo, itemQuantity }]
  const means = orderMeans(viewer.shopperId, viewer.now, addressId, { settling: true })
  const seen = wanted
    ? await wantedLines(context.db, viewer, wanted, means)
    : await cartLines(context.db, viewer, true, means)
  const { coupons: owned, tenders: tenderMeans, delivery } = seen.beside
  const said = await askedCampaign(context, viewer.shopperId, campaign)
  const buyer = { ...seen.buyer, ...said.buyer }
  const priced = priceLines({ ...sentTo(seen, delivery.place), buyer }, owned, couponId, tendersFor(tenderMeans, wish))
  if (wanted) refuseShortLines(wanted, priced.lines)
  const order = settleOrder(priced)
  const sale = saleOf(context, order, campaign, said.found)
  const pieces = piecesOf(order.items)
  const to =
    cabinetId === undefined || sale?.ahead
      ? untilUnsent(deliveryOf(delivery, viewer.now), unsentText(order.lines, priced.freight))
      : await quoteCabinet(context.db, { cabinetId, pieces, now: viewer.now })
  // A settlement shows no arrival date for products that are sold before they are in stock; it only reports an address
  // that the shop does not deliver to. It shows no delivery for an order that consists of codes.
  return {
    ...settlementOf(order, priced, tenderMeans, sale?.settled),
    delivery: pieces === 0 || (sale?.ahead && to?.deliverable) ? undefined : to,
  }
}

/**
 * Settles the balance of an order, as the order's kind decides. A balance is always settled alone, without other
 * products.
 */
async function settleRest(wish: Settle & { orderId: string }, context: Context): Promise<Settlement> {
  const viewer = viewerOf(context)
  const { kind } = await needOwnOrder(context.db, viewer.shopperId, wish.orderId)
  const settled = await orderKindOf(context.kinds, kind).settleRest?.(context, viewer, wish)
  if (!settled) throw noSuchOrder()
  return settled
}
