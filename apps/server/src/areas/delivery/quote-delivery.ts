import { freightFor, isPurchasable, pricingOf, REPLY_CODE } from '@hearth/domain'
import type { DeliveryTime, GetDeliveryTime, GetSpuDelivery, SpuDelivery } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { wantedLines, type CartViewer } from '#areas/cart/cart-lines'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import {
  deliveryMeansOfVisitor,
  deliveryMeansOrDefault,
  deliveryOf,
  rulesOf,
  untilUnsent,
  type DeliveryMeans,
} from '#areas/delivery/delivery-means'
import { sentTo, unsentText } from '#areas/freight/freight-means'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** One priced piece of a sku, and its destination. */
interface Quoted {
  delivery: DeliveryMeans
  priced: PricedLines
}

/**
 * Returns how a product is delivered: to the given address, otherwise to the default one. Without an address, returns
 * what holds for all addresses.
 * @throws ShopError notFound for a product or an address that does not exist
 */
export async function quoteSpuDelivery(
  { spuNo, skuNo, addressId }: GetSpuDelivery,
  context: Context,
): Promise<SpuDelivery> {
  const chosen = skuNo ?? (await defaultSku(context, spuNo))
  const { delivery, priced } = await quote(context, chosen, addressId)
  const [line] = priced.lines
  if (line?.line.sku.spuNo !== spuNo) throw noSuchProduct()
  const { byCode } = line.line.sku
  const freightAmount =
    byCode || isPurchasable(line.status)
      ? priced.amounts.freightAmount
      : freightFor([{ ...line.line.sku, quantity: 1, worth: line.price }], priced.freight)
  const to = byCode ? undefined : untilUnsent(deliveryOf(delivery, context.now), unsentText([line], priced.freight))
  if (to?.deliverable === false) return { ...to, freightAmount }
  const text = withoutDay(line)
  if (text !== undefined) return { text, deliverable: true, freightAmount, districtName: to?.districtName }
  if (to) return { ...to, freightAmount }
  return { text: leavingText(rulesOf(delivery).cutoffHour), deliverable: true, freightAmount }
}

/**
 * Returns when a sku would arrive.
 * @throws ShopError notFound for a sku or an address that does not exist; arrivalUnknown if there is no address, if the
 * shop does not deliver there, or if the sku is out of stock, sold before it is in stock, or delivered as codes
 */
export async function quoteDeliveryTime(
  { skuNo, addressId }: GetDeliveryTime,
  context: Context,
): Promise<DeliveryTime> {
  context.needShopper()
  const { delivery, priced } = await quote(context, skuNo, addressId)
  const [line] = priced.lines
  if (!line) throw noSuchProduct()
  const { arriveTime, text = '' } = deliveryOf(delivery, context.now) ?? {}
  if (arriveTime === undefined || withoutDay(line) !== undefined) throw new ShopError(REPLY_CODE.arrivalUnknown)
  return { deliverTime: arriveTime, text }
}

/** Returns the text that is shown instead of an arrival date; undefined if there is a date. */
function withoutDay({ status, promotion, line }: PricedCartLine): string | undefined {
  if (!isPurchasable(status)) return '暂时无货，到货后可下单'
  if (line.sku.byCode) return '付款后发放兑换码，无需配送'
  // The arrival date is unknown for products that are sold before they are in stock.
  if (promotion?.depositAmount) return '预售商品，付清尾款后发货'
  return promotion && pricingOf(promotion).ownPage ? '众筹成功后发货' : undefined
}

async function quote(
  { db, shopper, now, enterprise }: Context,
  skuNo: string,
  addressId: string | undefined,
): Promise<Quoted> {
  const looking = { now, enterprise }
  const viewer: CartViewer = shopper === undefined ? { ...looking, visitorId: '' } : { ...looking, shopperId: shopper }
  const means = shopper === undefined ? deliveryMeansOfVisitor : deliveryMeansOrDefault(shopper, addressId)
  const seen = await wantedLines(db, viewer, [{ skuNo, itemQuantity: 1 }], means)
  if (seen.lines.length === 0) throw noSuchProduct()
  if (addressId !== undefined && !seen.beside.place)
    throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', 'addressId')
  return { delivery: seen.beside, priced: priceLines(sentTo(seen, seen.beside.place)) }
}

async function defaultSku({ db }: Context, spuNo: string): Promise<string> {
  const row = await db.selectFrom('spu').select('default_sku_no').where('spu_no', '=', spuNo).executeTakeFirst()
  if (!row) throw noSuchProduct()
  return row.default_sku_no
}

const noSuchProduct = () => new ShopError(REPLY_CODE.notFound, '商品不存在')

const leavingText = (cutoffHour: number): string =>
  cutoffHour === 0 ? '现货，次日发货' : `现货，${cutoffHour}:00 前付款当天发货`
