import type { ReservationCampaign } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ReservationScreen } from '../src/reservation'
import { openScreen, type OpenOptions } from './open-screen'
import { item, NOW, visitor } from './samples'

const HOUR = 3_600_000

const campaign = (part: Partial<ReservationCampaign> = {}, from = -1): ReservationCampaign => ({
  campaignId: 'c1',
  skuNo: 'lamp',
  spuNo: 'spu-lamp',
  product: { ...item('spu-lamp', '栖光台灯'), price: 39900 },
  reservePrice: 29900,
  reserveStatus: 0,
  quantity: 5,
  limitQuantity: 2,
  reservedCount: 12,
  status: 1,
  startTime: NOW + from * HOUR,
  endTime: NOW + (from + 2) * HOUR - 1,
  buyStartTime: NOW + (from + 3) * HOUR,
  buyEndTime: NOW + (from + 5) * HOUR - 1,
  currentTimeMillis: NOW,
  ...part,
})
const own = (quantity: number, boughtQuantity = 0): Partial<ReservationCampaign> => ({
  reserveStatus: 1,
  reservation: { campaignId: 'c1', reservationId: 'r1', quantity, boughtQuantity, status: 1 },
})

describe('a reservation campaign', () => {
  const open = (
    shows: ReservationCampaign | (() => Promise<ReservationCampaign>),
    calls: FakeCalls['reservation'] = {},
    options: OpenOptions = {},
  ) =>
    openScreen(ReservationScreen, {
      params: { campaignId: 'c1' },
      ...options,
      calls: {
        reservation: {
          getPhone: async () => ({ telephone: '138****0001' }),
          getCampaign: typeof shows === 'function' ? shows : async () => shows,
          ...calls,
        },
      },
    })

  it('shows its product, price, and the times to reserve and to buy', async () => {
    const shown = await open(campaign())
    expect(shown.text()).toMatch(/栖光台灯.*299.*399.*12 人已预约/)
    expect(shown.text()).toContain('还可预约 5 件')
    expect(shown.text()).toContain('距预约结束')
    expect(shown.text()).toContain('每人最多 2 件')
    expect(shown.find('栖光台灯的图片').getAttribute('href')).toContain('/product/spu-lamp')
  })

  it('takes a reservation with one press, for the chosen pieces, and shows it', async () => {
    let shows = campaign()
    const reserve = vi.fn(async ({ quantity }: { quantity: number }) => {
      shows = campaign({ ...own(quantity), quantity: 5 - quantity, reservedCount: 13 })
      return shows.reservation!
    })
    const shown = await open(async () => shows, { reserve })
    expect(shown.text()).toContain('默认提醒 138****0001')
    await shown.press('增加')
    await shown.press('立即预约')
    expect(reserve.mock.calls[0]?.[0]).toMatchObject({ campaignId: 'c1', quantity: 2 })
    expect(shown.text()).toContain('已预约 2 件')
    expect((shown.find('已预约') as HTMLButtonElement).disabled).toBe(true)
    await shown.press('减少')
    await shown.press('修改预约')
    expect(reserve.mock.calls[1]?.[0]).toMatchObject({ quantity: 1 })
  })

  it('leads a visitor to log in, and back to it', async () => {
    const reserve = vi.fn()
    const shown = await open(campaign(), { reserve }, { user: visitor })
    await shown.press('立即预约')
    expect(reserve).not.toHaveBeenCalled()
    expect(shown.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/reservation/c1')}`)
  })

  it('says that nothing is left, and lets a shopper with a reservation change it', async () => {
    const none = await open(campaign({ quantity: 0 }))
    expect((none.find('已约满') as HTMLButtonElement).disabled).toBe(true)
    const had = await open(campaign({ quantity: 0, ...own(2) }))
    await had.press('减少')
    expect(had.has('修改预约')).toBe(true)
  })

  it('leads a shopper with a reservation to checkout in its time, with the pieces not bought yet', async () => {
    const shown = await open(campaign({ ...own(2, 1), quantity: 0 }, -4))
    expect(shown.text()).toContain('可购买 1 件')
    await shown.press('立即抢购')
    const campaignOf = encodeURIComponent(JSON.stringify({ kind: 'reservation', reservationId: 'r1' }))
    expect(shown.ports.visited.at(-1)).toBe(`/checkout?skuNo=lamp&itemQuantity=1&campaign=${campaignOf}`)
  })

  it.each([
    ['to come', 1, {}, '即将开始预约', '预约即将开始'],
    ['reserved and waiting', -2.5, own(1), '已预约 1 件，等待抢购', '等待抢购'],
    ['waiting for others', -2.5, {}, '预约已结束', '等待抢购'],
    ['sold to others', -4, {}, '仅限已预约的用户购买', '仅限已预约的用户'],
    ['all bought', -4, own(2, 2), '预约的商品已全部下单', '已下单'],
    ['over', -9, own(2), '活动已结束', '活动已结束'],
  ] as const)('that is %s has no button, and says why', async (_, from, part, says, button) => {
    const shown = await open(campaign({ quantity: 0, ...part }, from))
    expect(shown.text()).toContain(says)
    expect((shown.find(button) as HTMLButtonElement).disabled).toBe(true)
  })

  it('begins to sell at its second, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const read = vi.fn(async () => campaign({ quantity: 0, ...own(1) }, -2.5))
      const shown = await open(read)
      expect(shown.has('立即抢购')).toBe(false)
      read.mockClear()
      shown.ports.now += HOUR / 2
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(shown.has('立即抢购')).toBe(true)
      expect(read).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is loaded again where it failed, and leads on where it is gone', async () => {
    let fails = true
    const shown = await open(async () => {
      if (fails) throw refusal('107002500')
      return campaign()
    })
    fails = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('还可预约 5 件')
    const gone = await open(async () => Promise.reject(refusal('107002404')))
    expect(gone.text()).toContain('预约活动不存在或已结束')
    expect(gone.find('全部商品').getAttribute('href')).toBe('/allproducts')
  })
})
