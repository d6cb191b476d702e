import { DAY, filterPromotions, PROMOTION_TYPE } from '@hearth/domain'
import type { ContentPage, LiveList, SpuSkus } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renewDemo } from '#demo/renew-demo'
import { openTestShop, type TestShop } from '../../test/shop'

describe('the demo shop’s promotions', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ demo: true })))
  afterAll(() => shop.close())

  const now = () => shop.ports.clock()
  const db = () => shop.connection.db
  /** Returns the types of a product's current promotions. */
  const running = async (spuNo: string) => {
    const { data } = await shop.ask<SpuSkus[]>(`/api/products/spu_skus/v3?spuNo=${spuNo}`)
    return filterPromotions(data?.[0]?.skus[0]?.promotions ?? [], { now: now() }).map(
      ({ promotionType }) => promotionType,
    )
  }
  /** Returns the flash sale that is always running or upcoming. */
  const nextSale = async () => {
    const { rows } = await sql<{ id: string; coming: boolean }>`
      select id, begin_time > ${now()} as coming from promotion where id = 'flash-2'`.execute(db())
    return rows
  }
  const version = async () =>
    (
      await sql<{
        value: number
      }>`select (value #>> '{}')::integer as value from setting where name = 'catalogueVersion'`.execute(db())
    ).rows[0]?.value

  it('run on their first day, and are not renewed while they run', async () => {
    expect(await running('1002')).toContain(PROMOTION_TYPE.flashSale)
    expect(await renewDemo(db(), now())).toBe(0)
  })

  it('run again after they have ended, the flash sale with its stock filled up', async () => {
    await sql`
      update promotion_sku set stock = 3, sold = 57
      where promotion_id = 'flash-1' and sku_no = '100201'`.execute(db())
    shop.wait(4 * DAY)
    expect(await running('1002')).not.toContain(PROMOTION_TYPE.flashSale)
    const before = (await version()) ?? 0
    // The rows that run again are both flash sales, the reservation campaign, and their live streams.
    expect(await renewDemo(db(), now())).toBe(7)
    expect(await running('1002')).toContain(PROMOTION_TYPE.flashSale)
    expect(await running('1101')).toContain(PROMOTION_TYPE.discount)
    expect(await version()).toBeGreaterThan(before)
    const { rows } =
      await sql`select stock, sold from promotion_sku where promotion_id = 'flash-1' and sku_no = '100201'`.execute(
        db(),
      )
    expect(rows).toEqual([{ stock: 60, sold: 57 }])
  })

  it('all run in a shop that is opened after months, coupons too, and the home page has its flash sale', async () => {
    shop.wait(100 * DAY)
    expect(await renewDemo(db(), now())).toBeGreaterThan(10)
    const { rows } = await sql`
      select id from promotion where not (begin_time <= ${now()} and end_time > ${now()}) and id <> 'flash-2'
      union all
      select id from coupon_batch where end_time <= ${now()}`.execute(db())
    expect(rows).toEqual([])
    expect(await nextSale()).toEqual([{ id: 'flash-2', coming: true }])
    expect(await running('1101')).toContain(PROMOTION_TYPE.discount)
    const { data } = await shop.ask<ContentPage>('/cms/api/v1/widgets?urlMapping=/home')
    const shelf = data?.blocks
      .flatMap(({ widgets }) => widgets)
      .find((widget) => widget.widgetType === 3 && widget.title === '限时秒杀')
    expect(shelf?.widgetType === 3 && shelf.products.length).toBe(5)
    expect(await renewDemo(db(), now())).toBe(0)
  })

  it('start crowd-fundings again, in a run of their own', async () => {
    const { rows } = await sql<{ begin: number; state: string }>`
      select begin_time as begin, state from crowd_funding where promotion_id = 'crowd-1' order by begin_time`.execute(
      db(),
    )
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ begin: now() - DAY, state: 'running' })
    expect(await running('2004')).toEqual([PROMOTION_TYPE.crowdFunding])
  })

  it('include a broadcast on air, some to come and one to be watched again on any day', async () => {
    const listed = await shop.ask<LiveList>('/api/products/live/v1')
    expect(listed.data?.result.map(({ status }) => status)).toEqual([1, 0, 0, 2])
  })

  it('are renewed once when two servers start at once', async () => {
    shop.wait(100 * DAY)
    const counts = await Promise.all([renewDemo(db(), now()), renewDemo(db(), now())])
    expect(counts.toSorted((one, other) => one - other)[0]).toBe(0)
  })

  it('leave alone what the owner changed', async () => {
    await sql`update promotion set name = '店主的秒杀', end_time = ${now() - 1} where id = 'flash-1'`.execute(db())
    await sql`
      insert into promotion (id, promotion_type, name, begin_time, end_time)
      values ('mine', 101, '限时秒杀', 0, 1)`.execute(db())
    expect(await renewDemo(db(), now())).toBe(0)
    const { rows } = await sql`select id from promotion where end_time <= ${now()} order by id`.execute(db())
    expect(rows).toEqual([{ id: 'flash-1' }, { id: 'mine' }])
  })
})
