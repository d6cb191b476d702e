import { ORDER_STATUS } from '@hearth/domain'
import type { PrizeRecord } from '@hearth/state'
import type { FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { MyPrizesScreen } from '../src/my-prizes'
import { openScreen, type OpenOptions } from './open-screen'
import { address as sample, NOW } from './samples'

const address = sample('a1')
const DAY = 24 * 3_600_000

const prize = (prizeName: string, part: Partial<PrizeRecord> = {}): PrizeRecord => ({
  recordId: prizeName,
  prizeId: 'p',
  prizeName,
  prizeType: 3,
  activityNo: 'winter',
  activityName: '冬日抽好礼',
  winTime: NOW - DAY,
  claimDeadline: NOW + DAY,
  claimStatus: 0,
  review: false,
  drawNo: 1,
  player: 'ab',
  word: 'w',
  drawnPrizeId: 'p',
  ...part,
})

describe('my prizes', () => {
  const open = (result: PrizeRecord[], more: FakeCalls['lottery'] = {}, options: OpenOptions = {}) => {
    const listPrizes = vi.fn(async () => ({ result, totalCount: result.length }))
    return openScreen(MyPrizesScreen, {
      calls: {
        lottery: { listPrizes, ...more },
        address: { list: async () => ({ result: [address], totalCount: 1 }) },
      },
      ...options,
    }).then((shown) => Object.assign(shown, { listPrizes }))
  }

  it('show their state and lead to their lottery and their order', async () => {
    const shown = await open(
      [
        prize('台灯', { prizeType: 1, claimStatus: 1, orderId: 'o1', orderStatus: ORDER_STATUS.shipped }),
        prize('夜灯', { prizeType: 1, claimStatus: 1, orderId: 'o2', orderStatus: ORDER_STATUS.paid }),
        prize('满减券', { prizeType: 2, claimStatus: 1 }),
      ],
      {},
      { query: { tab: 'claimed' } },
    )
    expect(shown.listPrizes.mock.calls[0]).toMatchObject([{ claimStatus: 1 }])
    expect(shown.text()).toMatch(/台灯.*已发货.*夜灯.*待发货.*满减券.*已到账/)
    expect(shown.find('看订单 台灯').getAttribute('href')).toBe('/my/order-detail/o1')
    expect(shown.find('去使用 满减券').getAttribute('href')).toBe('/my/coupons')
    expect(shown.find('冬日抽好礼').getAttribute('href')).toBe('/lottery/winter')
  })

  it('are claimed at once where nothing is shipped', async () => {
    const claimPrize = vi.fn(async () => ({ recordId: '20 积分', integral: 20 }))
    const shown = await open([prize('20 积分')], { claimPrize })
    expect(shown.text()).toContain('待领取')
    await shown.press('领取 20 积分')
    expect(claimPrize.mock.calls[0]).toMatchObject([
      { recordId: '20 积分', addressId: undefined },
      { idempotencyKey: expect.any(String) },
    ])
  })

  it('ask for an address, and lead to their order', async () => {
    const claimPrize = vi.fn(async () => ({ recordId: '台灯', orderId: 'o9' }))
    const shown = await open([prize('台灯', { prizeType: 1 })], { claimPrize })
    expect(shown.text()).toContain('待填写地址')
    await shown.press('领取 台灯')
    expect(shown.text()).toContain('寄到哪里')
    expect(claimPrize).not.toHaveBeenCalled()
    await shown.press(`寄到 ${address.detailAddress}`)
    expect(claimPrize.mock.calls[0]).toMatchObject([{ recordId: '台灯', addressId: address.addressId }, {}])
    expect(shown.ports.visited.at(-1)).toBe('/my/order-detail/o9')
  })

  it('wait while the shop reviews them, and say why they were taken back', async () => {
    const shown = await open([
      prize('台灯', { review: true }),
      prize('夜灯', { claimStatus: 2, reason: '同一设备多个账号参与' }),
      prize('音箱', { claimStatus: 2 }),
    ])
    expect(shown.text()).toMatch(/台灯.*核验中.*夜灯.*已收回：同一设备多个账号参与.*音箱.*已过期/)
    expect(shown.has('领取 台灯')).toBe(false)
  })

  it('lead to the lottery where there are none', async () => {
    const shown = await open([])
    expect(shown.text()).toContain('没有待领取的奖品')
    expect(shown.find('去抽奖').getAttribute('href')).toBe('/lottery/now')
  })
})
