import { visitor } from '@hearth/domain'
import { userStore, type FreeTrial, type FreeTrialInfo } from '@hearth/state'
import { fakePorts, lost } from '@hearth/state/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { FreeActivityScreen } from '../src/free-activity'
import { handedSpuNo } from '../src/free-activity/handed-over'
import { TrialsScreen } from '../src/trials'
import { openScreen } from './open-screen'
import { shopper } from './samples'

const picture = { url: '/pictures/lamp.1', alt: '', width: 800, height: 800 }
const product = {
  spuNo: '2003',
  skuNo: '200301',
  name: '净界直流循环扇',
  sellingPoint: '安静',
  categoryCode: 'air',
  picture,
  price: 29_900,
  tags: [],
  soldQuantity: 1,
  availability: 1,
  attributes: [],
  freePromotionStatus: { status: 0 },
  trialDays: 14,
  trialPieces: 3,
  keepAmount: 29_900,
}
const address = {
  addressId: 'a1',
  consigneeName: '林小暖',
  consigneeTele: '138****0000',
  provinceName: '北京市',
  cityName: '北京市',
  districtName: '东城区',
  streetName: '',
  detailAddress: '一号',
  isDefault: 1,
  areaIdOld: 0,
}
const tried: FreeTrial = {
  orderId: 'o1',
  orderItemId: 'o1-0',
  skuNo: '200301',
  spuNo: '2003',
  name: '净界直流循环扇',
  picture,
  promotionId: 'try',
  status: 3,
  review: 1,
  charge: 0,
  trialDays: 14,
  endTime: 1_800_000_000_000,
  keepAmount: 29_900,
}

function calls(identity: { verified: boolean; realName?: string }, info: Partial<FreeTrialInfo> = {}) {
  const placeFreeTrial = vi.fn(async () => ({ orderId: 'o9', orderAmount: 0, payDeadline: 0 }))
  const signAgreement = vi.fn(async () => ({}))
  return {
    placeFreeTrial,
    signAgreement,
    calls: {
      products: {
        spuSkus: async () => [{ spuNo: '2003', skus: [{ promotions: [{ promotionId: 'try', promotionType: 114 }] }] }],
      },
      promotions: {
        listFreeTrialProducts: async () => ({ result: [product] }),
        listByType: async () => ({
          result: [{ promotionId: 'try', promotionName: '先试后买 14 天', trialDays: 14, products: [product] }],
        }),
      },
      checkout: { addresses: async () => ({ result: [address] }), placeFreeTrial },
      user: {
        getAgreement: async () => ({ signed: identity.verified, url: '/agreement/free-trial' }),
        getIdentity: async () => identity,
        getFreeTrial: async () => ({ limit: 1, using: 0, orderIds: [], trials: [], ...info }),
        getWechatAgreement: async () => ({ signed: false }),
        getCaptcha: async () => ({ captchaId: 'c1', url: '/api/captcha/picture/c1' }),
        signAgreement,
      },
    } as never,
  }
}
const open = (given: ReturnType<typeof calls>, more: object = {}) =>
  openScreen(FreeActivityScreen, { params: { spuNo: '2003' }, calls: given.calls, ...more })

it('a shopper who has signed requests a trial with one press, and is led to the order', async () => {
  const given = calls({ verified: true, realName: '王*明' })
  const page = await open(given)
  expect(page.text()).toMatch(/0 元试用 14 天.*还剩 3 个名额.*¥299.00/)
  await page.press('申请免费试用')
  expect(given.placeFreeTrial.mock.calls[0]).toMatchObject([
    { skuNo: '200301', promotionId: 'try', addressId: 'a1', agreementId: 'FREE_TRIAL', agreementVersion: 1 },
    { idempotencyKey: expect.any(String) as string },
  ])
})

it('a shopper who has not signed proves their identity first; faults are shown before anything is sent', async () => {
  const given = calls({ verified: false })
  const page = await open(given)
  await page.write('姓名', '王小明')
  await page.write('身份证号', '110105194912310021')
  await page.press('认证并签署')
  expect(page.text()).toContain('身份证号有误')
  expect(given.signAgreement).not.toHaveBeenCalled()
})

it('a shopper with a product on trial reads so, and is led to it', async () => {
  const given = calls({ verified: true, realName: '王*明' }, { using: 1, trials: [tried] })
  const page = await open(given)
  expect(page.text()).toContain('同时试用的商品已达上限')
  await page.press('申请免费试用')
  expect(given.placeFreeTrial).not.toHaveBeenCalled()
})

it('a visitor sees the products, and logs in to request one', async () => {
  const page = await open(calls({ verified: false }), { user: visitor(), ports: fakePorts() })
  expect(page.text()).toContain('还剩 3 个名额')
  expect(page.has('登录后申请试用')).toBe(true)
})

it('the state of a shopper that could not be loaded is loaded again, and nothing is said of signing', async () => {
  const given = calls({ verified: true }).calls as { user: object }
  const getFreeTrial = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ limit: 1, using: 0, trials: [] })
  const page = await openScreen(FreeActivityScreen, {
    params: { spuNo: '2003' },
    calls: { ...given, user: { ...given.user, getFreeTrial } } as never,
  })
  expect(page.text()).not.toContain('请先签署协议')
  await page.press('重新加载')
  await vi.waitFor(() => expect((page.find('申请免费试用') as HTMLButtonElement).disabled).toBe(false))
})

it('own trials are shown above the products that can be tried', async () => {
  const page = await openScreen(TrialsScreen, { calls: calls({ verified: true }, { trials: [tried] }).calls })
  expect(page.text()).toMatch(/我的试用.*试用中.*先试后买 14 天/)
})

it('products that can be tried wait for own trials, which would move them under the finger', async () => {
  const given = calls({ verified: true }, { trials: [tried] }).calls as { user: { getFreeTrial(): Promise<object> } }
  let come = () => {}
  const getFreeTrial = () => new Promise((done) => (come = () => done(given.user.getFreeTrial())))
  const page = await openScreen(TrialsScreen, {
    calls: { ...given, user: { ...given.user, getFreeTrial } } as never,
  })
  expect(page.text()).not.toContain('净界直流循环扇')
  await act(async () => come())
  await vi.waitFor(() => expect(page.text()).toMatch(/我的试用.*试用中.*先试后买 14 天/))
})

it('a page without a login loads the shopper again once somebody else has logged in elsewhere', async () => {
  const given = calls({ verified: true }, { trials: [tried] }).calls as { user: object }
  let user = shopper
  const page = await openScreen(TrialsScreen, {
    calls: { ...given, user: { ...given.user, info: async () => user } } as never,
  })
  user = { ...shopper, openId: 'somebody-else', telephone: '139****0009' }
  await act(() => page.shop.store(userStore).getState().load())
  await vi.waitFor(() => expect(page.text()).toMatch(/我的试用.*试用中.*先试后买 14 天/))
})

it('a product that was handed over is read from the one encoded parameter (R10)', () => {
  expect(handedSpuNo(undefined, encodeURIComponent(JSON.stringify({ spuNo: '2003', a: 'b' })))).toBe('2003')
  expect([handedSpuNo('1', undefined), handedSpuNo(undefined, '%'), handedSpuNo(undefined, 'null')]).toEqual([
    '1',
    '',
    '',
  ])
})
