import {
  bargainCuts,
  bargainPrice,
  drawPrize,
  MOST_FISSION_HELPS,
  ORDER_STATUS,
  playerNo,
  PRIZE_TYPE,
  SALE_REMINDER_LEAD,
  type TablePrize,
} from '@hearth/domain'
import { sql } from 'kysely'
import { law, onceSettled, type DayLaw } from './day-law'
import type { World } from './world'

interface OneGroup {
  id: string
  state: string
  size: number
  seats: number
  /** Number of the group's orders that were ever paid. */
  paid: number
  /** Number of the group's orders that are not cancelled. */
  stand: number
  sent: number
}
/** Groups, counted from orders and payments, not from the columns of groups. */
const groups = ({ rows }: World) =>
  rows(sql<OneGroup>`
    select buying_group.id, state, group_size as size,
      (select count(*) from group_order where group_id = buying_group.id and seat_no is not null) as seats,
      count(*) filter (where orders.paid_at is not null) as paid,
      count(*) filter (where orders.status <> ${ORDER_STATUS.cancelled}) as stand,
      count(*) filter (where orders.status in (${ORDER_STATUS.shipped}, ${ORDER_STATUS.received})) as sent
    from buying_group
    join group_order on group_id = buying_group.id
    join orders on orders.id = order_id
    group by buying_group.id, state, group_size`)

interface Bargained {
  id: string
  price: number
  floorPrice: number
  helperCount: number
  cuts: number[]
  helpers: string[]
  /** Price of a piece in the order that used the bargain; null if no order did. */
  paid: number | null
  /** Number of times that friends helped before that order. */
  before: number
}
const bargains = ({ rows }: World) =>
  rows(sql<Bargained>`
    select bargain.id, bargain.price, floor_price as "floorPrice", helpers as "helperCount",
      coalesce(help.cuts, '[]') as cuts, coalesce(help.who, '[]') as helpers, item.price as paid,
      (
        select count(*)::integer from bargain_help
        where bargain_id = bargain.id and helped_at <= coalesce(orders.created_at, 0)
      ) as before
    from bargain
    left join (
      select bargain_id, jsonb_agg(amount order by cut_no) as cuts, jsonb_agg(helper_shopper_id) as who
      from bargain_help group by bargain_id
    ) as help on help.bargain_id = bargain.id
    left join orders on orders.id = bargain.order_id
    left join order_item item on item.order_id = orders.id`)

interface Drawn {
  id: string
  activityId: string
  seed: string
  shopperId: string
  word: string
  drawNo: number
  hit: string
  prizes: TablePrize[]
}
const draws = ({ rows }: World) =>
  rows(sql<Drawn>`
    select record.id, lottery.id as "activityId", seed, shopper_id as "shopperId", word, draw_no as "drawNo",
      drawn_prize_id as hit, (
        select jsonb_agg(jsonb_build_object('prizeId', prize_id, 'prizeName', name, 'prizeType', prize_type,
          'weight', weight, 'quantity', quantity) order by position)
        from lottery_prize where lottery_id = lottery.id
      ) as prizes
    from prize_record record join lottery on lottery.id = record.lottery_id
    where draw_no > 0`)

const prizes = ({ rows }: World) =>
  rows(sql<{ id: string; quantity: number; given: number }>`
    select lottery_prize.prize_id as id, quantity, (
        select count(*)::integer from prize_record
        where prize_record.lottery_id = lottery_prize.lottery_id and prize_record.prize_id = lottery_prize.prize_id
          and status <> 2
      ) as given
    from lottery_prize where quantity is not null and prize_type <> ${PRIZE_TYPE.nothing}`)

interface Asked {
  id: string
  needed: number
  helps: number
  reached: boolean
  claimed: boolean
  own: number
  got: number
}
/**
 * Requests for help, each with the number of friends who helped, and the number of coupons and journals of points that
 * the shopper received for it.
 */
const shares = ({ rows }: World) =>
  rows(sql<Asked>`
    select share.id, helpers as needed, reached_at is not null as reached, claimed_at is not null as claimed,
      (select count(distinct helper_shopper_id)::integer from fission_help where share_id = share.id) as helps,
      (
        select count(*)::integer from fission_help
        where share_id = share.id and helper_shopper_id = share.shopper_id
      ) as own,
      (select count(*)::integer from coupon where id = share.coupon_id and shopper_id = share.shopper_id)
        + (select count(*)::integer from ledger_journal where source_id = 'fission/' || share.id) as got
    from fission_share share join fission_activity activity on activity.id = share.activity_id`)

interface Limited {
  id: string
  n: number
  most: number | null
}
/** Counts of friends’ help and of presents for hotel rooms, each with its limit. */
const limits = ({ rows }: World) =>
  rows(sql<Limited>`
    select activity_id || '/' || helper_shopper_id as id, count(*)::integer as n, ${MOST_FISSION_HELPS}::integer as most
    from fission_help group by activity_id, helper_shopper_id
    union all
    select activity.id, count(share.id)::integer, quantity
    from fission_activity activity
    left join fission_share share on share.activity_id = activity.id and reached_at is not null
    group by activity.id, quantity
    union all
    select hotel_code || '/' || room_no || '/' || (taken_at + 28800000) / 86400000, count(*)::integer, max(per_room)
    from present_taken join present_activity on present_activity.id = activity_id
    where room_no is not null group by hotel_code, room_no, (taken_at + 28800000) / 86400000`)

/** Helps by captcha or by device: the number of helpers, and how often their help was counted. */
const by =
  (key: 'captcha' | 'device') =>
  async ({ helps }: World) => {
    const found = new Map<string, { key: string; helpers: Set<string>; times: number }>()
    for (const one of helps) {
      if (one.times === 0 || (key === 'device' && one.device === undefined)) continue
      const name = key === 'captcha' ? one.captchaId : `${one.of}/${one.device}`
      const known = found.get(name) ?? { key: name, helpers: new Set<string>(), times: 0 }
      known.helpers.add(one.by)
      known.times += one.times
      found.set(name, known)
    }
    return [...found.values()].map(({ helpers, ...one }) => ({ ...one, helpers: helpers.size }))
  }

/** Laws of campaigns, counted from the tables or from replies. */
export const CAMPAIGN_LAWS: readonly DayLaw[] = [
  law(
    'a group has no more seats than its size, is complete once as many have paid, and ships nothing before',
    groups,
    ({ state, size, seats, paid, sent }) => {
      const complete = state === 'complete' || state === 'released'
      return seats > size || (complete && paid < size) || (sent > 0 && !complete)
    },
  ),
  onceSettled(
    law(
      'a failed group keeps no order and no money, and no group gathers past its deadline',
      async (world) => {
        const { rows } = world
        const kept = await rows(sql<{ id: string }>`
          select group_id as id from group_order join payment on payment.order_id = group_order.order_id
          where payment.status in (1, 3)`)
        const late = await rows(sql<{ id: string }>`
          select id from buying_group where state = 'gathering' and end_time < ${world.shop.ports.clock()}`)
        const withMoney = new Set(kept.map(({ id }) => id))
        return (await groups(world))
          .filter(({ state }) => state === 'failed' || state === 'refunded' || state === 'gathering')
          .map((one) => ({ ...one, withMoney: withMoney.has(one.id), late: late.some(({ id }) => id === one.id) }))
      },
      ({ state, stand, withMoney, late }) => late || (state !== 'gathering' && (stand > 0 || withMoney)),
    ),
  ),
  law(
    'a bargain costs what its helps say, each friend helped once, and its order had no other price',
    bargains,
    ({ cuts, helpers, paid, before, ...path }) =>
      bargainCuts(path).slice(0, cuts.length).join() !== cuts.join() ||
      new Set(helpers).size !== helpers.length ||
      (paid !== null && paid > bargainPrice(path, before)),
  ),
  law(
    'every draw follows from its seed, shopper, word and number',
    draws,
    ({ shopperId, hit, prizes, ...facts }) =>
      drawPrize(prizes, { ...facts, player: playerNo(facts.activityId, shopperId) }).prizeId !== hit,
  ),
  law('no more of a prize is given than there is', prizes, ({ quantity, given }) => given > quantity),
  law(
    'a reward of friends’ help is reached with its number of friends, without the shopper’s own help, and is given once to the shopper who claims it',
    shares,
    ({ needed, helps, reached, claimed, own, got }) =>
      own > 0 || helps > needed || reached !== (helps === needed) || (claimed && !reached) || got !== (claimed ? 1 : 0),
  ),
  law(
    'nobody helps more friends than the limit, and no more rewards or gifts of a room are given than there are',
    limits,
    ({ n, most }) => most !== null && n > most,
  ),
  law('a captcha lets one friend help once', by('captcha'), ({ times }) => times > 1),
  law('at most two accounts help from one telephone', by('device'), ({ helpers }) => helpers > 2),
  law(
    'a refused help, or one with another shopper’s id, does not count',
    async ({ helps }) => helps.filter(({ refused, who }) => refused || who === ''),
    ({ times }) => times > 0,
  ),
  law(
    'a shopper is reminded of a session no more often than they asked, and not before its time',
    ({ rows }) =>
      rows(sql<{ id: string; at: number; begin: number; times: number }>`
        select concat_ws('/', data ->> 'shopperId', data ->> 'promotionId') as id, min(at) as at,
          min((data ->> 'beginTime')::bigint) as begin, count(*)::integer as times
        from event where kind = 'notice.saleBegins' group by 1`),
    ({ id, at, begin, times }, { waits }) => times > (waits.get(id) ?? 0) || at < begin - SALE_REMINDER_LEAD,
  ),
]
