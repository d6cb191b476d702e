import { later, lost, type FakeCalls } from '@hearth/state/testing'
import type { IntegralProduct, Settlement, UserProfile } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckoutScreen } from '../src/checkout'
import { MyPointsScreen } from '../src/my-points'
import { OrderDetailScreen } from '../src/order-detail'
import { PointsScreen } from '../src/points'
import { openScreen } from './open-screen'
import { address, NOW, order, picture, settlement, visitor } from './samples'

const profile: UserProfile = {
  displayName: '林晓',
  uimg: '',
  orderCounts: { pendingPayment: 0, paid: 0, shipped: 0, afterSale: 0 },
  couponCount: 0,
  integral: 1200,
  integralEnding: 300,
  integralEndTime: NOW + 30 * 86_400_000,
  gold: 560,
  stars: 7,
}
const product = (productId: string, part: Partial<IntegralProduct> = {}): IntegralProduct => ({
  productId,
  name: '小夜灯',
  picture: picture('lamp'),
  integral: 500,
  stock: 3,
  spuNo: '1505',
  skuNo: '150501',
  price: 5900,
  ...part,
})

describe("the shopper's points", () => {
  it('are shown with coins and stars, the next to end, and the exchanged products', async () => {
    const page = await openScreen(MyPointsScreen, {
      calls: {
        user: { getProfile: async () => profile },
        orders: {
          listIntegral: async () => ({
            result: [{ orderId: '9', productName: '保温杯', picture: picture('mug'), integral: 700, createTime: NOW }],
            totalCount: 1,
          }),
        },
      },
    })
    for (const words of ['1200', '560', '其中 300 积分有效期至', '保温杯', '700 积分'])
      expect(page.text()).toContain(words)
    expect(page.find('保温杯').getAttribute('href')).toBe('/my/order-detail/9')
    expect(page.text()).not.toContain('待生效')
  })

  it('show what orders earned that may still be returned, and that it can be spent after that', async () => {
    const page = await openScreen(MyPointsScreen, {
      calls: {
        user: { getProfile: async () => ({ ...profile, integralHeld: 349, goldHeld: 20 }) },
        orders: { listIntegral: async () => ({ result: [], totalCount: 0 }) },
      },
    })
    expect(page.text()).toContain('另有 349 积分、20 金币待生效')
  })
})

describe('the points mall', () => {
  const open = (
    integral: number,
    coupons: FakeCalls['coupons'] = {},
    user?: typeof visitor,
    list: NonNullable<FakeCalls['address']>['list'] = async () => ({ result: [address('1', { isDefault: 1 })] }),
  ) =>
    openScreen(PointsScreen, {
      user,
      calls: {
        address: { list },
        coupons: {
          listIntegralProducts: async () => ({
            integral,
            result: [product('p1'), product('p2', { name: '音箱', integral: 9900 }), product('p3', { stock: 0 })],
          }),
          ...coupons,
        },
      },
    })

  it('asks before points are spent, and leads to the order', async () => {
    const wishes: object[] = []
    const page = await open(600, {
      exchangeProduct: async (wish) => (wishes.push(wish), { orderId: '77', integral: 100 }),
    })
    expect(page.text()).toContain('还差 9300 积分')
    expect(page.text()).toContain('已兑完')
    await page.press('立即兑换 小夜灯')
    expect(wishes).toEqual([])
    expect(page.text()).toContain('用 500 积分兑换？')
    await page.press('兑换')
    expect(wishes).toEqual([{ productId: 'p1', addressId: '1' }])
    expect(page.ports.visited).toEqual(['/my/order-detail/77'])
  })

  it('can be left, but exchanges nothing while the addresses load', async () => {
    const book = later<{ result: [ReturnType<typeof address>] }>()
    const exchangeProduct = vi.fn(async () => ({ orderId: '77', integral: 100 }))
    const page = await open(600, { exchangeProduct }, undefined, () => book.promise)
    await page.press('立即兑换 小夜灯')
    await page.press('兑换')
    expect(exchangeProduct).not.toHaveBeenCalled()
    expect(page.find('兑换').getAttribute('aria-busy')).toBe('true')
    await page.press('取消')
    expect(page.text()).not.toContain('用 500 积分兑换？')
    await page.press('立即兑换 小夜灯')
    await act(async () => book.resolve({ result: [address('1')] }))
    await page.press('兑换')
    expect(page.ports.visited).toEqual(['/my/order-detail/77'])
  })

  it('can be left and tried again when the addresses failed to load', async () => {
    const list = vi.fn().mockRejectedValueOnce(lost())
    const page = await open(600, {}, undefined, list)
    await page.press('立即兑换 小夜灯')
    expect(page.text()).toContain('收货地址加载失败')
    list.mockResolvedValue({ result: [address('1')] })
    await page.press('重新加载')
    // The shopper has no default address, so the first address is used.
    expect(page.text()).toContain('文三路')
    await page.press('取消')
    expect(page.text()).not.toContain('用 500 积分兑换？')
  })

  it('leads a visitor to log in and back', async () => {
    const page = await open(0, {}, visitor)
    await page.press('登录后兑换 小夜灯')
    expect(page.ports.visited).toEqual(['/login?next=%2Fpoints'])
  })
})

describe('paying with coins and stars', () => {
  it('says what they pay, and stops when the shopper does not want to', async () => {
    const asked: object[] = []
    const tenders: Settlement['tenders'] = [
      { tender: 'gold', balance: 560, mostPieces: 560, pieces: 560, mostAmount: 560 },
      { tender: 'stars', balance: 7, mostPieces: 0, pieces: 0, mostAmount: 0 },
    ]
    const page = await openScreen(CheckoutScreen, {
      calls: {
        address: { list: async () => ({ result: [] }) },
        checkout: {
          addresses: async () => ({ result: [address('1', { isDefault: 1 })] }),
          settle: async (wish) => {
            asked.push(wish)
            const goldAmount = wish.useGold === false ? 0 : 560
            return { ...settlement, tenders, amounts: { ...settlement.amounts, goldAmount } }
          },
        },
      },
    })
    expect(page.text()).toContain('已抵 ¥5.60')
    await page.press('金币 · 暖星')
    expect(page.text()).toContain('本单可用 560，抵 ¥5.60')
    expect(page.text()).toContain('本单暂不可用')
    await page.press('本单可用 560')
    expect(asked.at(-1)).toMatchObject({ useGold: false, useDuStar: true })
    expect(page.text()).toContain('未使用')
  })
})

describe('the parts of a price', () => {
  it('are shown for each product and the whole order, down to the paid amount', async () => {
    const seen = order('1', {
      priceDetails: [
        { skuNo: 's1', stage: 'list', fen: 40_000 },
        { skuNo: 's1', stage: 'cart', sourceName: '满 300 减 30', fen: -3000 },
        { skuNo: 's1', stage: 'gold', fen: -500 },
        { stage: 'freight', fen: 1000 },
      ],
    })
    const page = await openScreen(OrderDetailScreen, {
      params: { orderId: '1' },
      calls: { orders: { get: async () => ({ order: seen }), operLogs: async () => ({ operLogs: [] }) } },
    })
    await page.press('价格明细')
    for (const words of ['商品原价', '满减满折 · 满 300 减 30', '金币抵扣', '小计', '运费', '合计'])
      expect(page.text()).toContain(words)
    expect(page.text().replaceAll(/\s/g, '')).toContain('375.00')
  })
})
