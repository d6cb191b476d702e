import { CLAIM_STATUS, PROMOTION_TYPE, DAY } from '@hearth/domain'
import type {
  Bargain,
  BargainHelp,
  CaptchaId,
  GroupList,
  PlacedOrder,
  Reservation,
  ReservationCampaign,
  Settlement,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import type { Database } from '#database/connect'
import type { Random } from '#shop/random'
import { openText } from '#shop/sealed-text'
import { NOON } from '../noon'
import { draftOf, promote } from '../shelf'
import { lotteryFacts } from '../stock-lotteries'
import { always, doing, type Doing } from './doing'
import type { Person, World } from './world'

/** Products that only campaigns sell or give away, with their pieces and their prices in fen. */
export const CAMPAIGN_SHELF = [
  { skuNo: 'together', price: 18_000, stock: 40 },
  { skuNo: 'kept', price: 16_000, stock: 30 },
  { skuNo: 'prize', price: 5_000, stock: 12 },
  { skuNo: 'cut', price: 13_005, stock: 40 },
]

/** Initial pieces of each promotion of these products. */
export const CAMPAIGN_PIECES = { 'p-group/together': 24, 'p-reserve/kept': 12, 'p-cut/cut': 9 }

const LUCK = 'luck'
const SHARED = 'shared-luck'

/**
 * Makes groups of two, reservations that are bought five days later, bargains of a day with two friends, and lotteries.
 */
export async function stockCampaigns(db: Database, random: Random): Promise<void> {
  await promote(db, {
    id: 'p-group',
    type: PROMOTION_TYPE.groupBuy,
    skuNos: ['together'],
    price: 11_111,
    stock: CAMPAIGN_PIECES['p-group/together'],
    limit: 3,
    endTime: NOON + 200 * DAY,
    groups: { size: 2, hours: 24 },
  })
  await promote(db, {
    id: 'p-reserve',
    type: PROMOTION_TYPE.reservation,
    skuNos: ['kept'],
    price: 10_003,
    stock: CAMPAIGN_PIECES['p-reserve/kept'],
    limit: 3,
    endTime: NOON + 200 * DAY,
    reserve: { end: NOON + 5 * DAY - 1, buyBegin: NOON + 5 * DAY },
  })
  await promote(db, {
    id: 'p-cut',
    type: PROMOTION_TYPE.bargain,
    skuNos: ['cut'],
    price: 9_000,
    stock: CAMPAIGN_PIECES['p-cut/cut'],
    endTime: NOON + 200 * DAY,
    bargains: { helpers: 2, hours: 24 },
  })
  const prizes = [
    { prizeId: 'thing', name: '小夜灯', weight: 30, skuNo: 'prize', quantity: 6 },
    { prizeId: 'cut', name: '优惠券', weight: 20, couponBatchId: 'won' },
    { prizeId: 'some', name: '50 积分', weight: 30, points: 50, quantity: 9 },
    { prizeId: 'thanks', name: '谢谢参与', weight: 20 },
  ]
  const common = { prizes, mostWins: 8, claimDays: 5, endTime: NOON + 200 * DAY }
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, quantity)
    values ('won', '满 0 减 4', 1, 400, ${NOON - DAY}, ${NOON + 300 * DAY}, 'staff', 5)`.execute(db)
  await writeLotteries({ db, now: NOON, random }, [
    lotteryFacts({
      ...common,
      lotteryId: LUCK,
      forms: { day: { draws: 1 }, order: { most: 3 }, points: { cost: 40, mostADay: 2 } },
    }),
    lotteryFacts({ ...common, lotteryId: SHARED, forms: { help: { helpers: 1, most: 2 } } }),
  ])
}

const people = ({ people }: World) => people

/** Places an order through a campaign, at the price of its settlement. */
async function orderBy(world: World, who: Person, skuNo: string, campaign: object): Promise<void> {
  const query = new URLSearchParams({ skuNo, itemQuantity: '1', campaign: JSON.stringify(campaign) })
  const { data } = await world.ask<Settlement>(who, `GET /api/cart/v1/settlement?${query}`)
  if (!data) return
  const draft = draftOf(who.addressId, [{ skuNo, itemQuantity: 1 }], data.amounts.payAmount)
  await world.ask<PlacedOrder>(who, 'POST /api/orders/v1', { ...draft, campaign })
}

const GROUP = { kind: 'group', promotionId: 'p-group' } as const

async function joinAGroup(world: World, who: Person): Promise<void> {
  const { data } = await world.ask<GroupList>(who, 'GET /api/promotion/groups/v1?promotionId=p-group&count=10')
  const groups = data?.result ?? []
  if (groups.length === 0) return
  await orderBy(world, who, 'together', { ...GROUP, groupId: world.pick(groups).groupId })
}

/** Orders what the shopper reserved in the one campaign. */
async function buyReserved(world: World, who: Person): Promise<void> {
  const { data } = await world.ask<ReservationCampaign>(who, 'GET /api/campaign/p-reserve/reservation/v1')
  const reservationId = data?.reservation?.reservationId
  if (reservationId !== undefined) await orderBy(world, who, 'kept', { kind: 'reservation', reservationId })
}

const CUT = { skuNo: 'cut', bargainCampaignId: 'p-cut' }

const startBargain = (world: World, who: Person) => world.ask<Bargain>(who, 'PUT /api/bargain/start/v1', CUT)

/**
 * Starts the next run of the campaign once no bargain of its last run is open. The shop has only one campaign, and a
 * shopper may have one bargain in each run.
 */
async function bargainAnew(world: World): Promise<void> {
  await world.rows(sql`
    update promotion set begin_time = begin_time + 1
    where id = 'p-cut' and not exists (
      select from bargain where promotion_id = 'p-cut' and order_id is null
        and end_time >= ${world.shop.ports.clock()})`)
}

/** The newest bargains. */
const bargains = (world: World) =>
  world.rows(sql<{ bargainId: string; who: string }>`
    select id as "bargainId", shopper_id as who from bargain
    where shopper_id = any(${world.people.map(({ id }) => id)}::text[])
    order by created_at desc, id desc limit 6`)

/** Lets a shopper help with a bargain: also with their own, twice, too late, or with a wrong captcha answer. */
async function helpBargain(world: World, { bargainId }: { bargainId: string }): Promise<void> {
  const who = world.pick(world.people)
  const { data } = await world.ask<CaptchaId>(who, 'GET /api/captcha/code/create')
  const captchaId = data?.captchaId
  if (captchaId === undefined) return
  const [found] = await world.rows(sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`)
  if (!found) return
  const answer = openText(world.shop.inside.secret, 'captchas', found.answer) ?? ''
  const captchaCode = world.chance(8) ? 'nope' : answer
  await world.ask<BargainHelp>(who, 'PUT /api/bargain/help/v1', { bargainId, captchaId, captchaCode })
}

interface OfPrize {
  recordId: string
  who: string
}
const openPrizes = (world: World) =>
  world.rows(sql<OfPrize>`
    select id as "recordId", shopper_id as who from prize_record
    where status = ${CLAIM_STATUS.open} and shopper_id = any(${world.people.map(({ id }) => id)}::text[])
    order by id desc limit 12`)

/** Shares of lotteries that a friend helps with. A shopper's help with their own share does not count. */
const shares = (world: World) => world.rows(sql<{ id: string }>`select id from lottery_share order by id desc limit 6`)

const draw = (activityId: string) => (world: World, who: Person) =>
  world.ask(who, 'POST /api/platform/luck/v1/draw', { activityId, word: `w${world.random.int(1000)}` })

/** Actions of groups, reservations and draws. */
export const CAMPAIGN_DOINGS: readonly Doing[] = [
  doing('open a group', 5, people, (world, who) => orderBy(world, who, 'together', GROUP)),
  doing('join a group', 7, people, joinAGroup),
  doing('reserve pieces', 3, people, (world, who) =>
    world.ask<Reservation>(who, 'POST /api/reservation/v1', {
      campaignId: 'p-reserve',
      quantity: 1 + world.random.int(4),
    }),
  ),
  doing('buy what was reserved', 5, people, buyReserved),
  doing('start a bargain', 4, people, startBargain),
  always('let the campaign of bargains run again', 1, bargainAnew),
  doing('help with a bargain', 8, bargains, helpBargain),
  doing('buy by a bargain', 5, bargains, (world, { bargainId, who }) =>
    orderBy(world, world.person(who), 'cut', { kind: 'bargain', bargainId }),
  ),
  doing('buy by the bargain of somebody else', 1, bargains, (world, { bargainId }) =>
    orderBy(world, world.pick(world.people), 'cut', { kind: 'bargain', bargainId }),
  ),
  doing('draw', 6, people, draw(LUCK)),
  doing('draw for the help of a friend', 2, people, draw(SHARED)),
  doing('exchange points for a draw', 2, people, (world, who) =>
    world.ask(who, 'POST /api/rest/luck/v1/redeem', { activityId: LUCK }),
  ),
  doing('share a lottery', 1, people, (world, who) =>
    world.ask(who, 'POST /api/rest/luck/v1/shareinfo', { activityId: SHARED }),
  ),
  doing('help whoever shared', 3, shares, (world, { id }) =>
    world.ask(world.pick(world.people), 'POST /api/rest/luck/v1/draw/help', { shareId: id }),
  ),
  doing('claim a prize', 6, openPrizes, (world, { recordId, who }) =>
    world.ask(world.person(who), 'POST /api/platform/prize/v1', { recordId, addressId: world.person(who).addressId }),
  ),
  doing('claim the prize of somebody else', 1, openPrizes, (world, { recordId }) => {
    const who = world.pick(world.people)
    return world.ask(who, 'POST /api/platform/prize/v1', { recordId, addressId: who.addressId })
  }),
]
