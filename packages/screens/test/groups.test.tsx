import { GROUP_STATUS, ORDER_STATUS } from '@hearth/domain'
import type { Group, GroupActivity, Settlement } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckoutScreen } from '../src/checkout'
import { GroupScreen } from '../src/group'
import { GroupsScreen } from '../src/groups'
import { OrderDetailScreen } from '../src/order-detail'
import { ProductScreen } from '../src/product'
import { openScreen, type OpenOptions } from './open-screen'
import { address, item, NOW, order, promotion, settlement, skus, spu, visitor } from './samples'

const HOUR = 3_600_000
const person = (displayName: string, leader = false, refunded = false) => ({ displayName, uimg: '', leader, refunded })

const group = (part: Partial<Group> = {}): Group => ({
  groupId: 'g1',
  promotionId: 'together',
  spuNo: '1504',
  skuNo: '150401',
  name: '氛围灯带',
  picture: { url: '/pictures/x', alt: '', width: 10, height: 10 },
  groupPrice: 11_900,
  price: 15_900,
  groupSize: 3,
  members: [person('林*暖', true), person('*舟')],
  freeSeats: 1,
  status: GROUP_STATUS.gathering,
  endTime: NOW + 2 * HOUR,
  ...part,
})

describe('a group', () => {
  const open = (one: Group | (() => Promise<Group>), options: OpenOptions = {}) =>
    openScreen(GroupScreen, {
      params: { groupId: 'g1' },
      ...options,
      calls: { ...options.calls, promotions: { getGroup: typeof one === 'function' ? one : async () => one } },
    })

  it('shows its product, the missing members and the deadline, its leader, an empty place, and the rules', async () => {
    const shown = await open(group())
    expect(shown.text()).toMatch(
      /氛围灯带.*3 人团.*119.*159.*还差 1 人拼团成功.*距结束.*02.*林\*暖.*团长.*\*舟.*待参团/,
    )
    expect(shown.text()).toMatch(/拼团玩法.*满 3 人成团.*全额原路退回/)
    expect(shown.text()).toContain('不会获得额外奖励')
  })

  it('is joined with its leader’s sku, and another one opened from the product', async () => {
    const shown = await open(group())
    await shown.press('立即参团')
    const to = decodeURIComponent(shown.ports.visited.at(-1) ?? '')
    expect(to).toContain('/checkout?skuNo=150401&itemQuantity=1')
    expect(to).toContain('{"kind":"group","promotionId":"together","groupId":"g1"}')
    await shown.press('我要开团')
    expect(shown.ports.visited.at(-1)).toBe('/product/1504?skuNo=150401')
  })

  it('offers its members to invite friends and to see their order, and nothing to join', async () => {
    const shown = await open(group({ own: { orderId: 'o1', paid: true } }))
    expect(shown.has('立即参团')).toBe(false)
    await shown.press('查看订单')
    expect(shown.ports.visited.at(-1)).toBe('/my/order-detail/o1')
    await shown.press('邀请好友来拼团')
    expect(shown.text()).toContain('分享')
    const unpaid = await open(group({ own: { orderId: 'o1', paid: false } }))
    expect(unpaid.text()).toContain('付款后参团成功')
    expect(unpaid.has('去付款')).toBe(true)
  })

  it.each([
    ['complete, for somebody else', group({ status: GROUP_STATUS.complete, freeSeats: 0 }), '该团已满员', '我要开团'],
    ['failed, for somebody else', group({ status: GROUP_STATUS.failed }), '该团已结束', '我要开团'],
    ['whose last seat is being paid', group({ freeSeats: 0 }), '有团友正在付款', '我要开团'],
    [
      'complete, for a member',
      group({ status: GROUP_STATUS.complete, own: { orderId: 'o1', paid: true } }),
      '拼团成功',
      '查看订单',
    ],
    [
      'failed, for a member',
      group({ status: GROUP_STATUS.failed, own: { orderId: 'o1', paid: true } }),
      '拼团超时，已自动退款',
      '我要开团',
    ],
  ])('that is %s, says so, and the next step', async (_, one, words, button) => {
    const shown = await open(one)
    expect(shown.text()).toContain(words)
    expect(shown.has(button)).toBe(true)
    expect(shown.has('立即参团')).toBe(false)
  })

  it('shows a refunded member as refunded, and stays complete', async () => {
    const members = [person('林*暖', true), person('*舟', false, true), person('赵*')]
    const shown = await open(group({ status: GROUP_STATUS.complete, members, freeSeats: 0 }))
    expect(shown.text()).toMatch(/该团已满员.*\*舟.*已退款/)
  })

  it('that does not exist leads to other groups', async () => {
    const shown = await open(() => Promise.reject(refusal('107002404', '没有找到这个团')))
    expect(shown.text()).toContain('您可以自己开一个团')
    expect(shown.find('去看看拼团').getAttribute('href')).toBe('/groups')
  })

  it('is loaded again when its time is over, and once more when the shop has settled it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      let asked = group()
      const getGroup = vi.fn(async () => asked)
      const shown = await open(getGroup)
      const before = getGroup.mock.calls.length
      shown.ports.now += 2 * HOUR + 1000
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(getGroup.mock.calls.length).toBe(before + 1)
      expect(shown.text()).toContain('正在确认结果')
      asked = group({ status: GROUP_STATUS.failed })
      shown.ports.now += 7000
      await act(() => vi.advanceTimersByTimeAsync(8000))
      expect(shown.text()).toContain('该团已结束')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is shared under a title that says what is missing and promises nothing for sharing', async () => {
    const meta = vi.fn()
    await open(group(), { ports: { meta } })
    expect(meta.mock.calls.at(-1)).toMatchObject([
      {
        shareTitle: '还差 1 人，¥119.00 拼「氛围灯带」',
        description: '满员后发货，到期未成团全额退款',
        image: '/pictures/x',
      },
    ])
  })
})

describe('the page of group activities', () => {
  const activity: GroupActivity = {
    promotionId: 'together',
    name: '三人拼团',
    groupSize: 3,
    groupHours: 24,
    beginTime: NOW - HOUR,
    endTime: NOW + 9 * HOUR,
    completedCount: 4,
    products: [
      {
        ...item('1504', '氛围灯带'),
        promotionId: 'together',
        price: 15_900,
        groupPrice: 11_900,
        soldPieces: 7,
        soldOut: false,
      },
      {
        ...item('2002', '加湿器'),
        promotionId: 'together',
        price: 49_900,
        groupPrice: 38_900,
        soldPieces: 0,
        soldOut: true,
      },
    ],
  }
  const calls = (result: GroupActivity[], own: Group[] = []): FakeCalls => ({
    promotions: {
      listGroupActivities: async () => ({ result }),
      listGroups: async () => ({ result: own, startId: '' }),
    },
  })

  it('shows each product’s group price, the group’s size, and how many pieces were bought so', async () => {
    const shown = await openScreen(GroupsScreen, { calls: calls([activity]), user: visitor })
    expect(shown.text()).toMatch(/三人拼团.*3 人团.*24 小时.*已成团 4 个.*氛围灯带.*已拼 7 件.*119.*159/)
    expect(shown.text()).toContain('已抢光')
    expect(shown.find('去拼团：氛围灯带').getAttribute('href')).toContain('/product/1504')
  })

  it('shows the shopper’s groups first', async () => {
    const own = [group({ own: { orderId: 'o1', paid: true } }), group({ groupId: 'g2', status: GROUP_STATUS.failed })]
    const shown = await openScreen(GroupsScreen, { calls: calls([activity], own) })
    expect(shown.text()).toMatch(/三人拼团.*我的拼团.*还差 1 人拼团成功.*拼团中.*已付款项全额退回.*拼团失败/)
  })

  it('leads to the products when there are none', async () => {
    const shown = await openScreen(GroupsScreen, { calls: calls([]) })
    expect(shown.text()).toContain('暂无拼团活动')
  })
})

describe('a product that is sold in groups', () => {
  const together = promotion({
    promotionType: 103,
    promotionId: 'together',
    promotionPrice: 29_900,
    limitQuantity: 2,
    campaign: { kind: 'group', groupSize: 3, groupHours: 24 },
  })
  const gift = promotion({ promotionType: 1001, promotionId: 'off', promotionName: '满 300 减 30' })
  const sold = [{ ...skus[0]!, promotions: [together, gift] }]
  const open = (groups: Group[], options: OpenOptions = {}) =>
    openScreen(ProductScreen, {
      params: { spuNo: '1501' },
      ...options,
      calls: {
        products: { get: async () => spu, spuSkus: async () => [{ spuNo: spu.spuNo, skus: sold }] },
        promotions: { listGroups: async () => ({ result: groups, startId: '' }) },
      },
    })

  it('shows both prices, keeps cart promotions for a shopper who buys alone, and opens a group', async () => {
    const page = await open([])
    expect(page.text().replaceAll(/\s/g, '')).toMatch(/3人团.*¥299.*24小时内满3人成团.*单独购买¥399.*发起拼团¥299/)
    expect(page.text()).toContain('满 300 减 30')
    expect(page.has('加入购物车')).toBe(true)
    await page.press('发起拼团 ¥299.00')
    const to = decodeURIComponent(page.ports.visited.at(-1) ?? '')
    expect(to).toContain('/checkout?')
    expect(to).toContain('{"kind":"group","promotionId":"together"}')
  })

  it('offers groups with free seats, and asks a visitor to log in before joining one', async () => {
    const open1 = group({ spuNo: '1501', own: undefined })
    const mine = group({ groupId: 'g2', own: { orderId: 'o1', paid: true } })
    const page = await open([open1, mine])
    expect(page.text()).toMatch(/林\*暖 的团.*还差 1 人.*剩余/)
    expect(page.text()).toContain('已参团')
    await page.press('去参团：林*暖 的团，还差 1 人')
    expect(decodeURIComponent(page.ports.visited.at(-1) ?? '')).toContain('"groupId":"g1"')
    const other = await open([open1], { user: visitor })
    await other.press('去参团：林*暖 的团，还差 1 人')
    expect(other.ports.visited.at(-1)).toContain('/login')
  })
})

describe('an order of a group', () => {
  const campaign = {
    kind: 'group' as const,
    promotionId: 'together',
    groupId: 'g1',
    leader: true,
    status: GROUP_STATUS.gathering,
    groupSize: 3,
    memberCount: 1,
    endTime: NOW + HOUR,
  }
  const open = (part: Parameters<typeof order>[1]) =>
    openScreen(OrderDetailScreen, {
      params: { orderId: 'o1' },
      calls: {
        orders: {
          get: async () => ({ order: order('o1', part) }),
          operLogs: async () => ({ operLogs: [] }),
        },
      },
    })

  it('says what its group is missing and leads there while it gathers', async () => {
    const page = await open({ orderStatus: ORDER_STATUS.paid, campaign })
    expect(page.text()).toMatch(/付款成功，等待成团.*前未成团全额退款.*还差 2 人拼团成功/)
    expect(page.find('邀请好友').getAttribute('href')).toBe('/groups/g1')
    expect(page.has('提醒发货')).toBe(false)
    expect(page.has('取消订单')).toBe(false)
  })

  it('says how it ended: complete and to be sent, or failed and refunded', async () => {
    const done = await open({
      orderStatus: ORDER_STATUS.paid,
      campaign: { ...campaign, status: GROUP_STATUS.complete, memberCount: 3 },
    })
    expect(done.text()).toContain('拼团成功，商家正在备货')
    const failed = await open({
      orderStatus: ORDER_STATUS.cancelled,
      campaign: { ...campaign, status: GROUP_STATUS.failed },
    })
    expect(failed.text()).toContain('拼团超时未成团，已付款项全额退回')
    expect(failed.find('查看拼团').getAttribute('href')).toBe('/groups/g1')
  })
})

describe('checkout of a group', () => {
  it('says whether it opens a group or joins one, until when, and what happens to the money', async () => {
    const open = (campaign: Settlement['campaign']) =>
      openScreen(CheckoutScreen, {
        query: { skuNo: 's1', campaign: JSON.stringify({ kind: 'group', promotionId: 'together' }) },
        calls: {
          checkout: {
            settle: async () => ({ ...settlement, campaign }),
            addresses: async () => ({ result: [address('a1')] }),
          },
        },
      })
    const terms = { kind: 'group' as const, groupSize: 3, groupHours: 24 }
    const opening = await open({ ...terms, memberCount: 0 })
    expect(opening.text()).toMatch(/开团 · 3 人团.*开团后 24 小时内满 3 人付款即成团.*全额原路退回.*付款后不能自行取消/)
    const joining = await open({ ...terms, memberCount: 2, groupId: 'g1', endTime: NOW + HOUR })
    expect(joining.text()).toMatch(/参团 · 还差 1 人.*前满 3 人付款即成团/)
  })
})
