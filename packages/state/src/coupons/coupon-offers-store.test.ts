import { expect, it, vi } from 'vitest'
import { couponOffersStore } from '#coupons/coupon-offers-store'
import { resumeStore } from '#resume/resume-store'
import { createShop, type Shop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

it('takes the coupon a visitor wanted once they have logged in', async () => {
  const receive = vi.fn(async () => ({ couponId: '1' }))
  const ports = fakePorts({ here: () => '/coupons' })
  const shop: Shop = createShop({
    api: fakeApi({ coupons: { receive, listForSku: async () => ({ result: [] }) } }),
    ports,
  })
  receive.mockImplementationOnce(() => {
    shop.handle({ type: 'login', call: 'coupons.receive' })
    return Promise.reject(refusal('107001120'))
  })
  await shop.store(couponOffersStore()).getState().receive('b1')
  const resume = () => shop.store(resumeStore).getState()
  resume().look('/coupons')
  expect(resume().waiting).toBe('登录后将自动领取优惠券')
  const { afterwards } = await resume().goOn('/coupons')
  afterwards()
  await expect.poll(() => receive.mock.calls.length).toBe(2)
  expect(receive.mock.lastCall).toEqual([{ couponBatchId: 'b1' }, { idempotencyKey: expect.stringMatching(/^id-/) }])
})
