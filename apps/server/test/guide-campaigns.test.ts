import { campaignOf, POST_STATUS, REPLY_CODE } from '@hearth/domain'
import type { ShopFile } from '@hearth/ops'
import type {
  ActivityPresent,
  Bargain,
  DrawResult,
  FissionShare,
  InviteStatus,
  FreshmanPresents,
  OrderDetail,
  Reservation,
  SkillDetail,
} from '@hearth/sdk/core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bargainHands } from './bargain-hands'
import { commandLine, importFile } from './command-line'
import { communityHands } from './community-hands'
import { GUIDE } from './guide'
import type { Buyer, OrderingShop } from './ordering-shop'
import { shopOnAnEngine } from './shop-on-every-engine'
import { trialHands } from './trial-hands'

/** Fen: the ordinary price of each sku in the guide's examples. */
const PRICES: Readonly<Record<string, number>> = {
  '100101': 100_000,
  '130201': 129_900,
  '140401': 39_900,
  '150401': 14_900,
  '150501': 29_900,
  '160501': 129_900,
  '170101': 59_900,
  '180101': 9_900,
  '200401': 59_900,
}

/** Stocks a shop with only the products and pictures that the guide's examples name. */
async function stock(shop: OrderingShop): Promise<void> {
  const drawn = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#e8d8b0' } })
    .jpeg()
    .toBuffer()
  const file: ShopFile = {
    merchants: [{ merchantId: 'me', name: '我的小店', companyName: '我的小店有限公司', telephone: '400-000-0000' }],
    pictures: ['face', 'winter', 'story-icon', 'autumn-cover'].map((name) => ({
      name,
      alt: name,
      file: drawn.toString('base64'),
    })),
    categories: [{ code: 'all', name: '全部', picture: 'face' }],
    products: Object.entries(PRICES).map(([skuNo, price]) => ({
      spuNo: skuNo.slice(0, 4),
      name: `商品 ${skuNo}`,
      sellingPoint: '',
      brandName: '我的小店',
      categoryCode: 'all',
      merchantId: 'me',
      pictures: ['face'],
      detailPictures: [],
      highlights: [],
      specifications: [],
      services: [],
      saleAttributes: [{ name: '颜色', values: [{ value: '白' }] }],
      defaultSkuNo: skuNo,
      skus: [
        {
          skuNo,
          skuName: `商品 ${skuNo} 白`,
          attributes: [{ name: '颜色', value: '白' }],
          picture: 'face',
          price,
          stock: 500,
        },
      ],
    })),
  }
  const { code, output } = await importFile(shop, file)
  if (code !== 0) throw new Error(output)
}

/** Returns the shop file in a section of the guide, unchanged. */
function shownIn(section: string): ShopFile {
  const [, text = ''] = new RegExp(`^### ${section}\\n([\\s\\S]*?)(?=^### |^## )`, 'm').exec(GUIDE) ?? []
  const [, block] = /^```json\n([\s\S]*?)^```$/m.exec(text) ?? []
  if (block === undefined) throw new Error(`The guide shows no shop file under “${section}”`)
  return JSON.parse(block) as ShopFile
}

shopOnAnEngine('the guide’s campaigns', stock, (at) => {
  const hearth = commandLine(() => at.shop)
  const trials = trialHands(() => at.shop)
  const bargains = bargainHands(() => at.shop)
  const community = communityHands(() => at.shop)
  const get = async <Data>(url: string, buyer?: Buyer) => {
    const { data, message } = await at.shop.ask<Data>({ url, headers: buyer?.headers ?? {} })
    if (!data) throw new Error(`${url}: ${message}`)
    return data
  }
  const send = async <Data>(buyer: Buyer, method: 'POST' | 'PUT', url: string, payload: object) => {
    const { data, message } = await trials.ask<Data>(buyer, method, url, payload)
    if (!data) throw new Error(`${url}: ${message}`)
    return data
  }
  const buys = async (skuNo: string, price: number, more: object = {}) => {
    const buyer = await at.shop.buyer()
    const { orderId } = await at.shop.buy(buyer, [{ skuNo, itemQuantity: 1 }], price, {
      useGold: false,
      useDuStar: false,
      ...more,
    })
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
    const { order } = await get<OrderDetail>(`/api/orders/${orderId}/v1`, buyer)
    return { buyer, order }
  }
  /** Runs a command that must succeed, and returns its output. */
  const said = async (...words: string[]) => {
    const { code, output } = await hearth(...words)
    expect({ words, code, output }).toMatchObject({ code: 0 })
    return output
  }
  const staffRead = async (url: string) => {
    const { data, message } = await trials.ops(`GET ${url}`)
    if (!data) throw new Error(`${url}: ${message}`)
    return JSON.stringify(data)
  }
  /** Imports the example of a section by `hearth`, and previews its promotions, as staff do before promotions begin. */
  const brought = (section: string) =>
    beforeAll(async () => {
      const file = shownIn(section)
      expect(await importFile(at.shop, file)).toMatchObject({ code: 0 })
      for (const { promotionId, promotionName } of file.promotions ?? [])
        expect(await said('promotion', 'preview', promotionId)).toContain(promotionName)
    })
  /** Moves the clock to a minute after a campaign's begin, but never back. */
  const waitFor = (beginTime: number) => at.shop.wait(Math.max(0, beginTime + 60_000 - at.shop.ports.clock()))

  describe('a pre-sale', () => {
    brought('Pre-sales')
    it('takes deposits, and staff read how many', async () => {
      const { order } = await buys('100101', 10_000)
      expect(order.campaign?.kind).toBe('preSale')
      expect(await said('promotion', 'show', 'lamp-2027')).toContain('79 left  1 sold')
      expect(await staffRead('/ops/promotions/lamp-2027/v1')).toContain('"sold":1')
    })
  })

  describe('a crowd-funding', () => {
    brought('Crowd-funding')
    it('gathers payments, and staff read how far it is', async () => {
      await buys('200401', 51_900, { campaign: { kind: 'crowdFunding', promotionId: 'curtain-2027' } })
      expect(await said('crowd-funding', 'list')).toContain('1 of 200 pieces')
      expect(await staffRead('/ops/crowd-fundings/v1')).toContain('"pieces":1')
    })
  })

  describe('a group', () => {
    brought('Group buying')
    it('is opened by one shopper, joined by two, and shown to staff as complete', async () => {
      const campaign = { kind: 'group', promotionId: 'together-12' }
      const { order } = await buys('150401', 11_900, { campaign })
      const { groupId } = campaignOf(order, 'group')!
      for (const _ of [2, 3]) await buys('150401', 11_900, { campaign: { ...campaign, groupId } })
      expect(await said('group', 'results', '--promotion', 'together-12')).toContain(
        '1 groups opened: 0 gather, 1 complete',
      )
      expect(await staffRead('/ops/groups/activities/v1')).toContain('"complete":1')
    })
  })

  describe('a bargain', () => {
    brought('Bargains')
    it('is started, cut by a friend and bought at its current price, as staff read it', async () => {
      const owner = await at.shop.buyer()
      const { bargainId } = await send<Bargain>(owner, 'PUT', '/api/bargain/start/v1', {
        skuNo: '140401',
        bargainCampaignId: 'cut-12',
      })
      await bargains.friends(bargainId, 1)
      const { data } = await bargains.place(owner, '140401', bargainId, 38_700)
      await bargains.pay(owner, data!.orderId)
      expect(await said('bargain', 'results', '--promotion', 'cut-12')).toContain(
        '1 pieces ordered (1 paid), 387.00, cut by 12.00',
      )
      expect(await staffRead('/ops/bargains/campaigns/v1')).toContain('"cutAmount":1200')
    })
  })

  describe('a free trial', () => {
    brought('Free trials')
    it('lends a product, and staff read who waits for it', async () => {
      const buyer = await trials.trier()
      const { data } = await trials.try(buyer, '170101', 'try')
      expect(await said('free-trial', 'list')).toContain(data!.orderId)
      expect(await staffRead('/ops/free-trials/v1')).toContain(data!.orderId)
    })
  })

  describe('a price and a coupon for newcomers', () => {
    brought('Newcomers')
    it('are shown to everybody and used by a shopper who never ordered, as staff read', async () => {
      const { coupons, products } = await get<FreshmanPresents>('/api/products/present/v1?presentType=newcomer')
      expect(coupons.map(({ couponName }) => couponName)).toEqual(['新人见面礼'])
      expect(products.map(({ spuNo }) => spuNo)).toEqual(['1801'])
      // The price includes 10 yuan of freight.
      await buys('180101', 8_900)
      expect(await said('promotion', 'show', 'first-order')).toContain('99 left  1 sold')
      expect(await staffRead('/ops/promotions/first-order/v1')).toContain('"sold":1')
      expect(await said('coupon', 'show', 'welcome-20')).toContain('新人见面礼')
    })
  })

  describe('a present activity', () => {
    brought('Present activities')
    it('exists once it is started, with its bundle and its steps, and staff read its results', async () => {
      const url = '/api/platform/activity/present/v1/winter'
      expect((await at.shop.ask({ url })).code).toBe(REPLY_CODE.notFound)
      await said('presents', 'start', 'winter')
      at.shop.wait(5_000)
      const shown = await get<ActivityPresent>(url, await at.shop.buyer())
      expect(JSON.stringify(shown)).toContain('冬日暖心券')
      expect(await said('presents', 'show', 'winter')).toContain('冬日暖心礼')
      expect(await staffRead('/ops/presents/winter/v1')).toContain('"published":true')
    })
  })

  describe('friends’ help', () => {
    brought('Friends who help')
    it('is asked for, and staff read how many asked', async () => {
      const url = '/api/platform/fission/v1/together/share'
      const { shareId } = await send<FissionShare>(await at.shop.buyer(), 'POST', url, {})
      expect(shareId).toBeTruthy()
      expect(await said('fission', 'show', 'together')).toContain('asked 1')
      expect(await staffRead('/ops/fissions/together/v1')).toContain('"started":1')
    })
  })

  describe('an invitation campaign', () => {
    brought('Invitations of promoters')
    it('exists, and staff read who was invited', async () => {
      const { data } = await at.shop.ask<InviteStatus>({ url: '/api/platform/invite/v1/active/status' })
      expect(data?.campaign?.steps.map(({ buyerCount }) => buyerCount)).toEqual([1, 3])
      expect(await said('invitation', 'show', 'spring')).toContain('invited 0, bought 0')
      expect(await staffRead('/ops/invitations/spring/v1')).toContain('"invited":0')
    })
  })

  describe('a lottery', () => {
    brought('Lotteries')
    it('is drawn, and staff read by how many', async () => {
      const url = '/api/platform/luck/v1/draw'
      const drawn = await send<DrawResult>(await at.shop.buyer(), 'POST', url, { activityId: 'autumn' })
      expect(drawn.remainNum).toBe(2)
      expect(await said('lottery', 'show', 'autumn')).toContain('1 draws of 1 shoppers')
      expect(await staffRead('/ops/lotteries/autumn/v1')).toContain('"draws":1')
    })
  })

  describe('a skill', () => {
    brought('Skills of devices')
    it('is shown to shoppers, and to staff', async () => {
      const skill = await get<SkillDetail>('/api/rest/dbp/v1/skills/bedtime-stories/detail')
      expect(skill).toMatchObject({ name: '睡前故事' })
      expect(await said('skill', 'show', 'bedtime-stories')).toContain('童伴工作室')
      expect(await staffRead('/ops/skills/v1')).toContain('bedtime-stories')
    })
  })

  describe('a live broadcast', () => {
    brought('Live broadcasts')
    it('is listed for staff', async () => {
      expect(await said('lives')).toContain('秋季新品发布')
      expect(await staffRead('/ops/content/lives/v1')).toContain('autumn')
    })
  })

  it('the words that decide on posts are set by the guide’s command, and hold from the next post on', async () => {
    const [, words = ''] = /^pnpm hearth (post rules --\S+.*?) {2,}/m.exec(GUIDE) ?? []
    expect(words).toContain('--refused')
    await said(...words.split(' '))
    const refused = await community.write(await at.shop.buyer(), { text: '需要刷单的联系我' })
    expect(refused.data).toMatchObject({ status: POST_STATUS.refused, reason: expect.stringContaining('刷单') })
    const waiting = await community.write(await at.shop.buyer())
    expect(waiting.data).toMatchObject({ status: POST_STATUS.reviewing })
    expect(await said('post', 'list', '--of', 'waiting')).toContain('客厅的灯')
  })

  describe('a reservation campaign', () => {
    brought('Reservation campaigns')
    it('takes reservations from its beginning on, as staff read', async () => {
      waitFor(shownIn('Reservation campaigns').promotions![0]!.beginTime)
      const wish = { campaignId: 'reserve-g2', quantity: 1 }
      const { status } = await send<Reservation>(await at.shop.buyer(), 'POST', '/api/reservation/v1', wish)
      expect(status).toBe(1)
      expect(await said('reservation', 'list', '--promotion', 'reserve-g2')).toContain(
        '1 of 100 pieces reserved by 1 shoppers',
      )
      expect(await staffRead('/ops/reservations/v1')).toContain('"reservedPieces":1')
    })
  })

  describe('a flash sale', () => {
    brought('Flash sales')
    it('sells at its price while it runs, as staff read', async () => {
      waitFor(shownIn('Flash sales').promotions![0]!.beginTime)
      await buys('130201', 114_900)
      expect(await said('flash-sale', 'list', '--promotion', 'night-1128')).toContain(
        '1 pieces in 1 orders (1 paid) of 1 shoppers',
      )
      expect(await staffRead('/ops/flash-sales/v1')).toContain('"paidOrders":1')
      expect(await said('campaign', 'list', '--kind', 'flashSale')).toContain('night-1128')
    })
  })
})
