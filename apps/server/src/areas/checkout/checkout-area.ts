import { earnedFor, FREE_FREIGHT_FROM, REPLY_CODE, type CouponChoice } from '@hearth/domain'
import {
  checkout,
  coupons as couponCalls,
  type OrderDraft,
  type PlacedOrder,
  type PreSaleDraft,
  type PreSaleSettlement,
  type Settle,
  type Settlement,
} from '@hearth/sdk/core'
import { listAddresses } from '#areas/address/read-addresses'
import { cartLines, wantedLines } from '#areas/cart/cart-lines'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import { viewerOf } from '#areas/cart/viewer-of'
import { quoteCabinet } from '#areas/cabinets/book-cabinet'
import { deliveryOf } from '#areas/delivery/delivery-means'
import { fingerprint } from '#kernel/fingerprint'
import { amendOrder } from '#areas/checkout/amend-order'
import { couponsForOrder, quoteDiscount } from '#areas/checkout/order-coupons'
import { rulesOf } from '#areas/points/points-rules'
import { shownTenders, tendersFor, type TenderMeans } from '#areas/points/tenders'
import { orderMeans } from '#areas/checkout/order-means'
import { piecesOf } from '#areas/checkout/order-items'
import { placeOrderOnce } from '#areas/checkout/place-order'
import { settleBalance } from '#areas/checkout/settle-balance'
import { placeBalanceOnce } from '#areas/checkout/place-balance'
import { crowdFundingOf } from '#areas/checkout/crowd-funding-of'
import { preSaleOf, preSaleParts } from '#areas/checkout/pre-sale-of'
import { settleOrder, type SettledOrder } from '#areas/checkout/settle-order'
import { refuseShortLines } from '#areas/checkout/short-lines'
import type { Shortage } from '#areas/stock/take-stock'
import type { Context } from '#kernel/context'
import { ORDER_COUPON_LAWS } from '#areas/checkout/coupon-laws'
import { PRE_SALE_LAWS } from '#areas/checkout/pre-sale-laws'
import { PRE_SALE_MESSAGES } from '#areas/checkout/pre-sale-messages'
import { remindOfBalances } from '#areas/checkout/remind-of-balances'
import { answers, defineArea, perMinute } from '#kernel/area'
import { onceClaimed } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'

const DECIDING: readonly (keyof OrderDraft)[] = [
  'addressId',
  'cabinetId',
  'products',
  'coupons',
  'orderAmount',
  'orderWay',
  'invoiceType',
  'invoiceContent',
  'invoiceHeader',
  'invoiceId',
  'invoiceAddressId',
  'invoiceTitle',
  'invoiceTaxNumber',
  'finalPaymobile',
  'remark',
  'telephone',
  'useDuStar',
  'useGold',
]

/** From a cart to an order. */
export const checkoutArea = defineArea({
  name: 'checkout',
  messages: PRE_SALE_MESSAGES,
  reminders: [{ byDay: remindOfBalances }],
  laws: [...ORDER_COUPON_LAWS, ...PRE_SALE_LAWS],
  calls: [
    answers(checkout, {
      addresses: async (_, { db, needShopper }) => ({ result: await listAddresses(db, needShopper()) }),
      settle,
      placeOrder: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        idempotency: 'own',
        answer: placeDraft,
      },
      placePreSale: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        idempotency: 'own',
        answer: placeFinal,
      },
    }),
    writes(checkout, { amendOrder: (work, wish, shopperId) => amendOrder(work, shopperId, wish) }),
    answers(couponCalls, {
      listForOrder: ({ products }, context) => couponsForOrder(context.db, viewerOf(context), products),
      quoteDiscount: ({ products, couponId }, context) =>
        quoteDiscount(context.db, viewerOf(context), products, choiceOf(couponId)),
    }),
  ],
})

async function settle({ orderId, ...asked }: Settle, context: Context): Promise<Settlement> {
  if (orderId !== undefined) return settleFinal(orderId, asked, context)
  const { skuNo, itemQuantity = 1, couponId, addressId, cabinetId, ...wish } = asked
  const viewer = viewerOf(context)
  const wanted = skuNo === undefined ? undefined : [{ skuNo, itemQuantity }]
  const means = orderMeans(viewer.shopperId, viewer.now, addressId, { settling: true })
  const seen = wanted
    ? await wantedLines(context.db, viewer, wanted, means)
    : await cartLines(context.db, viewer, true, means)
  const { coupons: owned, tenders: tenderMeans, delivery } = seen.beside
  const priced = priceLines(seen, owned, choiceOf(couponId), tendersFor(tenderMeans, wish))
  if (wanted) refuseShortLines(wanted, priced.lines)
  const order = settleOrder(priced)
  const preSale = preSaleOf(order)
  const funding = crowdFundingOf(order)
  const ahead = preSale !== undefined || funding !== undefined
  const pieces = piecesOf(order.items)
  const to =
    cabinetId === undefined || ahead
      ? deliveryOf(delivery, viewer.now)
      : await quoteCabinet(context.db, { cabinetId, pieces, now: viewer.now })
  // When what is ordered before it is there arrives, nobody knows: whether it can be sent there at all is told. What is
  // all delivered as codes travels nowhere.
  return {
    ...toSettlement(order, priced, tenderMeans, preSale),
    delivery: pieces === 0 || (ahead && to?.deliverable) ? undefined : to,
    ...(funding ? { crowdFunding: funding.told } : {}),
  }
}

/** An order to be, as checkout shows it. */
function toSettlement(
  { cart, coupons, amounts, priceDetails }: SettledOrder,
  priced: PricedLines,
  tenderMeans: TenderMeans,
  preSale: PreSaleSettlement | undefined,
): Settlement {
  return {
    promotionGroups: cart.promotionGroups,
    coupons,
    amounts,
    freeFreightFrom: FREE_FREIGHT_FROM,
    tenders: shownTenders(priced, tenderMeans),
    earnedIntegral: earnedFor(amounts.payAmount - amounts.freightAmount, rulesOf(tenderMeans.rules).pointsPerYuan),
    priceDetails,
    preSale,
  }
}

/** The balance of a pre-sale, which nothing else is ordered with. */
async function settleFinal(
  orderId: string,
  { couponId, addressId, ...wish }: Omit<Settle, 'orderId'>,
  context: Context,
): Promise<Settlement> {
  const viewer = viewerOf(context)
  const choice = choiceOf(couponId)
  const { order, priced, preSale, means } = await settleBalance(context.db, viewer, orderId, {
    choice,
    wish,
    addressId,
    settling: true,
  })
  return {
    ...toSettlement(order, priced, means.tenders, preSaleParts(preSale, order)),
    delivery: deliveryOf(means.delivery, viewer.now),
  }
}

/**
 * An order with a key is placed once; without one, which only programs of other makers leave out, it is placed each
 * time.
 */
async function placeDraft(draft: OrderDraft, context: Context): Promise<PlacedOrder> {
  const viewer = viewerOf(context)
  const { gate, moved } = context.stock
  const shut = draft.products?.some(({ skuNo, itemQuantity }) => gate.isShut(skuNo, itemQuantity, viewer.now)) ?? false
  if (shut && !(await wasAnswered(context))) throw new ShopError(REPLY_CODE.soldOut)
  const onSoldOut = (short: readonly Shortage[]) =>
    short.forEach(({ skuNo, quantity }) => gate.shut(skuNo, quantity, viewer.now))
  const placed = await onceClaimed(
    context,
    context.idempotencyKey,
    fingerprint('placeOrder', draft, DECIDING),
    (inside, claim) => placeOrderOnce(inside, draft, { ...viewer, onSoldOut }, claim),
  )
  moved()
  context.outbox.wake()
  return placed
}

/** The final payment of a pre-sale, once for a key; without a key there is still one, as an order has one balance. */
async function placeFinal(draft: PreSaleDraft, context: Context): Promise<PlacedOrder> {
  const viewer = viewerOf(context)
  const placed = await onceClaimed(
    context,
    context.idempotencyKey,
    fingerprint('placePreSale', draft, ['orderId', 'addressId', 'coupons', 'orderAmount', 'useDuStar', 'useGold']),
    (inside, claim) => placeBalanceOnce(inside, draft, viewer, claim),
  )
  context.outbox.wake()
  return placed
}

/** `none` stands for no coupon; nothing said, for the best ones (S08). */
const choiceOf = (couponId: readonly string[] | undefined): CouponChoice =>
  couponId === undefined || couponId.length === 0 ? 'best' : couponId.filter((id) => id !== 'none')

/** Whether this very request was answered before: then it gets that answer, sold out or not. */
async function wasAnswered({ db, needShopper, idempotencyKey }: Context): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  const row = await db
    .selectFrom('idempotency')
    .select('key')
    .where('shopper_id', '=', needShopper())
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return row !== undefined
}
