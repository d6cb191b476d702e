import { CAMPAIGN_KIND, CAMPAIGN_STATUS, campaignPath } from '@hearth/domain'
import type { ShopCampaign } from '@hearth/state'
import { refusal } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CampaignsScreen } from '../src/campaigns'
import { matchRoute } from '../src/routes'
import { openScreen } from './open-screen'
import { NOW } from './samples'

const HOUR = 3_600_000
const campaign = (part: Partial<ShopCampaign>): ShopCampaign => ({
  kind: CAMPAIGN_KIND.flashSale,
  campaignId: 'c1',
  name: '20:00 场',
  status: CAMPAIGN_STATUS.running,
  beginTime: NOW - HOUR,
  endTime: NOW + 2 * HOUR,
  ...part,
})
const lottery = campaign({ kind: CAMPAIGN_KIND.lottery, campaignId: 'l1', name: '周年抽奖', endTime: NOW + 90 * HOUR })
const later = campaign({
  kind: CAMPAIGN_KIND.group,
  campaignId: 'g1',
  name: '三人团',
  status: CAMPAIGN_STATUS.notBegun,
  beginTime: NOW + HOUR,
  endTime: NOW + 9 * HOUR,
})

const open = (answer: () => Promise<ShopCampaign[]>) =>
  openScreen(CampaignsScreen, {
    calls: { promotions: { listCampaigns: async () => ({ result: await answer() }) } },
  })

describe('the page of all campaigns', () => {
  it('shows running and coming campaigns with their ends, and leads to each', async () => {
    const shown = await open(async () => [campaign({}), lottery, later])
    expect(shown.text()).toMatch(/正在进行.*限时秒杀.*20:00 场.*距结束.*02.*抽奖.*周年抽奖.*\d\d-\d\d \d\d:\d\d 结束/)
    expect(shown.text()).toMatch(/即将开始.*拼团.*三人团.*距开始.*0小时59分.*更多优惠.*领券中心/)
    expect(shown.find('20:00 场').getAttribute('href')).toBe('/seckill?promotionId=c1')
    expect(shown.find('周年抽奖').getAttribute('href')).toBe('/lottery/l1')
  })

  it('shows the year of an end in another year', async () => {
    const shown = await open(async () => [campaign({ endTime: NOW + 366 * 24 * HOUR })])
    expect(shown.text()).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d 结束/)
  })

  it('leads each kind of campaign to an existing page', () => {
    for (const kind of Object.values(CAMPAIGN_KIND))
      expect(matchRoute(campaignPath({ kind, campaignId: 'a b/1', spuNo: '2004' })), kind).toBeDefined()
  })

  it('is loaded again at the very second one of them begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const read = vi.fn(async () => [later])
      const shown = await open(read)
      read.mockClear()
      read.mockResolvedValue([{ ...later, status: CAMPAIGN_STATUS.running }])
      shown.ports.now += HOUR
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(read).toHaveBeenCalledTimes(1)
      expect(shown.text()).toMatch(/正在进行.*三人团/)
    } finally {
      vi.useRealTimers()
    }
  })

  it('offers what is always there when no campaign runs', async () => {
    const shown = await open(async () => [])
    expect(shown.text()).toMatch(/暂无进行中的活动.*更多优惠/)
    expect(shown.find('领券中心').getAttribute('href')).toBe('/coupons')
  })

  it('says that it could not be loaded, and is loaded again on request', async () => {
    let fails = true
    const shown = await open(async () => {
      if (fails) throw refusal('107002500')
      return [lottery]
    })
    fails = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('周年抽奖')
  })
})
