import { formatFen, REBATE_STATUS } from '@hearth/domain'
import type { AfterSaleId, RebateSummary, ShareCode, ShopOrders } from '@hearth/sdk/core'
import { buyADevice, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { certify } from './open-store'
import { hearth } from './operator'
import { logIn, type Shopper } from './shopper'
import { until, type OpenShop } from './start-shop'

/**
 * A promoter shares the shop. A friend opens the link, looks around and buys; the order earns the promoter a pending
 * rebate, which a return reduces.
 */
export async function shareAndEarn(
  driver: Driver,
  shop: OpenShop,
  { sharing, buying }: { sharing: string; buying: string },
  manners: Manners,
): Promise<void> {
  const promoter = await logIn(shop, sharing)
  await certify(shop, promoter)
  const { url } = await promoter.get<ShareCode>('POST', '/api/platform/rebate/v1/shareCode', {})
  const { pathname, search } = new URL(url)
  await driver.follow(pathname + search)
  const orderId = await buyADevice(driver, shop, buying, manners)
  const order = (await ordersOf(promoter)).find((one) => one.orderId === orderId)
  if (order?.rebateStatus !== REBATE_STATUS.pending || order.rebateAmount === 0)
    throw new Error(`the friend's order earns nothing: ${JSON.stringify(order?.earnings)}`)
  const earned = formatFen(order.rebateAmount)
  await until(async () => formatFen(await totalOf(promoter)) === earned || undefined, `${earned} in the books`)
  await sendBack(shop, buying, orderId)
  await until(async () => {
    const [last] = await ordersOf(promoter)
    return ((await totalOf(promoter)) === 0 && last?.rebateStatus === REBATE_STATUS.cancelled) || undefined
  }, 'the rebate to be taken back')
}

/** Returns the earnings of a promoter so far in fen. */
const totalOf = async (promoter: Shopper): Promise<number> =>
  (await promoter.get<RebateSummary>('GET', '/api/platform/rebate/v1/summary')).totalAmount

/** Returns the orders of a promoter's shop, the latest first. */
const ordersOf = async (promoter: Shopper): Promise<ShopOrders['result']> =>
  (await promoter.get<ShopOrders>('POST', '/api/platform/rebate/shop/v1/orders', {})).result

/** Returns products of an order as the friend who bought them, and refunds them as staff. */
async function sendBack(shop: OpenShop, telephone: string, orderId: string): Promise<void> {
  const friend = await logIn(shop, telephone)
  const { afterSaleOrderId } = await friend.get<AfterSaleId>('POST', '/api/platform/afterSales/v1', {
    ...{ orderItemId: `${orderId}-0`, skuNo: '100104', serviceType: 1, reason: 'unwanted', itemQuantity: 1 },
    returnType: 2,
  })
  await hearth(shop.dataDir, 'after-sale', 'agree', afterSaleOrderId)
  await friend.get('PUT', `/api/platform/afterSales/v1/${afterSaleOrderId}`, {
    ...{ submission: 'parcel', expressCompany: '顺丰速运', expressNumber: 'SF2' },
  })
  await hearth(shop.dataDir, 'after-sale', 'receive', afterSaleOrderId)
}
