import { CAMPAIGN_STATUS, DAY, PROMOTION_TYPE, REMINDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { FlashSaleList, FlashSaleProducts, FlashSales, ReminderPhone, Reminders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const HOUR = 3_600_000
const SKUS = ['lamp', 'mug', 'last', 'gone', 'open', 'off']

/** Returns a flash sale. The hours count from noon in Beijing, which is 4:00 in UTC. */
const session = (id: string, from: number, to: number) => ({
  id,
  beginTime: NOON + from * HOUR,
  endTime: NOON + to * HOUR - 1,
})
const MORNING = session('morning', -4, -2)
const TODAY = session('today', -1, 3)
const EVENING = session('evening', 5, 8)
const TOMORROW = session('tomorrow', 24, 26)
const HIDDEN = session('hidden', 6, 7)
const LONG_AGO = session('long-ago', -100, -98)
const CALLED_OFF = session('called-off', 24, 26)

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(
    db,
    SKUS.map((skuNo) => ({ skuNo, price: 10_000, stock: skuNo === 'gone' ? 0 : 50 })),
  )
  await sql`update sku set sku_status = 0 where sku_no = 'off'`.execute(db)
  for (const one of [MORNING, TODAY, EVENING, TOMORROW, HIDDEN, CALLED_OFF, LONG_AGO])
    await promote(db, { ...one, type: PROMOTION_TYPE.flashSale, skuNos: ['lamp'], price: 7_900, stock: 40, limit: 2 })
  const more = { id: 'today', price: 6_900 }
  for (const [skuNo, pieces, sold] of [
    ['mug', 0, 20],
    ['last', 3, 300],
    ['gone', 5, 0],
    ['open', null, 0],
    ['off', 5, 0],
  ] as const)
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price, stock, sold)
      values (${more.id}, ${skuNo}, ${more.price}, ${pieces}, ${sold})`.execute(db)
  await sql`update promotion set display_time = ${NOON - DAY} where id <> 'hidden'`.execute(db)
}

shopOnAnEngine('flash sales', stock, (at) => {
  const db = () => at.shop.connection.db
  const get = async <Data>(url: string, buyer?: Buyer) =>
    at.shop.ask<Data>({ url, ...(buyer ? { headers: buyer.headers } : {}) })
  const sale = async (query = '') =>
    (await get<FlashSales>(`/api/products/promotion/flashsale/v1${query}`)).data ?? { sessions: [] }
  const items = async (query = '') =>
    (await get<FlashSaleProducts>(`/api/promotion/flashSales/v1/products${query}`)).data?.items ?? []
  const selling = async (query = '') =>
    (await get<FlashSaleProducts>(`/api/products/promotion/flashsale/selling/v1${query}`)).data?.items ?? []
  const set = (buyer: Buyer, promotionId: string, itemNo = 'lamp', telephone?: string) =>
    at.shop.ask({
      method: 'POST',
      url: '/api/promotion/v1/remainder',
      headers: buyer.headers,
      payload: { promotionId, itemNo, ...(telephone ? { telephone } : {}) },
    })
  const cancel = (buyer: Buyer, promotionId: string) =>
    at.shop.ask({
      method: 'DELETE',
      url: `/api/rest/promotion/v1/remainder/${promotionId}/lamp`,
      headers: buyer.headers,
    })
  const status = async (promotionId: string, buyer?: Buyer) => {
    const { data } = await at.shop.ask<Reminders>({
      method: 'POST',
      url: '/api/rest/promotion/v1/remainder/status',
      ...(buyer ? { headers: buyer.headers } : {}),
      payload: { promotionId, itemNo: ['mug', 'lamp'] },
    })
    return data?.result.map(({ reminderStatus }) => reminderStatus)
  }
  const phone = async (buyer: Buyer) =>
    (await get<ReminderPhone>('/api/promotion/reminderphone/v1', buyer)).data?.telephone
  const told = async () => {
    await at.shop.run('tell of flash sales', 'events')
    return at.shop.messages.splice(0).map((message) => ({ ...message, key: undefined }))
  }
  const { off, on } = REMINDER_STATUS

  it('show the one that runs first, beside today’s and coming ones', async () => {
    const { flashSale, sessions } = await sale()
    expect(flashSale).toEqual({
      promotionId: 'today',
      title: 'today',
      beginTime: TODAY.beginTime,
      endTime: TODAY.endTime,
      status: CAMPAIGN_STATUS.running,
    })
    expect(sessions.map(({ promotionId, status }) => [promotionId, status])).toEqual([
      ['morning', CAMPAIGN_STATUS.over],
      ['today', CAMPAIGN_STATUS.running],
      ['evening', CAMPAIGN_STATUS.notBegun],
      ['called-off', CAMPAIGN_STATUS.notBegun],
      ['tomorrow', CAMPAIGN_STATUS.notBegun],
    ])
  })

  it('show the requested one first, also long after its end, and none that is not announced', async () => {
    expect((await sale('?promotionId=tomorrow')).flashSale?.promotionId).toBe('tomorrow')
    const { flashSale, sessions } = await sale('?promotionId=long-ago')
    expect(flashSale).toMatchObject({ promotionId: 'long-ago', status: CAMPAIGN_STATUS.over })
    expect(sessions.map(({ promotionId }) => promotionId).slice(0, 2)).toEqual(['long-ago', 'morning'])
    for (const id of ['hidden', 'nothing'])
      expect(await get(`/api/products/promotion/flashsale/v1?promotionId=${id}`)).toMatchObject({
        code: REPLY_CODE.notFound,
        field: 'promotionId',
      })
  })

  it('show of each product its price in the sale and the pieces left', async () => {
    const listed = await items()
    expect(listed.map(({ skuNo, salePrice, remainPercent }) => [skuNo, salePrice, remainPercent])).toEqual([
      ['gone', 6_900, 0],
      ['lamp', 7_900, 100],
      ['last', 6_900, 1],
      ['mug', 6_900, 0],
      ['open', 6_900, 100],
    ])
    const byNo = new Map(listed.map((one) => [one.skuNo, one]))
    expect(byNo.get('lamp')).toMatchObject({ price: 7_900, promotionId: 'today', spuNo: 'spu-lamp', limitQuantity: 2 })
    expect(byNo.get('lamp')).not.toHaveProperty('surplus')
    expect(byNo.get('last')).toMatchObject({ surplus: 3, limitQuantity: 5 })
    expect(byNo.get('gone')).not.toHaveProperty('surplus')
  })

  it('show a product with several skus once, as the cheapest sku that is left', async () => {
    await sql`update sku set spu_no = 'spu-lamp' where sku_no in ('last', 'mug')`.execute(db())
    at.shop.wait(2000)
    const told = async () =>
      (await items())
        .filter(({ spuNo }) => spuNo === 'spu-lamp')
        .map(({ skuNo, skuCount, salePrice, remainPercent, surplus }) => [
          skuNo,
          skuCount,
          salePrice,
          remainPercent,
          surplus,
        ])
    // The skus of the product have 40 and 3 pieces left, and 300 and 20 pieces were sold. So 43 of 363 pieces are left:
    // 12 %.
    expect(await told()).toEqual([['last', 3, 6_900, 12, undefined]])
    await sql`update promotion_sku set stock = 0 where promotion_id = 'today' and sku_no = 'last'`.execute(db())
    at.shop.wait(2000)
    expect(await told()).toEqual([['lamp', 3, 7_900, 12, undefined]])
    await sql`update promotion_sku set stock = 3 where promotion_id = 'today' and sku_no = 'last'`.execute(db())
    await sql`update sku set spu_no = 'spu-' || sku_no where sku_no in ('last', 'mug')`.execute(db())
    at.shop.wait(2000)
  })

  it('show before the beginning the product’s price until then', async () => {
    expect(await items('?promotionId=tomorrow')).toMatchObject([{ skuNo: 'lamp', price: 7_900, salePrice: 7_900 }])
    await sql`update promotion_sku set promotion_price = 5900 where promotion_id = 'tomorrow'`.execute(db())
    at.shop.wait(2000)
    expect(await items('?promotionId=tomorrow')).toMatchObject([{ skuNo: 'lamp', price: 7_900, salePrice: 5_900 }])
  })

  it('sell the pieces they have while they run', async () => {
    expect((await selling()).map(({ skuNo }) => skuNo)).toEqual(['lamp', 'last', 'open'])
    expect(await selling('?promotionId=tomorrow')).toEqual([])
    expect(await selling('?promotionId=morning')).toEqual([])
  })

  it('are listed with their products by both addresses, without those that are over', async () => {
    const [list, other] = await Promise.all([
      get<FlashSaleList>('/api/products/flashsalelist'),
      get<FlashSaleList>('/api/products/flashsale_list_group'),
    ])
    expect(list.data?.result.map(({ promotionId, products }) => [promotionId, products.length])).toEqual([
      ['today', 5],
      ['evening', 1],
      ['called-off', 1],
      ['tomorrow', 1],
    ])
    expect(other.data).toEqual(list.data)
  })

  it('take one statement for the sessions and five with their products, however many there are', async () => {
    const count = async (url: string) => {
      const before = at.shop.queries.length
      await get(url)
      return at.shop.queries.length - before
    }
    at.shop.wait(2000)
    expect(await count('/api/promotion/flashSales/v1/products?promotionId=today')).toBe(5)
    expect(await count('/api/products/flashsalelist')).toBe(5)
    expect(await count('/api/products/promotion/flashsale/v1?promotionId=evening')).toBe(1)
  })

  it('send an SMS once, some minutes before the beginning, to shoppers who asked for it', async () => {
    const buyer = await at.shop.buyer()
    const own = buyer.id.replace('shopper-', '')
    expect(await status('evening', buyer)).toEqual([off, off])
    expect(await phone(buyer)).toBe(`${own.slice(0, 3)}****${own.slice(7)}`)
    expect((await set(buyer, 'evening', 'lamp', '13900000001')).code).toBe(0)
    expect((await set(buyer, 'evening', 'lamp', '13900000002')).code).toBe(0)
    expect(await status('evening', buyer)).toEqual([off, on])
    expect(await status('evening')).toEqual([off, off])
    expect(await phone(buyer)).toBe('139****0002')
    expect(await told()).toEqual([])
    at.shop.wait(EVENING.beginTime - 5 * 60_000 - at.shop.ports.clock())
    const message = {
      kind: 'saleBegins',
      telephone: '13900000002',
      promotionId: 'evening',
      skuNo: 'lamp',
      spuNo: 'spu-lamp',
      productName: '灯 lamp',
      beginTime: EVENING.beginTime,
    }
    expect(await told()).toEqual([message])
    expect(await told()).toEqual([])
  })

  it('check at the time of the reminder: a postponed sale reminds later, a cancelled one never', async () => {
    const [one, other, third] = await Promise.all([at.shop.buyer(), at.shop.buyer(), at.shop.buyer()])
    for (const buyer of [one, other, third]) expect((await set(buyer, 'tomorrow')).code).toBe(0)
    expect((await set(third, 'called-off')).code).toBe(0)
    const now = at.shop.ports.clock()
    await sql`update promotion set begin_time = ${now - 1}, end_time = ${now - 1} where id = 'called-off'`.execute(db())
    expect((await cancel(third, 'tomorrow')).code).toBe(0)
    expect((await cancel(third, 'tomorrow')).code).toBe(0)
    await sql`update promotion set begin_time = begin_time + ${HOUR} where id = 'tomorrow'`.execute(db())
    at.shop.wait(TOMORROW.beginTime - at.shop.ports.clock())
    expect(await told()).toEqual([])
    at.shop.wait(HOUR)
    expect((await told()).map(({ telephone }) => telephone).sort()).toEqual(
      [one, other].map(({ id }) => id.replace('shopper-', '')).sort(),
    )
    await at.shop.run('forget sale reminders')
    expect(await at.shop.number(sql`select count(*)::integer as n from sale_reminder`)).toBe(2)
    at.shop.wait(3 * HOUR)
    await at.shop.run('forget sale reminders')
    expect(await at.shop.number(sql`select count(*)::integer as n from sale_reminder`)).toBe(0)
  })

  it('remind of no product that left the shop or the sale after the shopper asked', async () => {
    const buyer = await at.shop.buyer()
    const begin = at.shop.ports.clock() + 10 * 60_000
    const time = { beginTime: begin, endTime: begin + HOUR }
    const skuNos = ['lamp', 'mug', 'open']
    await promote(db(), { ...time, id: 'thin', type: PROMOTION_TYPE.flashSale, skuNos, price: 5_000 })
    await sql`update promotion set display_time = ${NOON - DAY} where id = 'thin'`.execute(db())
    for (const skuNo of skuNos) expect((await set(buyer, 'thin', skuNo)).code).toBe(0)
    await sql`update sku set sku_status = 0 where sku_no = 'mug'`.execute(db())
    await sql`delete from promotion_sku where promotion_id = 'thin' and sku_no = 'open'`.execute(db())
    at.shop.wait(6 * 60_000)
    expect(await told()).toMatchObject([{ skuNo: 'lamp' }])
    await sql`update sku set sku_status = 1 where sku_no = 'mug'`.execute(db())
    await sql`delete from sale_reminder`.execute(db())
  })

  it('remind every shopper, also when one is sent two messages within a millisecond', async () => {
    const [one, other] = await Promise.all([at.shop.buyer(), at.shop.buyer()])
    const time = { beginTime: at.shop.ports.clock() + 60_000, endTime: at.shop.ports.clock() + HOUR }
    await promote(db(), { ...time, id: 'soon', type: PROMOTION_TYPE.flashSale, skuNos: ['lamp'], price: 5_000 })
    await sql`update promotion set display_time = ${NOON - DAY} where id = 'soon'`.execute(db())
    const own = ({ id }: Buyer) => id.replace('shopper-', '')
    const telephones = async () => (await told()).map(({ telephone }) => telephone)
    expect((await set(one, 'soon')).code).toBe(0)
    expect(await telephones()).toEqual([own(one)])
    expect((await cancel(one, 'soon')).code).toBe(0)
    expect((await set(one, 'soon')).code).toBe(0)
    expect((await set(other, 'soon')).code).toBe(0)
    expect(await telephones()).toEqual([own(other)])
  })

  it('set no reminder for what has begun, is unknown or is not announced, and 50 at most', async () => {
    const buyer = await at.shop.buyer()
    expect(await set(buyer, 'today')).toMatchObject({ code: REPLY_CODE.wrongState, field: 'promotionId' })
    await sql`
      insert into promotion (id, promotion_type, name, begin_time, end_time, display_time)
      select 'later-' || n, 101, '场次', ${NOON + 90 * DAY}, ${NOON + 91 * DAY}, ${NOON - DAY}
      from generate_series(1, 51) as n`.execute(db())
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price)
      select 'later-' || n, 'lamp', 1000 from generate_series(1, 51) as n`.execute(db())
    for (const [promotionId, itemNo] of [
      ['later-1', 'mug'],
      ['later-1', 'off'],
      ['nothing', 'lamp'],
    ] as const)
      expect(await set(buyer, promotionId, itemNo)).toMatchObject({ code: REPLY_CODE.notFound, field: 'itemNo' })
    for (let n = 1; n <= 50; n += 1) expect((await set(buyer, `later-${n}`)).code).toBe(0)
    expect(await set(buyer, 'later-51')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'itemNo' })
    expect((await set(buyer, 'later-50')).code).toBe(0)
  })
})
