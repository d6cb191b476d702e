import { MESSAGE_KIND, SECKILL_SHARE_TITLE } from '@hearth/domain'
import type { FlashSale, FlashSaleProduct, FlashSales, MessageTemplate } from '@hearth/state'
import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SeckillScreen } from '../src/seckill'
import { openScreen, type OpenOptions } from './open-screen'
import { item, NOW, visitor } from './samples'

const HOUR = 3_600_000
const session = (promotionId: string, from: number, to: number): FlashSale => ({
  promotionId,
  title: `${promotionId} 专场`,
  beginTime: NOW + from * HOUR,
  endTime: NOW + to * HOUR,
  status: from > 0 ? 0 : to < 0 ? 2 : 1,
})
const [before, running, coming] = [session('before', -3, -1), session('now', -1, 2), session('next', 2, 4)]

const product = (name: string, part: Partial<FlashSaleProduct> = {}): FlashSaleProduct => ({
  ...item(`spu-${name}`, name),
  promotionId: 'now',
  skuNo: name,
  skuCount: 1,
  price: 9900,
  salePrice: 7900,
  remainPercent: 40,
  ...part,
})

type Wish = { promotionId?: string }
type Skus = { promotionId: string; itemNo: string[] }

describe('flash sales', () => {
  const sales: FlashSales = { flashSale: running, sessions: [before, running, coming] }
  const calls = (more: FakeCalls['promotions'] = {}): FakeCalls => ({
    promotions: {
      getFlashSale: async () => sales,
      listFlashSaleProducts: async ({ promotionId }: Wish) => ({
        items:
          promotionId === 'next'
            ? [product('夜灯', { promotionId: 'next', limitQuantity: 2 })]
            : [
                product('台灯', { skuCount: 3, originalPrice: 12900, limitQuantity: 5 }),
                product('音箱', { salePrice: 9900, remainPercent: 0 }),
                product('插座', { surplus: 3 }),
              ],
      }),
      getReminders: async ({ itemNo }: Skus) => ({ result: itemNo.map((one) => ({ itemNo: one, reminderStatus: 0 })) }),
      ...more,
    },
  })
  const open = (more: FakeCalls['promotions'] = {}, options: OpenOptions = {}) =>
    openScreen(SeckillScreen, { ...options, calls: calls(more) })

  it('open with the running session: what is left of each product, and the way to it', async () => {
    const shown = await open()
    expect(shown.text()).toMatch(/已结束.*抢购中.*即将开始/)
    expect(shown.text()).toMatch(/台灯.*3 款可选.*已抢 60% · 每人限购 5 件.*79.*129.*马上抢/)
    expect(shown.text()).toMatch(/插座.*仅剩 3 件/)
    expect(shown.find('马上抢').getAttribute('href')).toContain('/product/')
    expect(shown.text()).toContain('已抢光')
  })

  it('of a coming session can be waited for, and the reminder cancelled', async () => {
    const setReminder = vi.fn(async () => ({}))
    const cancelReminder = vi.fn(async () => ({}))
    const shown = await open({ setReminder, cancelReminder })
    await shown.press('即将开始')
    expect(shown.text()).toContain('距开抢')
    expect(shown.text()).toMatch(/夜灯.*每人限购 2 件.*79.*99/)
    await shown.press('提醒我：夜灯')
    expect(setReminder.mock.calls[0]).toMatchObject([{ promotionId: 'next', itemNo: '夜灯' }])
    expect(shown.has('已设提醒：夜灯')).toBe(true)
    await shown.press('已设提醒：夜灯')
    expect(cancelReminder.mock.calls[0]).toMatchObject([{ promotionId: 'next', itemNo: '夜灯' }])
    expect(shown.has('提醒我：夜灯')).toBe(true)
  })

  it('show which reminders a shopper has set before', async () => {
    const shown = await open(
      { getReminders: async () => ({ result: [{ itemNo: '夜灯', reminderStatus: 1 }] }) },
      { query: { promotionId: 'next' } },
    )
    expect(shown.has('已设提醒：夜灯')).toBe(true)
  })

  it('lead a visitor who wants a reminder to log in and back to the session', async () => {
    const setReminder = vi.fn(async () => ({}))
    const shown = await open({ setReminder }, { user: visitor, query: { promotionId: 'next' } })
    await shown.press('提醒我：夜灯')
    expect(setReminder).not.toHaveBeenCalled()
    expect(shown.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/seckill?promotionId=next')}`)
  })

  it('take a press for a reminder once the app can ask, so that the app also sends it', async () => {
    const templates = later<{ result: MessageTemplate[] }>()
    const askForMessages = vi.fn(async () => undefined)
    const setReminder = vi.fn(async () => ({}))
    const user = { listMessageTemplates: () => templates.promise }
    const shown = await openScreen(SeckillScreen, {
      query: { promotionId: 'next' },
      ports: { askForMessages },
      calls: { ...calls({ setReminder }), user },
    })
    await shown.press('提醒我：夜灯')
    expect(setReminder).not.toHaveBeenCalled()
    await act(async () => templates.resolve({ result: [{ kind: MESSAGE_KIND.saleBegins, templateId: 't1', left: 0 }] }))
    await shown.press('提醒我：夜灯')
    expect(askForMessages.mock.calls).toEqual([[['t1']]])
    expect(setReminder).toHaveBeenCalledTimes(1)
  })

  it('leave the button unchanged where a reminder is refused', async () => {
    const shown = await open(
      { setReminder: async () => Promise.reject(refusal('107002412')) },
      { query: { promotionId: 'next' } },
    )
    await shown.press('提醒我：夜灯')
    expect(shown.has('提醒我：夜灯')).toBe(true)
  })

  it('of a past session are no longer sold at its price', async () => {
    const shown = await open({}, { query: { promotionId: 'before' } })
    expect(shown.text()).toContain('本场已结束')
    expect(shown.has('马上抢')).toBe(false)
  })

  it('are loaded again where they failed, and lead on where there are none', async () => {
    let fails = true
    const getFlashSale = async () => {
      if (fails) throw refusal('107002500')
      return sales
    }
    const shown = await open({ getFlashSale })
    fails = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('抢购中')
    const none = await open({
      getFlashSale: async () => ({ sessions: [] }),
      listFlashSaleProducts: async () => ({ items: [] }),
    })
    expect(none.text()).toContain('今天没有秒杀场次')
    expect(none.find('看看全部商品').getAttribute('href')).toBe('/allproducts')
  })

  it('are shared under a title that names their products (R07)', async () => {
    const meta = vi.fn()
    await open({}, { ports: { meta } })
    expect(meta.mock.calls.at(-1)).toMatchObject([
      { title: '限时秒杀', shareTitle: '限时秒杀：台灯 仅 ¥79.00，先到先得' },
    ])
    const speaker = { items: [product('智能音箱 mini')] }
    await open({ listFlashSaleProducts: async () => speaker }, { ports: { meta } })
    expect(meta.mock.calls.at(-1)).toMatchObject([{ shareTitle: SECKILL_SHARE_TITLE }])
  })

  it('report to the owner which of them were opened, each once', async () => {
    const viewCampaign = vi.fn(async () => ({}))
    await open({ viewCampaign, getFlashSale: async () => sales })
    expect(viewCampaign.mock.calls).toEqual([
      [{ kind: 'flashSale', campaignId: sales.flashSale?.promotionId }, { toast: false }],
    ])
  })

  it('begin and end at the very second, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const getFlashSale = vi.fn(async () => sales)
      const shown = await open({ getFlashSale }, { query: { promotionId: 'next' } })
      const wait = async (ms: number) => {
        shown.ports.now += ms
        await act(() => vi.advanceTimersByTimeAsync(2000))
      }
      await wait(2 * HOUR - 1000)
      expect(shown.has('提醒我：夜灯')).toBe(true)
      getFlashSale.mockClear()
      await wait(1000)
      expect(shown.has('马上抢')).toBe(true)
      expect(getFlashSale).toHaveBeenCalledTimes(1)
      await wait(2 * HOUR + 1000)
      expect(shown.has('马上抢')).toBe(false)
      expect(shown.text()).toContain('本场已结束')
    } finally {
      vi.useRealTimers()
    }
  })
})
