import { DU_CODE_LENGTH, duCodeCheckSign, REPLY_CODE, showDuCode } from '@hearth/domain'
import type { Cart, DuCodeProducts } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { CartScreen } from '../src/cart'
import { DuCodeScreen } from '../src/du-code'
import { openScreen } from './open-screen'
import { cart, NOW, skus, visitor } from './samples'

const signs = 'A'.repeat(DU_CODE_LENGTH)
const CODE = showDuCode(signs + duCodeCheckSign(signs))

const products: DuCodeProducts = {
  name: '新居礼遇卡',
  skuList: skus.slice(0, 3),
  price: 990,
  itemQuantity: 2,
  expiryDate: NOW + 86_400_000,
}
const open = (calls: FakeCalls['checkout'], more: Partial<DuCodeProducts> = {}, query = {}) =>
  openScreen(DuCodeScreen, {
    query,
    calls: { checkout: { getDuCode: async () => ({ ...products, ...more }), ...calls } },
  })
const first = skus[0]!.skuName
const refused = (code: string, text: string) => () => Promise.reject(refusal(code, text))

it('a code leads to its products, and the chosen one is added to the cart', async () => {
  const addDuCode = vi.fn(async (): Promise<Cart> => ({ promotionGroups: [] }))
  const page = await open({ addDuCode })
  await page.write('兑换码', CODE.toLowerCase())
  await page.press('查看可兑换的商品')
  for (const words of ['新居礼遇卡', '可任选 2 件', '9.90', '已售罄', '请选择商品'])
    expect(page.text()).toContain(words)
  await page.press(`选择 ${first}`)
  await page.press('增加')
  await page.press('已选 2 件，加入购物车')
  expect(addDuCode.mock.calls).toEqual([
    [{ duCode: CODE.replaceAll('-', ''), products: [{ skuNo: skus[0]!.skuNo, itemQuantity: 2 }] }, expect.anything()],
  ])
  expect(page.ports.visited).toEqual(['/shopping-cart'])
})

it('a mistyped code is refused at its field, without asking the shop', async () => {
  const getDuCode = vi.fn()
  const page = await open({ getDuCode })
  await page.press('查看可兑换的商品')
  expect(page.text()).toContain('请输入兑换码')
  await page.write('兑换码', CODE.replace('A', 'B'))
  await page.press('查看可兑换的商品')
  expect(page.text()).toContain('兑换码有误')
  expect(getDuCode).not.toHaveBeenCalled()
})

it('a used code says so, and another one can be entered', async () => {
  const page = await open({ getDuCode: refused(String(REPLY_CODE.conflict), '兑换码已被使用') }, {}, { code: CODE })
  await page.press('查看可兑换的商品')
  expect(page.text()).toContain('兑换码已被使用')
  expect(page.find('兑换码')).toHaveProperty('value', CODE)
})

it('of a code for one piece, another choice replaces the first, and a refusal keeps the choice', async () => {
  const two = [skus[0]!, { ...skus[1]!, skuName: '另一盏灯', attributes: [] }]
  const page = await open(
    { addDuCode: refused(String(REPLY_CODE.soldOut), '手慢了，已售罄') },
    { itemQuantity: 1, skuList: two },
    { code: CODE },
  )
  await page.press('查看可兑换的商品')
  await page.press(`选择 ${first}`)
  await page.press('选择 另一盏灯')
  expect(page.has(`取消选择 ${first}`)).toBe(false)
  await page.press('已选 1 件，加入购物车')
  expect(page.text()).toContain('手慢了，已售罄')
  expect(page.has('取消选择 另一盏灯')).toBe(true)
  await page.press('换一个兑换码')
  expect(page.has('查看可兑换的商品')).toBe(true)
})

it('a code whose products are all off the shelf says whom to ask', async () => {
  const page = await open({}, { skuList: [] }, { code: CODE })
  await page.press('查看可兑换的商品')
  expect(page.text()).toContain('可兑换的商品都已下架')
})

it('a visitor is asked to log in, and returns with the code', async () => {
  const page = await openScreen(DuCodeScreen, { query: { code: CODE }, user: visitor })
  expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent(`/ducode?code=${CODE}`)}`])
})

it('its line in the cart names the code, and says why it can no longer be bought', async () => {
  const [group] = cart.promotionGroups
  const [merchant] = group!.groups
  const [good] = merchant!.subGroups
  const [product] = good!.products
  const duCode = { tail: '8F3K', name: '新居礼遇卡', expiryDate: NOW }
  const lines = (title: string, expired: boolean, more: object) => ({
    title,
    expired,
    products: [{ ...product!, id: title, ...more }],
  })
  const shown: Cart = {
    promotionGroups: [
      {
        groups: [
          {
            ...merchant!,
            subGroups: [
              lines('可购买', false, { duCode }),
              lines('失效商品', true, {
                productStatus: 8,
                duCode: { ...duCode, tail: 'OVER', unusableReason: '兑换码已被使用' },
              }),
            ],
          },
        ],
      },
    ],
  }
  const page = await openScreen(CartScreen, { calls: { cart: { read: async () => shown } } })
  for (const words of ['兑换码尾号 8F3K', '兑换码尾号 OVER', '兑换码已被使用']) expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('活动已结束')
})
