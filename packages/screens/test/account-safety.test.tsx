import { DELETION_BLOCKER } from '@hearth/domain'
import { appStore, type DeletionTerms } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { AccountSafetyScreen } from '../src/account-safety'
import { openScreen } from './open-screen'
import { visitor } from './samples'

const sent = (ticket: string) => ({ resendAfter: 60_000, expiresAfter: 300_000, ticket })
const free: DeletionTerms = { blockers: [], integral: 120, gold: 0, stars: 3, couponCount: 2 }

const open = (passport: FakeCalls['passport'] = {}) =>
  openScreen(AccountSafetyScreen, {
    calls: {
      user: { getPhone: async () => ({ telephone: '138****0001' }) },
      passport: {
        sendOwnCode: async () => sent('own'),
        sendCode: async () => sent('new'),
        getDeletion: async () => free,
        ...passport,
      },
    },
  })

describe("an account's telephone", () => {
  const fill = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.press('手机号')
    await page.write('新手机号', '13700000001')
    for (let which = 0; which < 2; which += 1) await page.press('获取验证码')
    await page.write('原手机验证码', '111111')
    await page.write('新手机验证码', '222222')
  }

  it('is changed with a code sent to each of the two', async () => {
    const changePhone = vi.fn(async () => ({ telephone: '137****0001' }))
    const page = await open({ changePhone })
    await fill(page)
    await page.press('确认更换')
    expect(changePhone.mock.calls[0]?.[0 as never]).toEqual({
      ticket: 'own',
      code: '111111',
      telephone: '13700000001',
      newTicket: 'new',
      newCode: '222222',
    })
    expect(page.shop.store(appStore).getState().toast?.text).toBe('手机号已更换为 137****0001')
    expect(page.text()).toContain('137****0001 更换')
  })

  it('stays when a code is refused, and the code’s field says so', async () => {
    const page = await open({
      changePhone: () =>
        Promise.reject(Object.assign(refusal('107002415', '验证码错误或已失效'), { field: 'newCode' })),
    })
    await fill(page)
    await page.press('确认更换')
    expect(page.text()).toContain('验证码错误或已失效')
    expect(page.text()).toContain('138****0001 更换')
  })

  it('is not changed before both codes were requested and typed', async () => {
    const changePhone = vi.fn()
    const page = await open({ changePhone })
    await page.press('手机号')
    await page.press('确认更换')
    expect(page.text()).toContain('请填写验证码')
    expect(changePhone).not.toHaveBeenCalled()
  })
})

describe('an account', () => {
  it('is deleted with a code after its owner read the consequences, and the shopper is a visitor then', async () => {
    // The reply is delayed, as by a network.
    const deleteAccount = vi.fn(() => new Promise<object>((answer) => setTimeout(() => answer({}), 10)))
    const page = await open({ deleteAccount })
    await page.press('注销账号')
    expect(page.text()).toContain('将失去：120 积分、3 暖星、2 张优惠券')
    expect((page.find('确认注销') as HTMLButtonElement).disabled).toBe(true)
    await page.press('获取验证码')
    await page.write('138****0001 收到的验证码', '333333')
    await page.press('我已了解，注销后无法恢复')
    await page.press('确认注销')
    await expect.poll(() => page.ports.visited).toEqual(['/'])
    expect(deleteAccount.mock.calls[0]?.[0 as never]).toEqual({ ticket: 'own', code: '333333' })
    expect(page.shop.store(appStore).getState().toast?.text).toBe('账号已注销')
  })

  it('that cannot be deleted yet says why, and leads there', async () => {
    const page = await open({
      getDeletion: async () => ({ ...free, blockers: [DELETION_BLOCKER.openOrders, DELETION_BLOCKER.openServices] }),
    })
    await page.press('注销账号')
    expect(page.text()).toContain('有未完成的订单，请等收货后再注销')
    expect(page.text()).toContain('有进行中的售后，请等处理完成')
    expect(page.has('确认注销')).toBe(false)
  })
})

it('a visitor is sent to log in', async () => {
  const page = await openScreen(AccountSafetyScreen, { user: visitor, calls: {} })
  expect(page.ports.visited).toEqual(['/login?next=%2Faccount%2Fsafety'])
})
