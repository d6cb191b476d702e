import { appStore, type Cart, type ChangeCart } from '@hearth/state'
import { expect, it, vi } from 'vitest'
import { LoginScreen } from '../src/login'
import { openScreen, type OpenScreen } from './open-screen'
import { cart, shopper, visitor } from './samples'

const NEXT = '/product/1501?skuNo=s1'
const KEY = 'hearth.broken-off'
const waiting = (at: number) =>
  JSON.stringify({ name: 'cart.add', params: { skuNo: 's1', quantity: 2 }, next: NEXT, key: 'k1', at })

/** Opens the login page with a stored action, which adds a product to the cart after the login. */
async function open(user = visitor, kept = waiting) {
  const change = vi.fn(async (_change: ChangeCart, _options?: object): Promise<Cart> => cart)
  const texts = new Map<string, string>()
  const sent = { resendAfter: 60_000, expiresAfter: 300_000, ticket: 't1' }
  const page = await openScreen(LoginScreen, {
    user,
    query: { next: NEXT },
    calls: { passport: { sendCode: async () => sent, login: async () => ({ user: shopper }) }, cart: { change } },
    ports: {
      here: () => '/elsewhere',
      clock: () => 1_795_000_000_000,
      tabStorage: {
        get: (key) => texts.get(key) ?? (key === KEY && !texts.has('gone') ? kept(1_795_000_000_000) : undefined),
        set: (key, value) => void texts.set(key, value),
        remove: (key) => void texts.set(key === KEY ? 'gone' : key, ''),
      },
    },
  })
  return { page, change }
}

async function logIn(page: OpenScreen): Promise<void> {
  await page.write('手机号码', '13800138000')
  await page.press('获取验证码')
  await page.write('验证码', '123456')
  await page.press('我已阅读并同意')
  await page.press('登录')
}

it('says what continues after the login, and does it on the way back', async () => {
  const { page, change } = await open()
  expect(page.text()).toContain('登录后将自动加入购物车')
  await logIn(page)
  expect(page.ports.visited).toEqual([NEXT])
  expect(change.mock.calls).toEqual([
    [{ operation: 'add', items: [{ skuNo: 's1', itemQuantity: 2 }], visitor: 'cookie' }, { idempotencyKey: 'k1' }],
  ])
  expect(page.shop.store(appStore).getState().toast?.text).toBe('已加入购物车')
})

it('does nothing more for a shopper who comes to the page logged in', async () => {
  const { page, change } = await open(shopper)
  expect(page.ports.visited).toEqual([NEXT])
  expect(change).not.toHaveBeenCalled()
})

it('is forgotten once the page is left', async () => {
  const { page } = await open()
  page.leave()
  expect(page.ports.tabStorage?.get(KEY)).toBeUndefined()
})

it('says nothing where nothing waits', async () => {
  const { page } = await open(visitor, () => 'null')
  expect(page.text()).not.toContain('登录后')
})
