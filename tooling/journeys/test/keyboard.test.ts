import { arrive, hear, visit } from '@hearth/browser'
import { describe, expect, it } from 'vitest'
import { inFull } from '@hearth/vitest/whole'
import { keyboardOf } from '../src/keyboard'
import { openContext, type viewports } from '../src/open-context'
import { browser } from './with-browser'
import { shop } from './with-shop'

const sizes = [
  ['at a desk', 'desktop', '13700000061'],
  ['on a phone', 'phone', '13700000062'],
] as const

describe.each(inFull(sizes, ([, size]) => size === 'desktop'))('with only a keyboard, %s', (_name, size, telephone) => {
  it('a shopper goes from home to a paid order', () => buy(size, telephone))
})

async function buy(size: keyof typeof viewports, telephone: string): Promise<void> {
  const context = await openContext(browser, size)
  const page = await context.newPage()
  const missing: string[] = []
  page.on('response', (reply) => reply.status() === 404 && missing.push(reply.url()))
  const { reach, press, type, focused } = keyboardOf(page)
  /** Waits until the page shows this text and its heading has the focus. */
  const stand = async (title: string, shows = title) => {
    await page.waitForFunction(
      (words) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent?.includes(words),
      title,
    )
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
  }
  /** Waits until this choice has the focus and is checked. */
  const chosen = async (name: string) => {
    await expect.poll(focused).toEqual({ role: 'radio', name })
    await expect(page.getByRole('radio', { name, checked: true }).filter({ visible: true })).toBeFocused()
  }
  const phone = size === 'phone'

  await visit(page, shop.origin)
  await reach('link', '暖居智能音箱 Pro')
  await press('Enter')
  await arrive(page, /\/product\/1001/)
  await stand('暖居智能音箱 Pro', '加入购物车')

  const choose = async () => {
    if (phone) {
      await reach('button', '加入购物车')
      await press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    await reach('radio', '暖焰橙')
    await press('ArrowRight')
    await chosen('月光白')
    await press('Tab', 'ArrowDown')
    await chosen('立体声 2 只装')
    await reach('button', '加入购物车')
    await press('Enter')
  }
  await choose()
  await hear(page, '已加入购物车')
  if (phone) await expect(page.getByRole('dialog')).toBeHidden()
  await reach('link', '购物车', { back: !phone })
  await press('Enter')
  await arrive(page, /\/shopping-cart/)
  await expect(page.getByRole('button', { name: '增加' }).filter({ visible: true }).first()).toBeVisible()

  await reach('button', '增加')
  await press('Enter')
  await expect(page.getByRole('group', { name: /的数量$/ }).getByText('2')).toBeVisible()
  await expect.poll(focused).toMatchObject({ name: '增加' })
  await reach('button', '删除', { back: true })
  await press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect.poll(focused).toMatchObject({ role: 'button', name: expect.stringMatching(/^删除/) as string })
  await reach('button', phone ? '结算' : '去结算')
  await press('Enter')

  await arrive(page, /\/login/)
  await stand('手机号登录')
  await reach('textbox', '手机号码')
  await type(telephone)
  await reach('button', '获取验证码')
  await press('Enter')
  const code = await shop.loginCode(telephone)
  await expect.poll(focused).toMatchObject({ role: 'textbox', name: expect.stringContaining('验证码') as string })
  await type(code)
  await reach('checkbox', '同意')
  await press('Space')
  await reach('button', '登录')
  await press('Enter')

  await arrive(page, /\/checkout/)
  await stand('确认订单', '添加收货地址')
  await reach('button', '添加收货地址')
  await press('Enter')
  await arrive(page, /\/addresses\/edit/)
  await stand('新增地址', '收货人')
  await reach('textbox', '收货人')
  await type('王小暖')
  await reach('textbox', '手机号码')
  await type('13800138000')
  await reach('button', '所在地区')
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const area of ['浙江省', '杭州市', '西湖区']) {
    await reach('button', area)
    await press('Space')
    // While the next areas load, nothing has the focus. Then the first of them has it.
    await expect.poll(focused).toMatchObject({ role: 'button', name: expect.not.stringContaining(area) as string })
  }
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(focused).toMatchObject({ role: 'button', name: expect.stringContaining('西湖区') as string })
  await reach('textbox', '详细地址')
  await type('文三路 1 号')
  await reach('button', '保存')
  await press('Enter')

  await arrive(page, /\/checkout/)
  await expect(page.getByText('文三路 1 号')).toBeVisible()
  await reach('button', '优惠券')
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(focused).toMatchObject({ role: 'button', name: expect.stringContaining('优惠券') as string })
  await reach('button', '提交订单')
  await press('Enter')

  await arrive(page, /\/cashier\//)
  await stand('收银台', '确认支付')
  await reach('button', '确认支付')
  await press('Enter')
  await arrive(page, /\/sandbox-cashier\//)
  await reach('button', '确认支付')
  await press('Enter')
  await arrive(page, /\/pay-result\//)
  await expect(page.getByText('支付成功')).toBeVisible()
  await reach('link', '查看订单')
  await press('Enter')
  await expect(page.getByText('待发货').filter({ visible: true }).first()).toBeVisible()
  expect(missing).toEqual([])
}
