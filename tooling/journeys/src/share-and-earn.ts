import { formatFen, REBATE_STATUS } from '@hearth/domain'
import type { RebateSummary, ShareCode, ShopOrders } from '@hearth/sdk/core'
import { buyADevice, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { certify } from './open-store'
import { logIn } from './shopper'
import { until, type OpenShop } from './start-shop'

/**
 * What a promoter and a friend do: the promoter shares the shop, the friend opens the link, looks around and buys, and
 * the order earns the promoter a rebate that waits.
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
  await driver.go(pathname + search)
  const orderId = await buyADevice(driver, shop, buying, manners)
  const { result } = await promoter.get<ShopOrders>('POST', '/api/platform/rebate/shop/v1/orders', {})
  const order = result.find((one) => one.orderId === orderId)
  if (order?.rebateStatus !== REBATE_STATUS.pending || order.rebateAmount === 0)
    throw new Error(`the friend's order earns nothing: ${JSON.stringify(order?.earnings)}`)
  const earned = formatFen(order.rebateAmount)
  await until(async () => {
    const { totalAmount } = await promoter.get<RebateSummary>('GET', '/api/platform/rebate/v1/summary')
    return formatFen(totalAmount) === earned ? earned : undefined
  }, `${earned} in the books`)
}
