import { CAMPAIGN_KIND, DAY, PROMOTION_TYPE, REPLY_CODE, type CampaignKind } from '@hearth/domain'
import type { OpsCampaign, OpsCampaignPage } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { operate } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import type { OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { stockLotteries } from '../../../test/stock-lotteries'

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20_000 }])
  const sale = { skuNos: ['lamp'], price: 9_900, type: PROMOTION_TYPE.flashSale }
  for (const id of ['sale', 'seen-by-many', 'broken']) await promote(db, { ...sale, id })
  await promote(db, { ...sale, id: 'secret', beginTime: NOON + 50 * DAY, endTime: NOON + 52 * DAY })
  await stockLotteries(db, 'lamp')
}

shopOnAnEngine('the pages of campaigns', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const view = (campaignId: string, from: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
    at.shop.ask({
      method: 'POST',
      url: '/api/platform/campaigns/v1/view',
      payload: { kind: CAMPAIGN_KIND.flashSale, campaignId },
      ...from,
    })
  const write = () => at.shop.run('write views of campaigns')
  const list = async (query = '') => (await hands.ops<OpsCampaignPage>(`GET /ops/campaigns/v1${query}`)).data!
  const seen = async (id: string, kind: CampaignKind = 'flashSale') => {
    const found = (await list(`?count=100`)).campaigns.find((one) => one.campaignId === id && one.kind === kind)
    return found && { views: found.views, visitors: found.visitors }
  }

  it('are counted each time they are opened, and each visitor once a day', async () => {
    const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
    for (const headers of [one.headers, one.headers, other.headers]) await view('sale', { headers })
    await view('sale', { remoteAddress: '203.0.113.1' })
    await view('sale', { remoteAddress: '203.0.113.1' })
    expect(await seen('sale')).toEqual({ views: 0, visitors: 0 })
    await write()
    expect(await seen('sale')).toEqual({ views: 5, visitors: 3 })
    await view('sale', { headers: one.headers })
    await write()
    expect(await seen('sale')).toEqual({ views: 6, visitors: 3 })
    at.shop.wait(DAY)
    await view('sale', { headers: one.headers })
    await write()
    expect(await seen('sale')).toEqual({ views: 7, visitors: 4 })
  })

  it('are counted for hundreds of visitors at once, and written with one statement', async () => {
    const buyer = await at.shop.buyer()
    await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        view('seen-by-many', n % 3 ? { remoteAddress: `203.0.113.${n % 100}` } : { headers: buyer.headers }),
      ),
    )
    at.shop.queries.length = 0
    await Promise.all([write(), write()])
    expect(at.shop.queries.filter((text) => text.includes('campaign_day'))).toHaveLength(1)
    expect((await seen('seen-by-many'))?.views).toBe(300)
  })

  it('count nothing for a campaign that does not exist, or is not announced yet', async () => {
    for (const id of ['nothing', 'secret']) expect(await view(id)).toMatchObject({ success: true })
    expect(await view('')).toMatchObject({ code: REPLY_CODE.badInput, field: 'campaignId' })
    await write()
    expect(await seen('nothing')).toBeUndefined()
    expect(await seen('secret')).toEqual({ views: 0, visitors: 0 })
  })

  it('lose no count while the database is away for a moment', async () => {
    const { db } = at.shop.connection
    await view('broken')
    await sql`alter table campaign_day rename to campaign_day_away`.execute(db)
    await expect(write()).rejects.toThrow('campaign_day')
    await view('broken')
    await sql`alter table campaign_day_away rename to campaign_day`.execute(db)
    await write()
    expect(await seen('broken')).toEqual({ views: 2, visitors: 1 })
  })

  it('forget each visitor after two days, and keep the counts', async () => {
    at.shop.wait(3 * DAY)
    await at.shop.run('forget visitors of campaigns')
    const { rows } = await sql`select from campaign_visitor`.execute(at.shop.connection.db)
    expect(rows).toHaveLength(0)
    expect((await seen('sale'))?.visitors).toBe(4)
  })

  it('are listed for staff by kind and by time, page by page, with drafts; hearth lists them too', async () => {
    const ids = ({ campaigns }: OpsCampaignPage) => campaigns.map(({ campaignId }) => campaignId)
    const whole = await list('?count=100')
    expect(whole.after).toBe('')
    const pages: OpsCampaign[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: OpsCampaignPage = await list(`?count=3${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`)
      pages.push(...page.campaigns)
      after = page.after === '' ? undefined : page.after
    }
    expect(pages).toEqual(whole.campaigns)
    expect(whole.campaigns.find(({ campaignId }) => campaignId === 'draft')).not.toHaveProperty('knownFrom')
    expect(ids(await list('?kind=flashSale&sort=firstToBegin'))[0]).not.toBe('secret')
    expect(ids(await list('?kind=lottery&count=100')).every((id) => !id.includes('sale'))).toBe(true)
    const { output } = await operate(at.shop, { args: ['campaign', 'list', '--kind', 'flashSale', '--count', '50'] })
    expect(output).toMatch(/flashSale sale .*限时秒杀 sale\n {2}seen 7 times by 4 visitors/)
    const refused = await operate(at.shop, { args: ['campaign', 'list', '--kind', 'party'] })
    expect(refused.output).toContain('--kind is one of')
  })
})
