import { DAY, ORDER_STATUS } from '@hearth/domain'
import type { CrowdFunding, CrowdFundingOrder } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it } from 'vitest'
import { CrowdFundingScreen } from '../src/crowd-funding'
import { fundingNote } from '../src/order-kinds/crowd-funding/funding-note'
import { openScreen, type OpenOptions } from './open-screen'
import { NOW, promotion, sku, spu } from './samples'

const funding: CrowdFunding = {
  state: 'running',
  goalPieces: 50,
  pieces: 31,
  amount: 310_000,
  supports: 20,
  endTime: NOW + 3 * DAY,
}
const tier = (promotionPrice: number, more: object = {}) =>
  promotion({
    promotionId: 'fund',
    promotionType: 113,
    promotionPrice,
    beginTime: NOW - DAY,
    endTime: funding.endTime,
    promotionInventoryStatus: 1,
    limitQuantity: 2,
    campaign: { kind: 'crowdFunding', ...funding },
    ...more,
  })
const tiers = (more: object = {}, first: object = {}) => [
  sku('月光白', '标准版', { promotions: [tier(10_000, { ...more, ...first })] }),
  sku('月光白', '旗舰版', { promotions: [tier(20_000, more)] }),
]
const shows = (skus = tiers(), more: FakeCalls = {}): FakeCalls => ({
  ...more,
  products: { get: async () => spu, spuSkus: async () => [{ spuNo: spu.spuNo, skus }] },
})
const open = (calls = shows(), options: OpenOptions = {}) =>
  openScreen(CrowdFundingScreen, { params: { spuNo: '1501' }, query: { promotionId: 'fund' }, calls, ...options })

describe('the page of a crowd-funding', () => {
  it('shows its progress, its goal, its end, and what happens to the money', async () => {
    const page = await open()
    for (const words of ['众筹中', '31 件', '目标 50 件', '62%', '20', '已付款项全额原路退回'])
      expect(page.text()).toContain(words)
    expect(page.text()).toMatch(/[34] 天/)
  })

  it('shows an amount of money where the goal is one', async () => {
    const page = await open(
      shows(tiers({ campaign: { kind: 'crowdFunding', ...funding, goalPieces: undefined, goalAmount: 1_000_000 } })),
    )
    for (const words of ['¥3100.00', '目标 ¥10000.00', '31%']) expect(page.text()).toContain(words)
  })

  it('goes to checkout with the chosen tier and pieces, up to the limit of one shopper', async () => {
    const page = await open()
    await page.press('旗舰版')
    await page.press('增加')
    await page.press('增加')
    await page.press('立即支持')
    expect(page.ports.visited).toEqual([`/checkout?skuNo=${encodeURIComponent('月光白-旗舰版')}&itemQuantity=2`])
  })

  it('is supported on its page alone: no button adds it to the cart', async () => {
    const page = await open()
    expect(page.has('立即支持')).toBe(true)
    expect(page.has('加入购物车')).toBe(false)
  })

  it('offers another tier where one is sold out, and none where all are', async () => {
    const page = await open(shows(tiers({}, { promotionInventoryStatus: 0 })))
    expect(page.text()).toContain('该档位已抢光')
    expect(page.has('立即支持')).toBe(true)
    const none = await open(shows(tiers({ promotionInventoryStatus: 0 })))
    expect(none.has('立即支持')).toBe(false)
  })

  it('shows how many pieces of a tier are left when few are, and limits the choice to them', async () => {
    const page = await open(shows(tiers({ limitQuantity: 5 }, { surplus: 2 })))
    expect(page.text()).toContain('众筹成功后发货 · 仅剩 2 件')
    expect(page.text().match(/仅剩/g)).toHaveLength(1)
    for (let presses = 0; presses < 3; presses += 1) await page.press('增加')
    await page.press('立即支持')
    expect(page.ports.visited).toEqual([`/checkout?skuNo=${encodeURIComponent('月光白-标准版')}&itemQuantity=2`])
    const shelf = tiers()
    shelf[1]!.surplus = 1
    const other = await open(shows(shelf))
    expect(other.text()).toContain('仅剩 1 件')
    const gone = await open(shows(tiers({}, { promotionInventoryStatus: 0, surplus: 0 })))
    expect(gone.text()).not.toContain('仅剩')
  })

  it('says that it is over, that it has not begun, and that it could not be loaded', async () => {
    const over = await open(shows([sku('月光白', '标准版')]))
    expect(over.text()).toContain('众筹已结束')
    const soon = await open(shows(tiers({ beginTime: NOW + DAY })))
    expect(soon.text()).toContain('即将开始')
    expect(soon.has('立即支持')).toBe(false)
    const failed = await open({
      products: { get: () => Promise.reject(refusal('出错了')), spuSkus: () => Promise.reject(refusal('出错了')) },
    } as never)
    expect(failed.text()).toContain('重新加载')
  })
})

describe('an order of a crowd-funding', () => {
  const now = funding.endTime - 3 * DAY
  const of: CrowdFundingOrder = { kind: 'crowdFunding', ...funding, promotionId: 'fund' }
  it.each([
    [
      'while it waits',
      ORDER_STATUS.paid,
      of,
      '众筹中，达成后发货。已达成 62%（31 件 / 50 件），还剩 3 天，未达成全额退款',
    ],
    ['once it is reached', ORDER_STATUS.paid, { ...of, state: 'released', pieces: 50 }, '众筹成功，已达成 100%'],
    ['once it failed', ORDER_STATUS.cancelled, { ...of, state: 'refunded' }, '众筹未达成，已达成 62%'],
    ['before it is paid', ORDER_STATUS.pendingPayment, of, '支持众筹，'],
    ['on its way', ORDER_STATUS.shipped, { ...of, state: 'released' }, ''],
  ] as const)('shows its state %s', (_, status, one, words) =>
    expect(fundingNote(status, one as CrowdFundingOrder, now)).toMatch(words === '' ? /^$/ : words),
  )
})
