import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly } from './shopper'
import { until, type OpenShop } from './start-shop'

/**
 * A shopper requests an ordinary invoice for a company. The file of the invoice is made once the order is received.
 * After a partial return, that invoice is reversed, and a new one for the remaining amount is made.
 */
export async function askForInvoice(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: OnPlatform,
): Promise<void> {
  const shopper = await logInDirectly(shop, telephone)
  const orderId = await shopper.order({ skuNo: '100201', itemQuantity: 2 }, await shopper.keepAddress())
  await shopper.pay(orderId)
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  const openOrder = async () => {
    await openAccount(driver, manners)
    await driver.tap('全部订单')
  }
  const openInvoice = async () => {
    await driver.tap('共 2 件')
    await driver.see('订单动态')
    await driver.tap('查看或申请发票')
  }

  await openOrder()
  await logIn(driver, shop, telephone)
  await openInvoice()
  await driver.tap('企业普票')
  await driver.fill('请填写营业执照上的名称', '暖居智能家居有限公司')
  await driver.fill('统一社会信用代码或纳税人识别号', '91350100M000100Y43')
  await driver.shot('invoice-form')
  await driver.tap('申请发票')
  await driver.see('开票中')
  await driver.shot('invoice-asked')
  await driver.tap('修改发票信息')
  await driver.fill('请填写营业执照上的名称', '暖居智能家居（福建）有限公司')
  await driver.shot('invoice-change')
  await driver.tap('保存')
  await driver.see('暖居智能家居（福建）有限公司')
  await shopper.get('PUT', `/api/orders/${orderId}/confirm/v1`, {})
  await made(shopper, orderId, 198_00)
  await openOrder()
  await openInvoice()
  await driver.see('查看发票')
  await driver.shot('invoice-made')

  const { afterSaleOrderId } = await shopper.get<{ afterSaleOrderId: string }>('POST', '/api/platform/afterSales/v1', {
    orderItemId: `${orderId}-0`,
    serviceType: 1,
    reason: 'unwanted',
    skuNo: '100201',
    itemQuantity: 1,
    returnType: 2,
  })
  await hearth(shop.dataDir, 'after-sale', 'agree', afterSaleOrderId)
  await hearth(shop.dataDir, 'after-sale', 'receive', afterSaleOrderId)
  await made(shopper, orderId, 99_00)
  await openOrder()
  await openInvoice()
  await driver.see('¥99.00')
  await driver.see('已开票')
  await driver.shot('invoice-anew')
}

/** Waits until the invoice of an order is made. @param amount fen of the expected invoice */
async function made(
  shopper: Awaited<ReturnType<typeof logInDirectly>>,
  orderId: string,
  amount: number,
): Promise<void> {
  await until(async () => {
    const billing = await shopper.get<{ billingStatus: number; amount: number }>(
      'GET',
      `/api/platform/billing/v1/order/${orderId}`,
    )
    return billing.billingStatus === 1 && billing.amount === amount ? true : undefined
  }, `an invoice of ${orderId} over ${amount}`)
}
