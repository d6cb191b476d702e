import { COUPON_STATUS } from '@hearth/domain'
import type { FakeCalls } from '@hearth/state/testing'
import { userStore, type Coupon, type CouponBatch, type MergeOffer } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CouponProductsScreen } from '../src/coupon-products'
import { CouponsScreen } from '../src/coupons'
import { MyCouponsScreen } from '../src/my-coupons'
import { later, lost, refusal } from '@hearth/state/testing'
import { openScreen } from './open-screen'
import { item, NOW, shopper, visitor } from './samples'

const DAY = 86_400_000

const facts = {
  couponBatchId: 'b1',
  couponName: '满 199 减 20',
  discountType: 1,
  couponValue: 2000,
  thresholdAmount: 19_900,
  beginTime: NOW - DAY,
  endTime: NOW + 30 * DAY,
} as const

const owned = (couponId: string, part: Partial<Coupon> = {}): Coupon =>
  ({ ...facts, couponId, couponStatus: COUPON_STATUS.usable, receivedTime: NOW - DAY, ...part }) as Coupon

const offered = (couponBatchId: string, part: Partial<CouponBatch> = {}): CouponBatch =>
  ({
    ...facts,
    couponBatchId,
    receiveBeginTime: NOW - DAY,
    receiveEndTime: NOW + DAY,
    limitPerShopper: 1,
    receivedCount: 0,
    received: false,
    ...part,
  }) as CouponBatch

const pageOf = (...result: Coupon[]) => ({ result, totalCount: result.length, startId: '' })

describe('the coupons of a shopper', () => {
  const open = (calls: FakeCalls['coupons'], query = {}) =>
    openScreen(MyCouponsScreen, {
      query,
      calls: { coupons: { listMergeable: async () => ({ list: [], totalCount: 0 }), ...calls } },
    })

  it('lead to their products, show their ends, and mark those that end soon', async () => {
    const page = await open({
      list: async () => pageOf(owned('1', { endTime: NOW + DAY }), owned('2', { couponName: '九折券' })),
    })
    for (const words of ['¥20', '满 199 元可用', '全场可用', '即将到期']) expect(page.text()).toContain(words)
    expect(page.find('去使用 九折券').getAttribute('href')).toBe('/coupons/b1')
  })

  it('of percent show their maximum', async () => {
    const share = { discountType: 2, couponValue: 85, mostSaving: 5000 } as const
    const page = await open({ list: async () => pageOf(owned('1', share as Partial<Coupon>)) })
    for (const words of ['8.5 折', '满 199 元可用', '最多减 50 元']) expect(page.text()).toContain(words)
  })

  it('that were used lead to their order, and those held by an unpaid order say so', async () => {
    const page = await open(
      { list: async () => pageOf(owned('1', { couponStatus: COUPON_STATUS.used, orderId: '77' })) },
      { tab: 'used' },
    )
    expect(page.find('看订单 满 199 减 20').getAttribute('href')).toBe('/my/order-detail/77')
    const held = await open({
      list: async () => pageOf(owned('1', { couponStatus: COUPON_STATUS.held, orderId: '78' })),
    })
    expect(held.text()).toContain('待付款订单使用中')
  })

  it('are empty at first, and the page leads to the coupon centre', async () => {
    const page = await open({ list: async () => pageOf() })
    expect(page.find('去领券').getAttribute('href')).toBe('/coupons')
  })

  it('are loaded again when loading failed', async () => {
    let fails = true
    const page = await open({ list: () => (fails ? Promise.reject(lost()) : Promise.resolve(pageOf(owned('1')))) })
    fails = false
    await page.press('重新加载')
    expect(page.text()).toContain('满 199 减 20')
  })

  it('are added with a code, and an invalid code is reported at its field', async () => {
    const codes: string[] = []
    const keys = new Set<string | undefined>()
    const page = await open({
      list: async () => pageOf(...(codes.length > 1 ? [owned('9', { couponName: '礼品卡券' })] : [])),
      redeem: async ({ code }, wishes) => {
        codes.push(code)
        keys.add(wishes?.idempotencyKey)
        if (codes.length === 1) throw refusal('107002404', '兑换码不存在，请检查后重试')
        return owned('9', { couponName: '礼品卡券' })
      },
    })
    await page.press('兑换优惠券')
    await page.press('兑换')
    expect(page.text()).toContain('请输入兑换码')
    await page.write('兑换码', ' NUANJU1 ')
    await page.press('兑换')
    expect(page.text()).toContain('兑换码不存在')
    await page.write('兑换码', 'NUANJU2026')
    await page.press('兑换')
    expect(codes).toEqual(['NUANJU1', 'NUANJU2026'])
    // A GET call that changes something needs an idempotency key: in browsers without Sec-Fetch headers, the key proves
    // that the shop's own page sends the call.
    expect([keys.has(undefined), keys.size]).toEqual([false, 2])
    expect(page.text()).toContain('礼品卡券')
  })

  it('appear together with the mergeable ones above them, so that none moves under a finger', async () => {
    const offers = later<{ list: MergeOffer[]; totalCount: number }>()
    const page = await open({ list: async () => pageOf(owned('1')), listMergeable: () => offers.promise })
    expect(page.has('去使用 满 199 减 20')).toBe(false)
    const merged = offered('big', { couponName: '膨胀券' })
    await act(async () =>
      offers.resolve({ list: [{ mergeId: 'm1', coupons: [owned('1'), owned('2')], merged }], totalCount: 1 }),
    )
    await expect.poll(() => page.has('合并为 膨胀券') && page.has('去使用 满 199 减 20')).toBe(true)
    const without = await open({ list: async () => pageOf(owned('1')), listMergeable: () => Promise.reject(lost()) })
    expect(without.has('去使用 满 199 减 20')).toBe(true)
  })

  it('are merged when asked, and not before', async () => {
    const merged: object[] = []
    const going = [owned('1'), owned('2'), owned('3')]
    const page = await open({
      list: async () => pageOf(...(merged.length ? [owned('4', { couponName: '膨胀券' })] : going)),
      listMergeable: async () =>
        merged.length
          ? { list: [], totalCount: 0 }
          : {
              list: [{ mergeId: 'm1', coupons: going, merged: offered('big', { couponName: '膨胀券' }) }],
              totalCount: 1,
            },
      merge: async (wish) => (merged.push(wish), owned('4')),
    })
    await page.press('合并为 膨胀券')
    expect(merged).toEqual([])
    expect(page.text()).toContain('合并后原来的券不能恢复')
    await page.press('合并')
    expect(merged).toEqual([{ mergeId: 'm1', couponId: ['1', '2', '3'] }])
    expect(page.has('合并为 膨胀券')).toBe(false)
  })
})

describe('the coupon centre', () => {
  const open = (calls: FakeCalls['coupons'], user?: typeof visitor) =>
    openScreen(CouponsScreen, { user, calls: { coupons: { listVip: async () => ({ result: [] }), ...calls } } })

  it('gives a coupon once and says so on its button', async () => {
    const received: object[] = []
    const page = await open({
      listForSku: async () => ({
        result: [offered('b1', received.length ? { received: true, receivedCount: 1 } : { remaining: 7 })],
      }),
      receive: async (wish) => (received.push(wish), { couponId: '1' }),
    })
    expect(page.text()).toContain('仅剩 7 张')
    await page.press('立即领取')
    expect(received).toEqual([{ couponBatchId: 'b1' }])
    await page.press('去使用')
    expect(page.ports.visited).toEqual(['/coupons/b1'])
  })

  it('says why a coupon can not be taken', async () => {
    const page = await open({
      listForSku: async () => ({
        result: [
          offered('gone', { remaining: 0 }),
          offered('soon', { receiveBeginTime: NOW + DAY }),
          offered('had', { receivedCount: 1 }),
        ],
      }),
    })
    for (const words of ['已领完', '即将开始', '开始领取', '已领过']) expect(page.text()).toContain(words)
    expect(
      page.find('已领完').getAttribute('disabled') ?? page.find('已领完').getAttribute('aria-disabled'),
    ).not.toBeNull()
  })

  it('shows what comes with a membership', async () => {
    const page = await open({
      listForSku: async () => ({ result: [] }),
      listVip: async () => ({ result: [{ vipType: 'yearly', coupons: [offered('v', { couponName: '年卡会员券' })] }] }),
    })
    expect(page.text()).toContain('年卡会员专享')
  })

  it('orders a membership and leads to the cashier, and shows the shopper’s memberships', async () => {
    const createMember = vi.fn(async () => ({ orderId: 'o1', orderAmount: 1500, payDeadline: NOW }))
    const listVip = async () => ({ result: [{ vipType: 'monthly' as const, price: 1500, coupons: [] }] })
    const member = { memberType: 1 as const, memberName: '月度会员', expireTime: NOW + 30 * DAY, savedAmount: 0 }
    const calls = { coupons: { listForSku: async () => ({ result: [] }), listVip }, orders: { createMember } }
    const page = await openScreen(CouponsScreen, {
      calls: { ...calls, user: { getMember: async () => ({ ...member, memberType: 0 }) } },
    })
    await page.press('开通会员月卡')
    expect(createMember).toHaveBeenCalledWith({ vipType: 'monthly', orderWay: 2 }, expect.anything())
    expect(page.ports.visited.at(-1)).toBe('/cashier/o1')
    const again = await openScreen(CouponsScreen, { calls: { ...calls, user: { getMember: async () => member } } })
    expect(again.text()).toContain('您是月度会员，有效期至')
    await again.press('续费会员月卡')
    expect(createMember).toHaveBeenCalledTimes(2)
    const guest = await openScreen(CouponsScreen, { calls, user: visitor })
    await guest.press('开通会员月卡')
    expect(guest.ports.visited.at(-1)).toContain('/login?next=')
    expect(createMember).toHaveBeenCalledTimes(2)
  })

  it('makes a member at once where that costs nothing, and loads the account again', async () => {
    let memberType: 0 | 1 = 0
    const createMember = async () => {
      memberType = 1
      return { orderId: 'o1', orderAmount: 0, payDeadline: NOW }
    }
    const page = await openScreen(CouponsScreen, {
      calls: {
        coupons: {
          listForSku: async () => ({ result: [] }),
          listVip: async () => ({ result: [{ vipType: 'monthly', price: 0, coupons: [] }] }),
        },
        orders: { createMember },
        user: {
          info: async () => ({ ...shopper, member: { memberType } }),
          getMember: async () => ({ memberType, memberName: '月度会员', savedAmount: 0 }),
        },
      },
    })
    await page.press('开通会员月卡')
    expect(page.ports.visited.at(-1)).toBe('/my/order-detail/o1')
    expect(page.shop.store(userStore).getState().info.data?.member.memberType).toBe(1)
    expect(page.text()).toContain('您是月度会员')
  })

  it('says when there is nothing to take', async () => {
    const page = await open({ listForSku: async () => ({ result: [] }) }, visitor)
    expect(page.text()).toContain('暂时没有可领的优惠券')
  })
})

describe('the products of a coupon', () => {
  const open = (calls: FakeCalls['coupons']) =>
    openScreen(CouponProductsScreen, { params: { batchId: 'b1' }, calls: { coupons: calls } })

  it('are listed below it, and it is taken there as well', async () => {
    let had = 0
    const page = await open({
      getBatch: async () => offered('b1', { received: had > 0, receivedCount: had }),
      searchProducts: async () => ({ result: [item('1001', '暖居音箱')], totalCount: 1 }),
      receive: async () => ((had += 1), { couponId: '1' }),
    })
    expect(page.text()).toContain('暖居音箱')
    await page.press('立即领取')
    expect(page.has('立即领取')).toBe(false)
  })

  it('are empty where the coupon is gone', async () => {
    const page = await open({
      getBatch: () => Promise.reject(refusal('107002404', '没有这张优惠券')),
      searchProducts: () => Promise.reject(refusal('107002404', '没有这张优惠券')),
    })
    expect(page.find('去领券中心').getAttribute('href')).toBe('/coupons')
  })
})
