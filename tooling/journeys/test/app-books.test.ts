import { press } from '@hearth/browser'
import { describe, expect, it } from 'vitest'
import { picturePath } from '../src/driver'
import { MINI_APPS, miniApps, openMiniApp, type MiniApp } from '../src/open-mini-app'
import { logIn } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** The name of each host app on the buttons of the shop. */
const NAMES = { 'mini-program': '微信', 'smart-app': '应用' } satisfies Record<MiniApp, string>

/** Opens an app on the phone of a shopper, who allows or denies what the app asks for. */
async function openPhone(app: MiniApp, telephone: string) {
  const shopper = await logIn(shop, telephone)
  const { phone, openAt } = await openMiniApp(browser, shop.origin, app, shopper)
  const answer = (word: '允许' | '拒绝' | '取消') => press(phone.page.getByRole('button', { name: word, exact: true }))
  const keepPicture = async (name: string) => {
    const path = picturePath(app, name)
    if (path) await phone.shot(path)
  }
  return { shopper, phone, openAt, answer, keepPicture }
}

describe('the address and invoice books of the app around the shop', () => {
  it.each(miniApps('mini-program'))('fill in an address, unless the shopper refuses: %s', async (app) => {
    const { shopper, phone, openAt, answer, keepPicture } = await openPhone(app, `1390000009${MINI_APPS.indexOf(app)}`)
    await openAt('/addresses/edit')
    await phone.tap(`从${NAMES[app]}选择收货地址`)
    await answer('取消')
    await phone.tap(`从${NAMES[app]}选择收货地址`)
    await answer('拒绝')
    await phone.see('在“设置”中允许使用收货地址')
    await keepPicture('address-denied')
    await phone.tap(`从${NAMES[app]}选择收货地址`)
    await answer('允许')
    await phone.see('北京市 东城区 东华门街道')
    await phone.miss('在“设置”中允许使用收货地址')
    await keepPicture('address-picked')
    await phone.tap('保存')
    await expect
      .poll(async () => (await shopper.get<{ result: object[] }>('GET', '/api/platform/address/v1')).result)
      .toMatchObject([
        {
          consigneeName: '林小暖',
          consigneeTele: '13800138000',
          districtCode: '110101',
          streetName: '东华门街道',
          detailAddress: '王府井大街 88 号',
        },
      ])
    const { errors, missing } = await phone.log()
    expect([errors, missing]).toEqual([[], {}])
  })

  it.each(miniApps('mini-program'))('fill in invoices: %s', async (app) => {
    const { shopper, phone, openAt, answer, keepPicture } = await openPhone(app, `1390000008${MINI_APPS.indexOf(app)}`)
    await openAt('/checkout/invoice')
    await phone.tap(`从${NAMES[app]}选择发票抬头`)
    await answer('允许')
    await keepPicture('title-picked')
    await phone.tap('保存')
    await expect
      .poll(() => shopper.get('GET', '/api/invoice/v1'))
      .toMatchObject({ invoiceTitle: '暖居科技有限公司', invoiceTaxNumber: '91310115MA1K4LAA55' })
    await openAt('/checkout/invoice?tab=vat')
    await phone.tap(`从${NAMES[app]}选择发票抬头`)
    await answer('允许')
    await keepPicture('vat-picked')
    await phone.tap('提交审核')
    await expect
      .poll(() => shopper.get('GET', '/api/invoice/value-add-tax/v1'))
      .toMatchObject({
        invoice: {
          companyName: '暖居科技有限公司',
          taxNumber: '91310115MA1K4LAA55',
          registeredAddress: '上海市浦东新区世纪大道 1 号',
          registeredTelephone: '021-60000000',
          bankName: '招商银行',
          bankAccount: '6225000000000000',
        },
      })
    const { errors, missing } = await phone.log()
    expect([errors, missing]).toEqual([[], {}])
  })
})
