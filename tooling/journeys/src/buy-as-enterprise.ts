import { formatFen } from '@hearth/domain'
import { confirmPayment, logIn } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'

/** A company, with the data of its business licence. */
const COMPANY = { name: '暖居智能家居有限公司', taxNo: '91350100M000100Y43' }

/**
 * An enterprise buys at ordinary prices, without the discounts of personal accounts, and gets an invoice in its name.
 * It cancels the first order with a reason, with the call for enterprise mode, and orders the same again.
 */
export async function buyAsEnterprise(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: OnPlatform,
): Promise<void> {
  const buyer = await logInDirectly(shop, telephone)
  await buyer.keepAddress()
  await buyer.get('PUT', '/api/cart/v1', { operation: 'add', items: [{ skuNo: '100101', itemQuantity: 2 }] })
  const amounts = async () =>
    (await buyer.get<{ amounts: { discountAmount: number; payAmount: number } }>('GET', '/api/cart/v1/settlement'))
      .amounts
  const asPerson = await amounts()
  await hearth(shop.dataDir, 'shopper', telephone, 'enterprise')
  const { discountAmount, payAmount } = await amounts()
  if (asPerson.discountAmount === 0 || discountAmount !== 0)
    throw new Error(`A person has ${asPerson.discountAmount} fen taken off, an enterprise ${discountAmount}`)

  await openAccount(driver, manners)
  await driver.tap('全部订单')
  await logIn(driver, shop, telephone)
  await driver.see('还没有')
  const order = async () => {
    await driver.tap('结算')
    await driver.see('商品清单')
    await driver.see(formatFen(payAmount))
    await driver.tap('发票')
    await driver.tap('企业')
    await driver.fill('营业执照上的名称', COMPANY.name)
    await driver.fill('纳税人识别号', COMPANY.taxNo)
    await driver.shot('enterprise-invoice')
    await driver.tap('确定')
    await driver.see(COMPANY.name)
    await driver.shot('enterprise-checkout')
    await driver.tap('提交订单')
    await driver.see('应付金额')
    return driver.at('/cashier/')
  }
  await driver.go('/')
  await driver.tap('购物车')
  const first = await order()
  await openAccount(driver, manners)
  await driver.tap('待付款')
  await driver.tap('共 2 件')
  await driver.tap('取消订单')
  await driver.tap('规格选错了')
  await driver.tap('取消订单')
  await driver.see('已取消')
  await driver.see('规格选错了')
  await driver.shot('enterprise-cancelled')

  await driver.tap('再次购买')
  const second = await order()
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await driver.tap('查看订单')
  await driver.see('待发货')
  for (const [orderId, status] of [
    [first, 90],
    [second, 20],
  ] as const) {
    const { order } = await buyer.get<{ order: { orderStatus: number; orderAmount: number; invoice?: object } }>(
      'GET',
      `/api/orders/${orderId}/v1`,
    )
    if (order.orderStatus !== status || order.orderAmount !== payAmount)
      throw new Error(`${orderId} is ${JSON.stringify(order)}`)
  }
}
