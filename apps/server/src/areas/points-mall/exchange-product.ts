import { isPurchasable, ORDER_KIND, ORDER_STATUS, ORDER_WAY, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { ExchangedProduct, ExchangeProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { refuseUnsent, sentTo } from '#areas/freight/freight-means'
import { keepOrder } from '#areas/checkout/keep-order'
import { piecesOf } from '#areas/checkout/order-items'
import { orderMeans } from '#areas/checkout/order-means'
import { lockShopperForOrder } from '#areas/checkout/place-order'
import { partsToKeep, settleOrder } from '#areas/checkout/settle-order'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { readSpendable } from '#areas/points/balances'
import { endPointsOf } from '#areas/points/ending'
import { spendOnOrder } from '#areas/points/spend'
import { NO_CLAIM } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A product of the points mall for which a shopper exchanges points. */
interface Exchange {
  skuNo: string
  integral: number
  perShopper: number
  /** Pieces of the product in the shopper's uncancelled orders. */
  had: number
}

/**
 * Exchanges a shopper's points for a product of the points mall (F09), in the caller's transaction. Places an order of
 * one piece, which is paid at once and priced by the same stages as every order.
 * @throws ShopError notFound for a product or an address that does not exist; badInput for an address the shop does not
 * deliver to; overLimit if the shopper already has as many pieces as allowed; soldOut; pointsShort if they have too few
 * points
 */
export async function exchangeProduct(
  work: UnitOfWork,
  viewer: Viewer,
  { productId, addressId }: ExchangeProduct,
): Promise<ExchangedProduct> {
  const { db, numbers, now } = work
  const { shopperId } = viewer
  await lockShopperForOrder(db, shopperId, NO_CLAIM)
  const wanted = await findExchange(work, shopperId, productId)
  const seen = await wantedLines(
    db,
    viewer,
    [{ skuNo: wanted.skuNo, itemQuantity: 1 }],
    orderMeans(shopperId, now, addressId),
  )
  const { address, delivery } = seen.beside
  if (!address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', 'addressId')
  await endPointsOf(work, shopperId)
  const { points } = await readSpendable(db, shopperId, now)
  if (points < wanted.integral)
    throw new ShopError(REPLY_CODE.overLimit, `积分不足，还差 ${wanted.integral - points} 积分`, 'productId')
  const fixed = { kind: 'exchange', id: productId, price: 0 } as const
  const lines = seen.lines.map((line) => ({ ...line, sku: { ...line.sku, fixed } }))
  const priced = priceLines({ ...sentTo(seen, delivery.place), lines })
  if (!priced.lines.every(({ status }) => isPurchasable(status))) throw new ShopError(REPLY_CODE.soldOut)
  const order = settleOrder(priced)
  if (piecesOf(order.items) > 0) {
    refuseUndelivered(delivery)
    refuseUnsent(order.lines, priced.freight)
  }
  await takeOne(work, productId)

  const orderId = numbers.next(now)
  await spendOnOrder(work, { orderId, shopperId, pieces: { points: wanted.integral, gold: 0, stars: 0 } })
  const short = await keepOrder(work, {
    shopperId,
    placed: { orderId, orderAmount: 0, payDeadline: now },
    said: { orderWay: ORDER_WAY.desktop },
    address,
    ...partsToKeep(order),
    spent: { points: wanted.integral },
    status: ORDER_STATUS.paid,
    paymentStatus: PAYMENT_STATUS.paid,
    invoice: null,
    terms: {
      kind: ORDER_KIND.exchange,
      terms: () => sql`insert into exchange_order (order_id, product_id) select placed.id, ${productId} from placed`,
    },
    parts: [{ skuNo: wanted.skuNo, quantity: 1 }],
    claim: NO_CLAIM,
  })
  if (short.length > 0) throw new ShopError(REPLY_CODE.soldOut)
  return { orderId, integral: (await readSpendable(db, shopperId, now)).points }
}

async function findExchange({ db }: UnitOfWork, shopperId: string, productId: string): Promise<Exchange> {
  const { rows } = await sql<Exchange>`
    select sku_no as "skuNo", integral, per_shopper as "perShopper", (
      select count(*) from orders join exchange_order on exchange_order.order_id = orders.id
      where shopper_id = ${shopperId} and product_id = ${productId}
        and status <> ${sql.lit(ORDER_STATUS.cancelled)}) as had
    from points_product where id = ${productId} and on_shelf`.execute(db)
  const [found] = rows
  if (!found) throw new ShopError(REPLY_CODE.notFound, '兑换商品不存在或已下架', 'productId')
  if (found.had >= found.perShopper)
    throw new ShopError(REPLY_CODE.overLimit, `每人限兑 ${found.perShopper} 件，您已兑换 ${found.had} 件`, 'productId')
  return found
}

/** Takes one piece of a product. Concurrent exchanges never take more pieces than there are. */
async function takeOne({ db }: UnitOfWork, productId: string): Promise<void> {
  const { rows } = await sql`
    update points_product set stock = stock - 1 where id = ${productId} and stock > 0 returning id`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.soldOut, '手慢了，已被兑完', 'productId')
}
