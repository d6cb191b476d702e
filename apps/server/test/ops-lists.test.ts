import { BARGAIN_STATUS, CAMPAIGN_KIND, CAMPAIGN_STATUS, CLAIM_STATUS, PRIZE_TYPE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyCampaigns } from './many-campaigns'
import { manyPromoters } from './many-promoters'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { sentStatements } from './sent-statements'
import { serviceHands } from './served-shop'
import { stockShelf } from './shelf'

/** A row of a list, by the names of its fields. */
type Row = Readonly<Record<string, unknown>>
type Filter = (row: Row) => boolean

/** A list that staff read: the path of its rows in the reply, their ids, filters and orders. */
interface List {
  url: string
  rows: string
  id: (row: Row) => string
  /** Query strings that filter, each with the condition that the returned rows meet. */
  filters: Readonly<Record<string, Filter>>
  /**
   * Values of `sort`, each with the fields it orders by, with `-` before a descending one. The first is the default.
   */
  sorts: Readonly<Record<string, readonly string[]>>
}

const field = (name: string) => (row: Row) => String(row[name])
const is =
  (name: string, value: unknown): Filter =>
  (row) =>
    row[name] === value

const STATUSES: Readonly<Record<string, Filter>> = Object.fromEntries(
  Object.values(CAMPAIGN_STATUS).map((status) => [`status=${status}`, is('status', status)]),
)
/** Values of `sort` for lists of campaigns: by the end or the begin of their period. */
const TIMES = { lastToEnd: ['-endTime'], firstToBegin: ['beginTime'] } as const
/** Returns the list of promotions of one type, whose ids `manyCampaigns` makes from the type. */
const promotionsOf = (type: number) => ({
  id: field('promotionId'),
  filters: { ...STATUSES, [`promotionId=${type}-2`]: is('promotionId', `${type}-2`) },
  sorts: TIMES,
})
const isOpen: Filter = ({ status }) => status !== CAMPAIGN_STATUS.over
const PUBLISHED = {
  'published=true': is('published', true),
  'published=false': is('published', false),
  'open=true': isOpen,
}
const BY_ID = (id: string) => ({ id: [id], newest: ['-beginTime'] })

const LISTS: Readonly<Record<string, List>> = {
  promotions: {
    url: '/ops/promotions/v1',
    rows: 'promotions',
    id: field('promotionId'),
    filters: {
      'promotionType=103': is('promotionType', 103),
      'when=running': is('status', CAMPAIGN_STATUS.running),
      'when=coming': is('status', CAMPAIGN_STATUS.notBegun),
      'when=over': is('status', CAMPAIGN_STATUS.over),
      'search=102-2': is('promotionId', '102-2'),
    },
    sorts: TIMES,
  },
  'flash sales': { url: '/ops/flash-sales/v1', rows: 'flashSales', ...promotionsOf(101) },
  'promotions for groups': { url: '/ops/groups/activities/v1', rows: 'activities', ...promotionsOf(103) },
  'bargain campaigns': { url: '/ops/bargains/campaigns/v1', rows: 'campaigns', ...promotionsOf(115) },
  reservations: {
    url: '/ops/reservations/v1',
    rows: 'reservations',
    id: field('runId'),
    filters: {
      'promotionId=110-2': is('promotionId', '110-2'),
      [`status=${CAMPAIGN_STATUS.notBegun}`]: is('phase', 'notBegun'),
      [`status=${CAMPAIGN_STATUS.over}`]: is('phase', 'over'),
      [`status=${CAMPAIGN_STATUS.running}`]: ({ phase }) => phase !== 'notBegun' && phase !== 'over',
    },
    sorts: TIMES,
  },
  'crowd-fundings': {
    url: '/ops/crowd-fundings/v1',
    rows: 'crowdFundings',
    id: field('crowdFundingId'),
    filters: { 'state=running': is('state', 'running'), 'state=failed': is('state', 'failed') },
    sorts: TIMES,
  },
  groups: {
    url: '/ops/groups/v1',
    rows: 'groups',
    id: field('groupId'),
    filters: { 'promotionId=103-1': is('promotionId', '103-1'), 'state=gathering': is('state', 'gathering') },
    sorts: { lastToEnd: ['-endTime'], firstToEnd: ['endTime'] },
  },
  bargains: {
    url: '/ops/bargains/v1',
    rows: 'bargains',
    id: field('bargainId'),
    filters: {
      'promotionId=115-1': is('promotionId', '115-1'),
      ...Object.fromEntries(
        Object.values(BARGAIN_STATUS).map((status) => [`status=${status}`, is('status', status)] as const),
      ),
    },
    sorts: { lastStarted: ['-startedAt'], firstToEnd: ['endTime'] },
  },
  lotteries: {
    url: '/ops/lotteries/v1',
    rows: 'lotteries',
    id: field('lotteryId'),
    filters: PUBLISHED,
    sorts: BY_ID('lotteryId'),
  },
  draws: {
    url: '/ops/lotteries/lottery-1/draws/v1',
    rows: 'draws',
    id: field('recordId'),
    filters: {
      [`claimStatus=${CLAIM_STATUS.claimed}`]: is('claimStatus', CLAIM_STATUS.claimed),
      'review=true': is('review', true),
      'review=false': is('review', false),
      'won=true': ({ prizeType }) => prizeType !== PRIZE_TYPE.nothing,
      'won=false': is('prizeType', PRIZE_TYPE.nothing),
      'shopperId=many-2': is('shopperId', 'many-2'),
    },
    sorts: { newest: ['-wonAt'], oldest: ['wonAt'] },
  },
  presents: {
    url: '/ops/presents/v1',
    rows: 'activities',
    id: field('activityId'),
    filters: { ...PUBLISHED, 'kind=hotel': is('kind', 'hotel'), 'audience=member': is('audience', 'member') },
    sorts: BY_ID('activityId'),
  },
  'friends’ help': {
    url: '/ops/fissions/v1',
    rows: 'activities',
    id: field('activityId'),
    filters: PUBLISHED,
    sorts: BY_ID('activityId'),
  },
  invitations: {
    url: '/ops/invitations/v1',
    rows: 'campaigns',
    id: field('campaignId'),
    filters: PUBLISHED,
    sorts: BY_ID('campaignId'),
  },
  promoters: {
    url: '/ops/promoters/v1',
    rows: 'promoters',
    id: field('shopperId'),
    filters: {
      'status=2': is('status', 2),
      'suspended=true': is('state', 'suspended'),
      'suspended=false': ({ state }) => state !== 'suspended',
    },
    sorts: { newest: ['-appliedAt', '-shopperId'], oldest: ['appliedAt', 'shopperId'] },
  },
  'shops of promoters': {
    url: '/ops/promoter-shops/v1',
    rows: 'shops',
    id: field('shopId'),
    filters: {
      'status=2': is('status', 2),
      'kind=partner': is('kind', 'partner'),
      'shopperId=many-2': is('shopperId', 'many-2'),
    },
    sorts: { newest: ['-shopId'], oldest: ['shopId'] },
  },
  withdrawals: {
    url: '/ops/withdrawals/v1',
    rows: 'withdrawals',
    id: field('withdrawId'),
    filters: {
      'status=0': is('status', 0),
      'kind=partner': is('kind', 'partner'),
      'shopperId=many-2': is('shopperId', 'many-2'),
      'unclear=true': ({ unclearSince }) => unclearSince !== undefined,
      'unclear=false': is('unclearSince', undefined),
    },
    sorts: { newest: ['-withdrawId'], oldest: ['withdrawId'] },
  },
  'offers of rebates': {
    url: '/ops/rebate-offers/v1',
    rows: 'offers',
    id: field('offerId'),
    filters: { 'published=true': is('published', true), 'published=false': is('published', false) },
    sorts: { id: ['offerId'], newest: ['-beginTime'] },
  },
  'campaigns of all kinds': {
    url: '/ops/campaigns/v1',
    rows: 'campaigns',
    id: ({ kind, campaignId }) => `${String(kind)}/${String(campaignId)}`,
    filters: {
      ...STATUSES,
      ...Object.fromEntries(Object.values(CAMPAIGN_KIND).map((kind) => [`kind=${kind}`, is('kind', kind)] as const)),
    },
    sorts: TIMES,
  },
  posts: {
    url: '/ops/posts/v1',
    rows: 'posts',
    id: field('postId'),
    filters: {
      'status=0': is('status', 0),
      'reported=true': ({ openReports }) => openReports !== 0,
      'reported=false': is('openReports', 0),
      'shopperId=many-1': is('shopperId', 'many-1'),
    },
    sorts: { reported: ['-openReports'], newest: ['-postId'], oldest: ['postId'] },
  },
  skills: {
    url: '/ops/skills/v1',
    rows: 'skills',
    id: field('skillId'),
    filters: {
      'categoryCode=kids': is('categoryCode', 'kids'),
      'shelf=on': is('onShelf', true),
      'shelf=off': is('onShelf', false),
      'recommended=true': is('recommended', true),
      'search=skill-2': is('skillId', 'skill-2'),
    },
    sorts: { place: ['position'], name: ['name'] },
  },
}

/** Compares two rows by fields; texts are compared by code points, as the database does. */
function compared(fields: readonly string[], one: Row, other: Row): number {
  for (const said of fields) {
    const down = said.startsWith('-')
    const name = down ? said.slice(1) : said
    const [a, b] = [one[name] as string | number, other[name] as string | number]
    if (a !== b) return a < b === down ? 1 : -1
  }
  return 0
}

const FEW = 3
const MANY = 300

describe('each list of campaigns and promoters that staff read', () => {
  let shop: OrderingShop
  const hands = serviceHands(() => shop)
  beforeAll(async () => {
    shop = await openOrderingShop()
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000 }])
    await manyCampaigns(shop.connection.db, 'lamp', 1, FEW)
    await manyPromoters(shop.connection.db, 1, FEW)
    // Each list is read once before it is measured, since the first read fills the caches of the process.
    for (const { url } of Object.values(LISTS)) few.set(url, await statements(url, FEW))
    await manyCampaigns(shop.connection.db, 'lamp', FEW + 1, MANY)
    await manyPromoters(shop.connection.db, FEW + 1, MANY)
  }, 120_000)
  afterAll(() => shop.close())

  const few = new Map<string, number>()

  async function ask(
    { url, rows }: Pick<List, 'url' | 'rows'>,
    query: string,
  ): Promise<{ rows: Row[]; after: string }> {
    const { data, message } = await hands.ops<Record<string, unknown>>(`GET ${url}?${query}`)
    if (!data) throw new Error(`${url}?${query}: ${message}`)
    return { rows: data[rows] as Row[], after: data['after'] as string }
  }

  async function statements(url: string, least: number): Promise<number> {
    const list = Object.values(LISTS).find((one) => one.url === url)!
    await ask(list, 'count=1000')
    const sent = await sentStatements(async () => {
      expect((await ask(list, 'count=1000')).rows.length).toBeGreaterThanOrEqual(least)
    })
    return sent.length
  }

  async function pages(list: List, query: string, count: number): Promise<Row[]> {
    const all: Row[] = []
    for (let after = ''; ;) {
      const page = await ask(list, `${query}&count=${count}${after && `&after=${encodeURIComponent(after)}`}`)
      expect(page.rows.length).toBeLessThanOrEqual(count)
      all.push(...page.rows)
      if (page.after === '') return all
      after = page.after
    }
  }

  /** Returns the whole list; the list of all campaigns is longer than one page. */
  const whole = (list: List) => pages(list, '', 1000)

  describe.each(Object.entries(LISTS))('%s', (_, list) => {
    it('is read with as many statements for 300 rows as for 3', async () => {
      expect(await statements(list.url, MANY)).toBe(few.get(list.url))
      expect(few.get(list.url)).toBeLessThanOrEqual(8)
    })

    it.each(Object.entries(list.sorts))('is sorted by %s, page after page, each row once', async (sort, by) => {
      const all = await pages(list, `sort=${sort}`, 70)
      const ids = all.map(list.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.toSorted()).toEqual((await whole(list)).map(list.id).toSorted())
      expect(ids.length).toBeGreaterThanOrEqual(MANY)
      const wrong = all.findIndex((row, at) => at > 0 && compared(by, all[at - 1]!, row) > 0)
      expect(wrong).toBe(-1)
    })

    it.each(Object.entries(list.filters))(
      'is filtered by %s, and shows all matching rows and no others',
      async (query, holds) => {
        const found = (await pages(list, query, 90)).map(list.id)
        const all = await whole(list)
        expect(found.length).toBeGreaterThan(0)
        expect(found.length).toBeLessThan(all.length)
        expect(found.toSorted()).toEqual(all.filter(holds).map(list.id).toSorted())
      },
    )
  })
})
