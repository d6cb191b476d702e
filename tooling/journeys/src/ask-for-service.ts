import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly, type Shopper } from './shopper'
import type { OpenShop } from './start-shop'

const PARCEL = ['--company', '京东快递', '--tracking', 'JD1234567890']

/**
 * A shopper requests after-sale service for three speakers, which were received with a night light each. One is
 * returned with its gift and refunded, one is repaired for a price, one is exchanged.
 */
export async function askForService(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: OnPlatform,
): Promise<void> {
  const orderId = await buyThree(await logInDirectly(shop, telephone), shop)
  const staff = (...words: string[]) => hearth(shop.dataDir, 'after-sale', ...words)
  const openOrder = async () => {
    await openAccount(driver, manners)
    await driver.tap('全部订单')
    await driver.tap('另有赠品')
    await driver.see('订单动态')
  }
  const openRequest = async (kind: string) => {
    await openAccount(driver, manners)
    await driver.tap('退换/售后')
    await driver.tap('处理记录')
    await driver.tap(kind)
    await driver.see('售后进度')
  }
  /** Opens the form from the order and submits it. @returns the number of the request */
  const ask = async (kind: string, ...taps: string[]) => {
    await openOrder()
    await driver.tap('申请售后 暖居智能音箱 Pro')
    await driver.see('申请原因')
    for (const words of [kind, ...taps]) await driver.tap(words)
    await driver.shot(`service-form-${kind}`)
    await driver.tap('提交申请')
    await driver.see('请等待审核')
    const [id = ''] = (await staff('list', '--order', orderId, '--count', '1')).split(' ')
    await staff('agree', id)
    return id
  }
  /** Enters the return parcel, and records as staff that it arrived. */
  const sendIn = async (id: string, kind: string) => {
    await openRequest(kind)
    await sendParcel(driver)
    await staff('receive', id)
  }

  await openAccount(driver, manners)
  await driver.tap('全部订单')
  await logIn(driver, shop, telephone)
  await driver.see('已完成')

  const returned = await ask('退货退款', '不喜欢或不想要', '自行寄回')
  await sendIn(returned, '退货退款')
  await openRequest('退货退款')
  await driver.see('退款成功')
  await driver.shot('refunded')

  const repaired = await ask('维修', '使用中损坏', '自行寄回')
  await sendIn(repaired, '维修')
  await staff('quote', repaired, '扬声器单元=69.00', '维修工时=60.00')
  await openRequest('维修')
  await driver.see('待确认报价')
  await driver.shot('quoted')
  await driver.tap('支付维修费')
  await driver.tap('确认支付')
  if (!manners.onWeb) {
    await driver.see('支付成功')
    await driver.back()
  }
  await driver.see('已开始维修')
  await staff('send', repaired, ...PARCEL)

  const exchanged = await ask('换货', '质量问题', '外观破损或有划痕', '自行寄回')
  await sendIn(exchanged, '换货')
  await staff('send', exchanged, ...PARCEL)
  await openRequest('换货')
  await driver.see('JD1234567890')
  await driver.shot('exchanged')
}

/** Enters the return parcel on the page of a request. */
export async function sendParcel(driver: Driver): Promise<void> {
  await driver.see('暖居售后中心')
  await driver.tap('填写快递单号')
  await driver.tap('顺丰速运')
  await driver.fill('快递底单上的运单号', 'SF9876543210')
  await driver.tap('提交')
  await driver.see('寄回中')
}

/** Buys three speakers with a gift each, and receives them. @returns the number of the order */
async function buyThree(shopper: Shopper, shop: OpenShop): Promise<string> {
  const orderId = await shopper.order({ skuNo: '100101', itemQuantity: 3 }, await shopper.keepAddress())
  await shopper.pay(orderId)
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await shopper.get('PUT', `/api/orders/${orderId}/confirm/v1`, {})
  return orderId
}
