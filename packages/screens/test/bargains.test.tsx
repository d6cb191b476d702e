import { BARGAIN_STATUS, ORDER_STATUS } from '@hearth/domain'
import { appStore, type Bargain, type BargainList, type BargainSku } from '@hearth/state'
import { refusal } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BargainScreen } from '../src/bargain'
import { BargainSkuScreen } from '../src/bargain-sku'
import { BargainsScreen } from '../src/bargains'
import { CheckoutScreen } from '../src/checkout'
import { OrderDetailScreen } from '../src/order-detail'
import { ProductScreen } from '../src/product'
import { openScreen, type OpenOptions, type OpenScreen } from './open-screen'
import { address, NOW, order, promotion, settlement, skus, spu, visitor } from './samples'

const HOUR = 3_600_000
const toastOf = (page: OpenScreen) => page.shop.store(appStore).getState().toast?.text
const DAY = 24 * HOUR

const about = {
  skuNo: '140401',
  bargainCampaignId: 'cut',
  spuNo: '1404',
  skuName: '守望摄像机',
  picture: { url: '/pictures/x', alt: '', width: 10, height: 10 },
  price: 45_900,
  floorPrice: 33_900,
  helperCount: 3,
  bargainHours: 72,
  beginTime: NOW - DAY,
  endTime: NOW + 2 * HOUR,
  soldOut: false,
  runs: true,
}

const help = (displayName: string, amount = 4000) => ({ displayName, uimg: '', amount, time: NOW - HOUR })

const bargain = (part: Partial<Bargain> = {}): Bargain => ({
  ...about,
  bargainId: 'b1',
  ownerName: '林*暖',
  currentPrice: 41_900,
  status: BARGAIN_STATUS.running,
  own: false,
  helped: false,
  captchaNeeded: true,
  helpers: [help('陈*舟')],
  serverTime: NOW,
  ...part,
})

describe('a bargain', () => {
  const open = (one: Bargain | (() => Promise<Bargain>), { calls, ...options }: OpenOptions = {}) =>
    openScreen(BargainScreen, {
      params: { bargainId: 'b1' },
      ...options,
      calls: {
        ...calls,
        bargain: { get: typeof one === 'function' ? one : async () => one, ...calls?.bargain },
      },
    })

  it('shows its current price, the amount cut and left, the deadline, the helpers and its rules', async () => {
    const shown = await open(bargain())
    expect(shown.text()).toMatch(/守望摄像机.*3 人砍价.*起砍价 ¥459.00.*现价.*419/)
    expect(shown.text()).toMatch(/距结束.*02.*已砍 ¥40.00.*还差 ¥80.00 到最低价 ¥339.00/)
    expect(shown.text()).toMatch(/砍价记录.*陈\*舟.*砍掉 ¥40.00/)
    expect(shown.text()).toMatch(/共 3 位好友可以帮砍，每位好友固定砍 ¥40.00，金额不随机/)
    expect(shown.text()).toMatch(/不邀请好友也能购买.*分享本身不会获得任何奖励/)
  })

  it('is helped by a friend who reads a captcha, and a wrong answer shows another captcha', async () => {
    const getCaptcha = vi.fn(async () => ({ captchaId: 'c1', url: '/captcha/c1' }))
    const helpCall = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(refusal('107002400', '验证码不正确'), { field: 'captchaCode' }))
      .mockResolvedValue({ amount: 4000, currentPrice: 37_900 })
    let asked = bargain()
    const shown = await open(async () => asked, { calls: { user: { getCaptcha }, bargain: { help: helpCall } } })
    await shown.press('帮砍一刀')
    await shown.press('确认帮砍')
    expect(shown.text()).toContain('请填写图中的字符')
    await shown.write('图形验证码', 'nope')
    await shown.press('确认帮砍')
    expect(shown.text()).toContain('验证码不正确')
    expect(getCaptcha).toHaveBeenCalledTimes(2)
    await shown.write('图形验证码', '7K2F')
    asked = bargain({ helped: true, currentPrice: 37_900, helpers: [help('王*'), help('陈*舟')] })
    await shown.press('确认帮砍')
    expect(helpCall.mock.calls.at(-1)![0]).toMatchObject({ bargainId: 'b1', captchaId: 'c1', captchaCode: '7K2F' })
    expect(toastOf(shown)).toBe('已帮好友砍掉 ¥40.00')
    expect(shown.text()).toContain('已砍 ¥80.00')
    expect(shown.has('帮砍一刀')).toBe(false)
    await shown.press('我也要砍价')
    expect(shown.ports.visited.at(-1)).toBe('/bargain/sku/140401/cut')
    await shown.press('查看其他砍价活动')
    expect(shown.ports.visited.at(-1)).toBe('/bargain')
  })

  it('asks a visitor to log in before helping, and returns them', async () => {
    const shown = await open(bargain(), { user: visitor })
    await shown.press('帮砍一刀')
    expect(decodeURIComponent(shown.ports.visited.at(-1) ?? '')).toContain('/bargain/b1')
  })

  it('says why help was refused, and shows the current state', async () => {
    let asked = bargain()
    const shown = await open(async () => asked, {
      calls: {
        user: { getCaptcha: async () => ({ captchaId: 'c1', url: '/captcha/c1' }) },
        bargain: { help: () => Promise.reject(refusal('107002414', '好友已经买下了，谢谢您')) },
      },
    })
    await shown.press('帮砍一刀')
    await shown.write('图形验证码', '7K2F')
    asked = bargain({ status: BARGAIN_STATUS.bought })
    await shown.press('确认帮砍')
    expect(toastOf(shown)).toBe('好友已经买下了，谢谢您')
    expect(shown.text()).toContain('好友已经买下了')
    expect(shown.has('我也要砍价')).toBe(true)
  })

  it('can be bought by its owner at any time, who may invite friends and need not', async () => {
    const shown = await open(bargain({ own: true }))
    expect(shown.text()).toContain('还有 2 位好友可以帮砍，不邀请也能现价购买')
    await shown.press('邀请好友砍价')
    expect(shown.text()).toContain('分享')
    await shown.press('立即购买')
    const to = decodeURIComponent(shown.ports.visited.at(-1) ?? '')
    expect(to).toContain('/checkout?skuNo=140401&itemQuantity=1')
    expect(to).toContain('{"kind":"bargain","bargainId":"b1"}')
  })

  it.each([
    ['bought, for its owner', { own: true, status: BARGAIN_STATUS.bought, orderId: 'o1' }, '已下单', '查看订单'],
    ['over, for its owner', { own: true, status: BARGAIN_STATUS.over }, '未产生任何费用', '查看其他砍价活动'],
    ['sold out, for its owner', { own: true, soldOut: true }, '砍价商品已抢光', '查看其他砍价活动'],
    ['bought, for a friend', { status: BARGAIN_STATUS.bought }, '好友已经买下了', '我也要砍价'],
    ['over, for a friend', { status: BARGAIN_STATUS.over }, '砍价已结束', '查看其他砍价活动'],
    ['sold out, for a friend', { soldOut: true, helped: true }, '砍价商品已抢光', '查看其他砍价活动'],
    [
      'at its lowest price, for a friend',
      { currentPrice: 33_900, helpers: [help('一*'), help('二*'), help('三*')] },
      '已砍到最低价',
      '我也要砍价',
    ],
    ['off in this app, for a friend', { runs: false }, '当前平台暂不支持帮砍', '查看其他砍价活动'],
  ] as const)('that is %s, says so, and the next step', async (_, part, words, button) => {
    const shown = await open(bargain({ ...part, helpers: [...('helpers' in part ? part.helpers : [])] }))
    expect(shown.text()).toContain(words)
    expect(shown.has(button)).toBe(true)
    expect(shown.has('帮砍一刀')).toBe(false)
    expect(shown.has('立即购买')).toBe(false)
  })

  it('that does not exist leads to other bargains', async () => {
    const shown = await open(() => Promise.reject(refusal('107002404', '没有找到这次砍价')))
    expect(shown.text()).toContain('没有找到这次砍价')
    expect(shown.find('去看看砍价').getAttribute('href')).toBe('/bargain')
  })

  it('ends at its second by the server’s clock, and is loaded again then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const get = vi.fn(async () => bargain({ own: true }))
      const shown = await open(get)
      const before = get.mock.calls.length
      shown.ports.now += 2 * HOUR + 1000
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(get.mock.calls.length).toBe(before + 1)
      expect(shown.text()).toContain('砍价已结束')
      expect(shown.has('立即购买')).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is shared with its current price, and promises nothing for sharing', async () => {
    const meta = vi.fn()
    await open(bargain(), { ports: { meta } })
    expect(meta.mock.calls.at(-1)).toMatchObject([
      {
        shareTitle: '「守望摄像机」现价 ¥419.00，最低 ¥339.00，帮我砍一刀',
        description: '每位好友砍多少，活动页都写明了',
        image: '/pictures/x',
      },
    ])
  })
})

describe('the list of bargains', () => {
  const list = (part: Partial<BargainList> = {}): BargainList => ({
    result: [{ ...about, endTime: NOW + 9 * DAY }],
    own: [],
    serverTime: NOW,
    ...part,
  })
  const open = (one: BargainList | (() => Promise<BargainList>)) =>
    openScreen(BargainsScreen, {
      calls: { bargain: { list: typeof one === 'function' ? one : async () => one } },
    })

  it('shows campaigns with their lowest prices, and marks those that are sold out or off here', async () => {
    const other = { ...about, endTime: NOW + DAY }
    const shown = await open(
      list({
        result: [
          other,
          { ...other, bargainCampaignId: 'gone', skuName: '已抢光的灯', soldOut: true },
          { ...other, bargainCampaignId: 'off', skuName: '别处的灯', runs: false },
        ],
      }),
    )
    expect(shown.text()).toMatch(/守望摄像机.*3 人砍价.*3 天内有效.*起砍价 ¥459.00.*最低.*339.*去砍价/)
    expect(shown.text()).toMatch(/已抢光的灯.*已抢光/)
    expect(shown.text()).toMatch(/别处的灯.*当前平台暂不支持/)
    expect(shown.find('守望摄像机').getAttribute('href')).toBe('/bargain/sku/140401/cut')
  })

  it('shows one’s own bargains first, each with its state', async () => {
    const { skuNo, bargainCampaignId, skuName, picture, price, floorPrice, helperCount } = about
    const own = { skuNo, bargainCampaignId, skuName, picture, price, floorPrice, helperCount, currentPrice: 41_900 }
    const shown = await open(
      list({
        own: [
          { ...own, bargainId: 'b1', helped: 1, status: BARGAIN_STATUS.running, endTime: NOW + HOUR },
          { ...own, bargainId: 'b2', helped: 3, status: BARGAIN_STATUS.bought, endTime: NOW + HOUR, orderId: 'o1' },
          { ...own, bargainId: 'b3', helped: 0, status: BARGAIN_STATUS.running, endTime: NOW - HOUR },
        ],
      }),
    )
    expect(shown.text()).toMatch(/正在砍价.*我的砍价.*1 位好友已帮砍，还可 2 位.*砍价中.*已购买.*已结束/)
    expect(shown.find('1 位好友已帮砍').getAttribute('href')).toBe('/bargain/b1')
  })

  it('says when there are none, and when it cannot be loaded', async () => {
    const shown = await open(list({ result: [] }))
    expect(shown.text()).toContain('暂无砍价活动')
    expect(shown.find('看看全部商品').getAttribute('href')).toBe('/allproducts')
    const failed = await open(() => Promise.reject(refusal('107002500', '服务开小差了')))
    expect(failed.has('重新加载')).toBe(true)
  })
})

describe('the bargain page of a sku', () => {
  const sku = (part: Partial<BargainSku> = {}): BargainSku => ({
    ...about,
    endTime: NOW + 9 * DAY,
    sku: skus[0]!,
    serverTime: NOW,
    ...part,
  })
  const open = (one: BargainSku | (() => Promise<BargainSku>), { calls, ...options }: OpenOptions = {}) =>
    openScreen(BargainSkuScreen, {
      params: { skuNo: '140401', bargainCampaignId: 'cut' },
      ...options,
      calls: { ...calls, bargain: { getSku: typeof one === 'function' ? one : async () => one, ...calls?.bargain } },
    })

  it('shows all price steps and the rules before it starts', async () => {
    const shown = await open(sku({ price: 45_901 }))
    expect(shown.text()).toMatch(/前 1 位好友每位固定砍 ¥40.01，其余每位固定砍 ¥40.00，最低 ¥339.00/)
    expect(shown.text()).toMatch(/第 1 位.*419.00.*第 2 位.*379.00.*第 3 位.*339.00/)
    expect(shown.text()).toMatch(/砍价规则.*3 天内有效.*到期未购买自动结束/)
  })

  it('starts a bargain and goes to its page, or says why it cannot be started', async () => {
    const start = vi
      .fn()
      .mockRejectedValueOnce(refusal('107002410', '砍价商品已抢光'))
      .mockResolvedValue(bargain({ own: true }))
    const shown = await open(sku(), { calls: { bargain: { start } } })
    await shown.press('发起砍价')
    expect(toastOf(shown)).toBe('砍价商品已抢光')
    await shown.press('发起砍价')
    expect(shown.ports.visited.at(-1)).toBe('/bargain/b1')
    await shown.press('直接购买')
    expect(shown.ports.visited.at(-1)).toBe('/product/1404?skuNo=140401')
  })

  it('leads to one’s own bargain, and asks a visitor to log in', async () => {
    const shown = await open(sku({ bargainId: 'b1' }))
    await shown.press('查看我的砍价')
    expect(shown.ports.visited.at(-1)).toBe('/bargain/b1')
    const asVisitor = await open(sku(), { user: visitor })
    await asVisitor.press('发起砍价')
    expect(decodeURIComponent(asVisitor.ports.visited.at(-1) ?? '')).toContain('/bargain/sku/140401/cut')
  })

  it.each([
    ['sold out', { soldOut: true }, '已抢光'],
    ['off here', { runs: false }, '当前平台暂不支持'],
    ['to come', { beginTime: NOW + HOUR }, '即将开始'],
    ['over', { endTime: NOW - 1 }, '活动已结束'],
  ])('that is %s, still sells it without a bargain', async (_, part, words) => {
    const shown = await open(sku(part))
    expect(shown.text()).toContain(words)
    expect(shown.has('发起砍价')).toBe(false)
    expect(shown.has('直接购买')).toBe(true)
  })

  it('that does not exist leads to other bargains', async () => {
    const shown = await open(() => Promise.reject(refusal('107002404', '没有这个砍价活动')))
    expect(shown.text()).toContain('砍价活动不存在或已结束')
  })
})

describe('pages around a bargain', () => {
  it('a product shows how far friends can cut its price, beside its current price', async () => {
    const cut = promotion({
      promotionId: 'cut',
      promotionType: 115,
      promotionName: '好友砍价',
      promotionPrice: 30_000,
      promotionInventoryStatus: 1,
      campaign: { kind: 'bargain', helperCount: 3, bargainHours: 72 },
    })
    const shown = await openScreen(ProductScreen, {
      params: { spuNo: '1501' },
      calls: {
        products: {
          get: async () => spu,
          spuSkus: async () => [{ spuNo: spu.spuNo, skus: [{ ...skus[0]!, promotions: [cut] }] }],
        },
      },
    })
    expect(shown.text()).toMatch(/3 人砍价.*最低 ¥300.00.*去砍价.*3 天内好友帮砍/)
    expect(shown.find('去砍价').getAttribute('href')).toMatch(/^\/bargain\/sku\/[^/]+\/cut$/)
    expect(shown.has('加入购物车')).toBe(true)
  })

  it('checkout says that the price is fixed from now on, and what it does not combine with', async () => {
    const shown = await openScreen(CheckoutScreen, {
      query: { skuNo: 's1', campaign: JSON.stringify({ kind: 'bargain', bargainId: 'b1' }) },
      calls: {
        checkout: {
          settle: async () => ({
            ...settlement,
            campaign: { kind: 'bargain' as const, bargainId: 'b1', promotionId: 'cut' },
          }),
          addresses: async () => ({ result: [address('a1')] }),
        },
      },
    })
    expect(shown.text()).toMatch(/提交订单后，价格不再变化.*砍价不与优惠券、满减、赠品同享/)
  })

  it('an order leads to the bargain it was bought with', async () => {
    const campaign = { kind: 'bargain' as const, bargainId: 'b1', promotionId: 'cut' }
    const shown = await openScreen(OrderDetailScreen, {
      params: { orderId: 'o1' },
      calls: {
        orders: {
          get: async () => ({ order: order('o1', { orderStatus: ORDER_STATUS.paid, campaign }) }),
          operLogs: async () => ({ operLogs: [] }),
        },
      },
    })
    expect(shown.find('查看砍价记录').getAttribute('href')).toBe('/bargain/b1')
  })
})
