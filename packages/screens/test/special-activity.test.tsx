import { TIMEOUT } from '@hearth/domain'
import type { ContentPage } from '@hearth/state'
import { refusal } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SpecialActivityScreen } from '../src/special-activity'
import { SpecialActivityRefusedScreen } from '../src/special-activity-refused'
import { openScreen } from './open-screen'
import { item } from './samples'

const REFUSED = '/activity/unify/ngerror'
const picture = { url: '/pictures/x', alt: '', width: 10, height: 10 }
const page: ContentPage = {
  urlMapping: '/activity/unify/baidung',
  title: '同事日',
  description: '',
  blocks: [
    {
      blockId: 1,
      widgets: [
        { widgetType: 1, items: [{ url: '/product/1', title: '大图', subtitle: '小字', picture, tone: 'light' }] },
        { widgetType: 3, title: '先睹为快', products: [item('1504', '氛围灯带')] },
        { widgetType: 6, lead: '只对同事开放', chapters: [{ title: '规则', paragraphs: ['每人一件'] }] },
      ],
    },
  ],
}

const open = (getSpecialActivity: () => Promise<ContentPage>) =>
  openScreen(SpecialActivityScreen, { calls: { products: { getSpecialActivity } } })

describe('the special activity', () => {
  it('shows its pictures, products and texts to visitors inside (R05)', async () => {
    const shown = await open(async () => page)
    expect(shown.text()).toMatch(/同事日.*大图.*小字.*先睹为快.*氛围灯带.*只对同事开放.*规则.*每人一件/)
    expect(shown.ports.visited).toEqual([])
  })

  it('leads everybody else to its other page', async () => {
    const shown = await open(async () => {
      throw refusal('107002404')
    })
    expect(shown.ports.visited).toEqual([REFUSED])
    expect(shown.text()).not.toContain('氛围灯带')
  })

  it('treats a visitor without a reply within two seconds as outside (P04)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const shown = await open(() => new Promise(() => {}))
      shown.ports.now += TIMEOUT.internalFallback
      await act(() => vi.advanceTimersByTimeAsync(TIMEOUT.internalFallback))
      expect(shown.ports.visited).toEqual([REFUSED])
    } finally {
      vi.useRealTimers()
    }
  })

  it('tells the others whom it is for, offers other pages, and another try', async () => {
    const shown = await openScreen(SpecialActivityRefusedScreen)
    expect(shown.text()).toContain('这个活动只对内部同事开放')
    expect(shown.find('看看优惠活动').getAttribute('href')).toBe('/activity')
    await shown.press('已连接公司网络，重新进入')
    expect(shown.ports.visited).toEqual(['/activity/unify/baidung'])
  })
})
