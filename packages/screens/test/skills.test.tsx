import type { Skill, SkillDetail } from '@hearth/state'
import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SkillScreen } from '../src/skill'
import { SkillsScreen } from '../src/skills'
import { openScreen } from './open-screen'
import { item, picture } from './samples'

const skill = (skillId: string, categoryCode = 'kids', name = `技能 ${skillId}`): Skill => ({
  skillId,
  name,
  icon: picture(skillId),
  summary: `${skillId} 的用处`,
  categoryCode,
  example: `打开 ${skillId}`,
})
type Wish = { categoryCode?: string; startId?: string; count?: number }
const page = (result: Skill[], startId = '') => ({ result, startId, totalCount: result.length })
const categories = {
  result: [
    { categoryCode: 'kids', name: '儿童成长' },
    { categoryCode: 'home', name: '全屋智能' },
  ],
}

describe('skills', () => {
  const calls = (more: FakeCalls['skills'] = {}): FakeCalls => ({
    skills: {
      listCategories: async () => categories,
      listRecommended: async () => ({ result: [skill('story')] }),
      list: async () => page([skill('poem'), skill('away', 'home')]),
      ...more,
    },
  })
  const open = (more?: FakeCalls['skills']) => openScreen(SkillsScreen, { calls: calls(more) })

  it('show recommended ones first, each with what to say, and lead to their pages', async () => {
    const shown = await open()
    expect(shown.text()).toMatch(/推荐技能.*说“打开 story”.*全部技能.*技能 poem.*试着说“打开 poem”.*技能 away/)
    expect(shown.find('技能 story').getAttribute('href')).toBe('/skills/story')
    expect(shown.find('技能 poem').getAttribute('href')).toBe('/skills/poem')
  })

  it('of a category are listed alone, and the tab stays for a shopper who comes back', async () => {
    const list = vi.fn(async ({ categoryCode }: Wish) =>
      categoryCode === 'home' ? page([skill('away', 'home')]) : page([skill('poem'), skill('away', 'home')]),
    )
    const shown = await open({ list })
    await shown.press('全屋智能')
    expect(list.mock.calls.at(-1)?.[0]).toMatchObject({ categoryCode: 'home' })
    expect(shown.text()).not.toContain('技能 poem')
    expect(shown.text()).not.toContain('推荐技能')
    await shown.press('全部')
    expect(shown.text()).toContain('技能 poem')
  })

  it('load page by page, each after the last shown one', async () => {
    const list = vi.fn(async ({ startId }: Wish) => (startId ? page([skill('b')]) : page([skill('a')], 'a')))
    const shown = await open({ list })
    await shown.press('加载更多')
    expect(list.mock.calls.at(-1)?.[0]).toMatchObject({ startId: 'a' })
    expect(shown.text()).toMatch(/技能 a.*技能 b.*没有更多了/)
  })

  it('of a category that failed are loaded again, with the tabs unchanged', async () => {
    let fails = true
    const list = async ({ categoryCode }: Wish) => {
      if (categoryCode && fails) throw refusal('107002500')
      return page([skill('poem')])
    }
    const shown = await open({ list })
    await shown.press('儿童成长')
    expect(shown.has('全屋智能')).toBe(true)
    fails = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('技能 poem')
  })

  it('are loaded again where all failed, and all of them are shown then', async () => {
    const asked = later<typeof categories>()
    const listCategories = vi.fn(() => asked.promise)
    const shown = await open({ listCategories })
    expect(shown.text()).toContain('正在加载')
    await act(async () => asked.reject(refusal('107002500')))
    listCategories.mockImplementation(async () => categories)
    await shown.press('重新加载')
    expect(shown.text()).toContain('技能 poem')
  })

  it('lead on in a shop that has none', async () => {
    const shown = await open({
      listCategories: async () => ({ result: [] }),
      listRecommended: async () => ({ result: [] }),
      list: async () => page([]),
    })
    expect(shown.text()).toContain('技能正在准备中')
    expect(shown.find('看看全部商品').getAttribute('href')).toBe('/allproducts')
  })
})

describe('the page of a skill', () => {
  const detail: SkillDetail = {
    ...skill('story', 'kids', '睡前故事'),
    categoryName: '儿童成长',
    description: ['挑一个合适的故事。', '讲完以后把灯调暗。'],
    developerName: '童伴工作室',
    examples: ['讲一个睡前故事', '换一个故事'],
    pictures: [picture('in-use')],
    price: 600,
    praisePercent: 98,
    userCount: 126_400,
    permissions: [{ name: '控制同一房间的灯', purpose: '讲完后把灯调暗' }],
    dataStatement: '只在设备上记住听到第几集。',
    privacyUrl: 'https://skills.example/privacy',
    requirements: '固件 3.2 及以上',
    products: [item('1001', '智能音箱')],
  }
  const open = (answer: SkillDetail | Error) =>
    openScreen(SkillScreen, {
      params: { skillId: 'story' },
      calls: { skills: { get: async () => (answer instanceof Error ? Promise.reject(answer) : answer) } },
    })

  it('shows what to say, its maker, price, rating and needs', async () => {
    const { text } = await open(detail)
    for (const words of [
      '“讲一个睡前故事”',
      '“换一个故事”',
      '儿童成长 · 开发者 童伴工作室',
      '¥6',
      '好评 98% · 12.6 万人在用',
      '固件 3.2 及以上',
      '讲完以后把灯调暗。',
    ])
      expect(text()).toContain(words)
  })

  it('shows what it may use and what for, and leads to its privacy policy and its devices', async () => {
    const shown = await open(detail)
    expect(shown.text()).toMatch(/权限与隐私.*控制同一房间的灯.*用于讲完后把灯调暗.*只在设备上记住听到第几集/)
    expect(shown.find('隐私政策').getAttribute('href')).toBe('https://skills.example/privacy')
    expect(shown.find('智能音箱').getAttribute('href')).toContain('/product/1001')
  })

  it('says that it is free and needs nothing where that is so, and nothing about unknown facts', async () => {
    const { praisePercent: _1, userCount: _2, privacyUrl: _3, requirements: _4, ...plain } = detail
    const shown = await open({ ...plain, price: 0, permissions: [], pictures: [], products: [] })
    for (const words of ['免费', '不需要任何权限']) expect(shown.text()).toContain(words)
    for (const words of ['好评', '人在用', '使用条件', '适用设备']) expect(shown.text()).not.toContain(words)
  })

  it('leads on where there is none, and is loaded again where it failed', async () => {
    const gone = await open(refusal('107002404'))
    expect(gone.text()).toContain('没有找到这个技能')
    expect(gone.find('去技能中心').getAttribute('href')).toBe('/skills')
    const failed = await open(refusal('107002500'))
    expect(failed.has('重新加载')).toBe(true)
  })
})
