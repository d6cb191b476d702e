import { isPurchasable, ORDER_KIND, ORDER_STATUS, ORDER_WAY, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { keepOrder } from '#areas/checkout/keep-order'
import { orderMeans } from '#areas/checkout/order-means'
import { partsToKeep, settleOrder } from '#areas/checkout/settle-order'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { refuseUnsent, sentTo } from '#areas/freight/freight-means'
import { digestOf, takeLotterySeat } from '#areas/lottery/lottery-seats'
import { NO_CLAIM } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { WriteWork } from '#kernel/writes'

/** A product that was won. */
interface WonProduct {
  recordId: string
  lotteryId: string
  skuNo: string
}

const lacking = () => new ShopError(REPLY_CODE.soldOut, '奖品正在补货，补货期间领取期限会顺延', 'recordId')

/**
 * Places the order of a prize, for one piece, free of charge and of freight. The caller's transaction has locked the
 * shopper and the prize. The number of prizes per address is limited.
 * @returns the id of the order
 * @throws ShopError notFound for an address that is not the shopper's; badInput for one the shop does not deliver to;
 * overLimit for one that received too many prizes; soldOut while the product is out of stock
 */
export async function sendPrize(
  work: WriteWork,
  viewer: Viewer,
  { recordId, lotteryId, skuNo }: WonProduct,
  addressId: string,
): Promise<string> {
  const { db, numbers, now, secret } = work
  const { shopperId } = viewer
  const seen = await wantedLines(db, viewer, [{ skuNo, itemQuantity: 1 }], orderMeans(shopperId, now, addressId))
  const { address, delivery } = seen.beside
  if (!address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', 'addressId')
  refuseUndelivered(delivery)
  const { provinceName, cityName, districtName, detailAddress } = address
  const place = digestOf(secret, [provinceName, cityName, districtName, detailAddress].join(' '))
  if (!(await takeLotterySeat(db, lotteryId, { kind: 'address', digest: place }, recordId)))
    throw new ShopError(REPLY_CODE.overLimit, '该地址领取的奖品已达上限，请更换地址或联系主办方', 'addressId')
  const fixed = { kind: 'prize', id: recordId, price: 0 } as const
  const lines = seen.lines.map((line) => ({ ...line, sku: { ...line.sku, fixed } }))
  const priced = priceLines({ ...sentTo(seen, delivery.place), lines })
  if (!priced.lines.every(({ status }) => isPurchasable(status))) throw lacking()
  const order = settleOrder(priced)
  refuseUnsent(order.lines, priced.freight)
  const orderId = numbers.next(now)
  const short = await keepOrder(work, {
    shopperId,
    placed: { orderId, orderAmount: 0, payDeadline: now },
    said: { orderWay: ORDER_WAY.desktop },
    address,
    ...partsToKeep(order),
    status: ORDER_STATUS.paid,
    paymentStatus: PAYMENT_STATUS.paid,
    invoice: null,
    terms: {
      kind: ORDER_KIND.prize,
      noPurchase: true,
      terms: () => sql`insert into prize_order (order_id, record_id) select placed.id, ${recordId} from placed`,
    },
    parts: [{ skuNo, quantity: 1 }],
    claim: NO_CLAIM,
  })
  if (short.length > 0) throw lacking()
  return orderId
}
