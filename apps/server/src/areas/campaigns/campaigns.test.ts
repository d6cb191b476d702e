import { CAMPAIGN_KIND, CAMPAIGN_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import type { ShopCampaigns } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { NOON } from '../../../test/noon'
import type { OrderingShop } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { stockLotteries } from '../../../test/stock-lotteries'

const HOUR = 3_600_000

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20_000 }, { skuNo: 'off' }])
  await sql`update sku set sku_status = 0 where sku_no = 'off'`.execute(db)
  const lamp = { skuNos: ['lamp'], price: 9_900 }
  const sale = { ...lamp, type: PROMOTION_TYPE.flashSale }
  await promote(db, { ...sale, id: 'now', beginTime: NOON - HOUR, endTime: NOON + HOUR })
  await promote(db, { ...sale, id: 'announced', beginTime: NOON + 2 * HOUR, endTime: NOON + 3 * HOUR })
  await promote(db, { ...sale, id: 'secret', beginTime: NOON + HOUR, endTime: NOON + 3 * HOUR })
  await promote(db, { ...sale, id: 'over', beginTime: NOON - 3 * HOUR, endTime: NOON - HOUR })
  await promote(db, { ...sale, id: 'of-nothing', skuNos: ['off'] })
  await promote(db, { ...lamp, id: 'cheaper', type: PROMOTION_TYPE.discount })
  await promote(db, { ...lamp, id: 'together', type: PROMOTION_TYPE.groupBuy, groups: { size: 3, hours: 24 } })
  await promote(db, {
    ...lamp,
    id: 'reserve',
    type: PROMOTION_TYPE.reservation,
    reserve: { end: NOON + HOUR, buyBegin: NOON + 2 * HOUR },
  })
  await promote(db, {
    ...lamp,
    id: 'fund',
    type: PROMOTION_TYPE.crowdFunding,
    goal: { pieces: 5 },
  })
  await sql`update promotion set display_time = ${NOON - 2 * HOUR} where id = 'announced'`.execute(db)
  await stockLotteries(db, 'lamp')
}

shopOnAnEngine('campaigns', stock, (at) => {
  const list = async () => (await at.shop.ask<ShopCampaigns>({ url: '/api/platform/campaigns/v1' })).data?.result ?? []

  it('lists those of all kinds that run or are announced: the next to end first, then the next to begin', async () => {
    const listed = await list()
    const ids = listed.map(({ campaignId }) => campaignId)
    expect(ids[0]).toBe('now')
    expect(ids.filter((id) => ['announced', 'later'].includes(id))).toEqual(['announced', 'later'])
    expect(ids).toEqual(expect.arrayContaining(['together', 'reserve', 'fund']))
    for (const unknown of ['secret', 'over', 'of-nothing', 'cheaper']) expect(ids).not.toContain(unknown)
    expect(listed[0]).toEqual({
      kind: CAMPAIGN_KIND.flashSale,
      campaignId: 'now',
      name: expect.any(String),
      spuNo: 'spu-lamp',
      status: CAMPAIGN_STATUS.running,
      beginTime: NOON - HOUR,
      endTime: NOON + HOUR,
    })
    const running = listed.filter(({ status }) => status === CAMPAIGN_STATUS.running)
    expect(listed.slice(0, running.length)).toEqual(running)
    const ends = running.map(({ endTime }) => endTime)
    expect(ends).toEqual([...ends].sort((one, other) => one - other))
  })

  it('lists lotteries that their owner published, and no others', async () => {
    const published = await sql<{ id: string }>`
      select id from lottery where published and end_time >= ${NOON} order by id`.execute(at.shop.connection.db)
    const listed = (await list()).filter(({ kind }) => kind === CAMPAIGN_KIND.lottery)
    expect(listed.map(({ campaignId }) => campaignId).sort()).toEqual(published.rows.map(({ id }) => id))
    expect(listed.length).toBeGreaterThan(0)
  })
})
