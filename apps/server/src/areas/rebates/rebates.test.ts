import { DAY, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { OpsRebateOfferDetail, OpsRebateOfferPage, RebateOfferPreview, TriedRebateRate } from '@hearth/ops'
import type {
  RebateCategories,
  RebateEstimates,
  RebateProducts,
  RebateShareActivity,
  RebateSkuPage,
  RebateSkus,
  ShareCode,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { commandLine } from '../../../test/command-line'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

shopOnAnEngine(
  'products that earn when they are shared',
  async (shop) => {
    const { db } = shop.connection
    await stockShelf(db, [
      { skuNo: 'lamp', price: 20_000 },
      { skuNo: 'desk', price: 30_000 },
      { skuNo: 'mug', price: 5_000 },
    ])
    await sql`insert into category select 'cup', '杯子', '', picture, 1 from category where code = 'lamp'`.execute(db)
    await sql`update spu set category_code = 'cup', position = 2 where spu_no = 'spu-mug'`.execute(db)
    await sql`update spu set position = 1 where spu_no = 'spu-desk'`.execute(db)
    await promote(db, { id: 'cut', type: PROMOTION_TYPE.discount, skuNos: ['desk'], price: 25_000 })
    await earningHands(() => shop).offer({
      rate: 300,
      targets: [{ categoryCode: 'lamp' }, { skuNo: 'desk', rate: 1000 }],
    })
  },
  (at) => {
    const hands = earningHands(() => at.shop)
    const read = async <Data>(url: string) => (await at.shop.ask<Data>(url)).data!
    const edit = (deed: string, offerId: string, version: number) =>
      hands.ops<OpsRebateOfferDetail>(`POST /ops/rebate-offers/${offerId}/${deed}/v1`, { version })

    it('are listed page by page, in the order of the shop, at their current price', async () => {
      const first = await read<RebateProducts>('/api/products/rebate/v2?pageNo=1&pageSize=1')
      const second = await read<RebateProducts>('/api/products/rebate/v2?pageNo=2&pageSize=1')
      const third = await read<RebateProducts>('/api/products/rebate/v2?pageNo=3&pageSize=1')
      expect([first, second, third].map(({ count, list }) => [count, list.map((one) => one.skuNo)])).toEqual([
        [2, ['lamp']],
        [2, ['desk']],
        [2, []],
      ])
      expect(second.list[0]).toMatchObject({
        rebateId: 'all',
        spuNo: 'spu-desk',
        price: 25_000,
        itemType: 1,
        isFirstPurchaseRebate: false,
        endTime: NOON + 100 * DAY,
      })
      expect(await read<RebateProducts>('/api/products/rebate/v1/retail?startIndex=1&count=1')).toEqual(second)
      expect(await read<RebateProducts>('/api/products/rebate/v1/other')).toEqual({ list: [], count: 0 })
    })

    it('are listed by category in the newer call, from the first on', async () => {
      expect((await read<RebateCategories>('/api/platform/rebate/sku/v1/category')).result).toEqual([
        { categoryCode: 'lamp', name: '灯具' },
      ])
      const url = '/api/platform/rebate/sku/v1/products'
      const page = await read<RebateSkuPage>(`${url}?categoryCode=lamp&startIndex=2&count=1`)
      expect([page.count, page.result.map((one) => one.skuNo)]).toEqual([2, ['desk']])
      expect((await read<RebateSkuPage>(`${url}?categoryCode=cup`)).count).toBe(0)
    })

    it('take as many queries for a long page as for a short one', async () => {
      const queriesOf = async (url: string) => {
        at.shop.queries.length = 0
        await at.shop.ask(url)
        return at.shop.queries.length
      }
      const one = await queriesOf('/api/products/rebate/v2?pageSize=1')
      expect(await queriesOf('/api/products/rebate/v2?pageSize=50')).toBe(one)
    })

    it('show what a sold piece would earn at the promoter’s level, and leave out products that earn nothing', async () => {
      const gold = await hands.promoter('promoter', 'gold')
      const levels = (await hands.ops<{ version: number }>('GET /ops/rebate-levels/v1')).data!
      await hands.ops('PUT /ops/rebate-levels/v1', { ...levels, levels: [{ level: 'gold', rate: 700 }] })
      const payload = {
        productInfoList: ['lamp', 'desk', 'mug'].map((skuNo) => ({
          skuNo,
          spuNo: `spu-${skuNo}`,
          price: skuNo === 'lamp' ? 20_000 : 25_000,
          itemType: 1,
        })),
      }
      const url = '/api/platform/rebate/shop/v1/estimate'
      const { data } = await hands.as<RebateEstimates>(gold, 'POST', url, payload)
      expect(data!.result.map(({ skuNo, estimateAmount, rate }) => [skuNo, estimateAmount, rate])).toEqual([
        ['lamp', 1400, 7],
        ['desk', 2500, 10],
      ])
      const usual = await at.shop.ask<RebateEstimates>({ method: 'POST', url, payload })
      expect(usual.data!.result[0]?.estimateAmount).toBe(600)
      const skus = await hands.as<RebateSkus>(gold, 'GET', '/api/platform/rebate/v1/all/batchskus/info')
      expect(skus.data!.result.map(({ skuNo, rebateAmount }) => [skuNo, rebateAmount])).toEqual([
        ['lamp', 1400],
        ['desk', 2500],
      ])
    })

    it('are shared with an address that opens the product, the same one each time', async () => {
      const promoter = await hands.promoter()
      const share = (payload: object) =>
        hands.as<ShareCode>(promoter, 'POST', '/api/platform/rebate/v1/shareCode', payload)
      const one = (await share({ spuNo: 'spu-lamp', skuNo: 'lamp' })).data!
      expect(new URL(one.url).pathname).toBe('/product/spu-lamp')
      expect(new URL(one.url).searchParams.get('shareId')).toBe(one.shareId)
      expect((await share({ skuNo: 'lamp' })).data!.shareId).toBe(one.shareId)
      expect((await share({ spuNo: 'spu-lamp' })).data!.shareId).not.toBe(one.shareId)
      expect((await share({ spuNo: 'nothing' })).code).toBe(REPLY_CODE.notFound)
      expect((await share({ spuNo: 'spu-desk', skuNo: 'lamp' })).code).toBe(REPLY_CODE.notFound)
      const many = await Promise.all(Array.from({ length: 50 }, () => share({ spuNo: 'spu-mug' })))
      expect(new Set(many.map(({ data }) => data?.shareId)).size).toBe(1)
    })

    it('are an activity until it ends', async () => {
      const url = '/api/platform/rebate/v1/share/all/activity'
      expect(await read<RebateShareActivity>(url)).toMatchObject({ id: 'all', title: '全场返利' })
      expect((await at.shop.ask('/api/platform/rebate/v1/share/none/activity')).code).toBe(REPLY_CODE.notFound)
    })

    it('earn by offers that an owner creates, reads, changes, stops and starts', async () => {
      const made = await hands.ops<OpsRebateOfferDetail>('POST /ops/rebate-offers/v1', {
        offerId: 'cups',
        name: '杯子返利',
        beginTime: NOON,
        endTime: NOON + DAY,
        rate: 400,
        published: false,
        targets: [{ spuNo: 'spu-mug' }],
      })
      expect(made.data).toMatchObject({ published: false, allowed: ['start', 'change'], targetCount: 1 })
      const again = await hands.ops('POST /ops/rebate-offers/v1', { ...made.data, targets: [{ spuNo: 'spu-mug' }] })
      expect(again.code).not.toBe(0)
      const preview = await hands.ops<RebateOfferPreview>('GET /ops/rebate-offers/cups/preview/v1')
      expect(preview.data!.skus).toEqual([{ skuNo: 'mug', name: '灯 mug', price: 5000, rate: 400, rebateAmount: 200 }])
      expect((await read<RebateCategories>('/api/platform/rebate/sku/v1/category')).result).toHaveLength(1)
      const started = await edit('start', 'cups', made.data!.version)
      expect(started.data!.allowed).toEqual(['stop', 'change'])
      expect((await edit('start', 'cups', made.data!.version)).code).not.toBe(0)
      expect((await read<RebateCategories>('/api/platform/rebate/sku/v1/category')).result).toHaveLength(2)
      const changed = await hands.ops<OpsRebateOfferDetail>('PUT /ops/rebate-offers/cups/v1', {
        version: started.data!.version,
        name: '杯子返利',
        beginTime: NOON,
        endTime: NOON + DAY,
        rate: 800,
        targets: [{ skuNo: 'mug', rate: 900 }],
      })
      expect(changed.data).toMatchObject({
        published: true,
        rate: 800,
        targets: [{ target: 'sku', code: 'mug', rate: 900 }],
      })
      const stopped = await edit('stop', 'cups', changed.data!.version)
      expect(stopped.data!.allowed).toEqual(['change'])
      expect((await read<RebateCategories>('/api/platform/rebate/sku/v1/category')).result).toHaveLength(1)
      const open = await hands.ops<OpsRebateOfferPage>('GET /ops/rebate-offers/v1?open=true')
      expect(open.data!.offers.map(({ offerId }) => offerId)).toEqual(['all'])
      const newest = await hands.ops<OpsRebateOfferPage>('GET /ops/rebate-offers/v1?sort=newest&count=1')
      expect([newest.data!.offers.length, newest.data!.after]).toEqual([1, 'cups'])
    })

    it('are refused by name where an offer covers a missing product, or the same twice', async () => {
      const refused = async (targets: object[], more: object = {}) => {
        const reply = await hands.ops('POST /ops/rebate-offers/v1', {
          offerId: 'bad',
          name: '坏活动',
          beginTime: NOON,
          endTime: NOON + DAY,
          rate: 400,
          targets,
          ...more,
        })
        return [reply.code, (reply as { data?: { field?: string } }).data?.field ?? reply.message]
      }
      const codes = await Promise.all([
        refused([{ skuNo: 'nothing' }]),
        refused([{ spuNo: 'spu-mug' }, { spuNo: 'spu-mug' }]),
        refused([{ spuNo: 'spu-mug', skuNo: 'mug' }]),
        refused([]),
        refused([{ spuNo: 'spu-mug' }], { rate: 5001 }),
        refused([{ spuNo: 'spu-mug' }], { endTime: NOON - 1 }),
        refused([{ spuNo: 'spu-mug' }], { couponBatchId: 'none' }),
      ])
      expect(codes.map(([code]) => code)).toEqual(Array(7).fill(REPLY_CODE.badInput))
      expect((await hands.ops('GET /ops/rebate-offers/bad/v1')).code).toBe(REPLY_CODE.notFound)
    })

    it('show what a rate would have cost', async () => {
      const promoter = await hands.promoter()
      await hands.bought(promoter)
      await hands.bought({ shareId: '' })
      const tried = await hands.ops<TriedRebateRate>('GET /ops/rebate-rates/try/v1?rate=250&skuNo=lamp')
      expect(tried.data).toEqual({
        lines: 2,
        paidAmount: 40_000,
        mostCost: 1000,
        sharedLines: 1,
        sharedCost: 500,
      })
    })

    it('are set, shown and stopped on the command line', async () => {
      const hearth = commandLine(() => at.shop)
      const say = async (...words: string[]) => (await hearth(...words)).output
      expect(await say('rebate', 'list')).toContain('全场返利')
      expect(await say('rebate', 'show', 'all')).toContain('sku desk  10%')
      expect(await say('rebate', 'preview', 'all')).toContain('desk')
      expect(await say('rebate', 'try', '2.5')).toContain('2.5%')
      expect(await say('rebate', 'level', 'gold', '8')).toBe('gold  8%')
      expect(await say('rebate', 'levels')).toBe('gold  8%')
      expect(await say('rebate', 'level', 'gold', 'none')).toContain('no rate')
    })
  },
)
