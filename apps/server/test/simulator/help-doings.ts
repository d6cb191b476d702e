import { DAY } from '@hearth/domain'
import type { BargainHelp, CaptchaId, FissionReward, FissionShare, Present } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { openText } from '#shop/sealed-text'
import { NOON } from '../noon'
import { always, doing, type Doing } from './doing'
import type { Person, World } from './world'

/**
 * Makes activities of friends' help that earn points, a coupon, and a reward of which there is one; and presents: a
 * bundle, one with steps, and one of a hotel.
 */
export async function stockHelp(db: Database): Promise<void> {
  const [begin, end] = [NOON - DAY, NOON + 300 * DAY]
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source)
    values ('thanked', '满 0 减 3', 1, 300, ${begin}, ${end}, 'staff')`.execute(db)
  await sql`
    insert into fission_activity (id, name, sku_no, begin_time, end_time, helpers, points, coupon_batch_id, quantity)
    select id, id, 'mug', ${begin}, ${end}, helpers, points, batch, quantity
    from (
      values ('points-help', 2, 60, null, 5), ('coupon-help', 1, null, 'thanked', null), ('one-help', 1, 90, null, 1)
    ) as activity (id, helpers, points, batch, quantity)`.execute(db)
  await sql`
    insert into present_activity (id, name, begin_time, end_time, audience, coupon_batch_ids, points, quantity, steps,
      kind, per_room)
    select id, id, ${begin}, ${end}, 'all', batches::jsonb, points, quantity, steps::jsonb, kind, per_room
    from (values ('bundle-gift', '["five", "thanked"]', 20, 3, '[]', 'page', null::integer),
      ('steps-gift', '[]', 30, null, '["address", "order"]', 'page', null),
      ('hotel-gift', '["thanked"]', null, 30, '[]', 'hotel', 2))
      as activity (id, batches, points, quantity, steps, kind, per_room)`.execute(db)
  await sql`
    insert into present_hotel (code, activity_id, name, position)
    values ('SIM-1', 'hotel-gift', '湖边店', 0), ('SIM-2', 'hotel-gift', '山上店', 1)`.execute(db)
}

const people = ({ people }: World) => people

/** Something that friends can help with. */
interface Helped {
  kind: 'bargain' | 'fission'
  id: string
  /** Id of its owner. */
  who: string
}

const shares = (world: World) =>
  world.rows(sql<Helped>`
    select 'fission' as kind, id, shopper_id as who from fission_share
    where shopper_id = any(${world.people.map(({ id }) => id)}::text[])
    order by created_at desc, id desc limit 8`)

/** Returns the newest requests for help and the newest bargains. */
const helped = async (world: World): Promise<Helped[]> => [
  ...(await shares(world)),
  ...(await world.rows(sql<Helped>`
    select 'bargain' as kind, id, shopper_id as who from bargain where end_time >= ${world.shop.ports.clock()}
    order by created_at desc, id desc limit 6`)),
]

/**
 * Returns targets that a shopper can help with: they belong to another shopper, are not complete, and the shopper has
 * not helped yet.
 */
const helpable = async (world: World, who: Person): Promise<Helped[]> => [
  ...(await world.rows(sql<Helped>`
    select 'fission' as kind, id, shopper_id as who from fission_share share
    where shopper_id <> ${who.id} and reached_at is null and not exists (
      select from fission_help where share_id = share.id and helper_shopper_id = ${who.id})
    order by id`)),
  ...(await world.rows(sql<Helped>`
    select 'bargain' as kind, id, shopper_id as who from bargain
    where shopper_id <> ${who.id} and order_id is null and helped < helpers
      and end_time >= ${world.shop.ports.clock()} and not exists (
        select from bargain_help where bargain_id = bargain.id and helper_shopper_id = ${who.id})
    order by id`)),
]

/** Returns a captcha with its answer; undefined if none was issued. */
async function captcha(world: World, who: Person): Promise<{ captchaId: string; captchaCode: string } | undefined> {
  const { data } = await world.ask<CaptchaId>(who, 'GET /api/captcha/code/create')
  const captchaId = data?.captchaId
  if (captchaId === undefined) return undefined
  const [found] = await world.rows(sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`)
  return found && { captchaId, captchaCode: openText(world.shop.inside.secret, 'captchas', found.answer) ?? '' }
}

/** Returns how many helps of friends were counted so far, of all kinds. */
const counted = async (world: World): Promise<number> => {
  const [row] = await world.rows(sql<{ n: number }>`
    select (select count(*) from fission_help) + (select count(*) from bargain_help) as n`)
  return row!.n
}

/** Helps with a target, and records whether it was counted. */
async function help(world: World, who: Person, one: Helped, sent: { captchaId: string; antiFraudId?: string }) {
  const before = await counted(world)
  const { code } =
    one.kind === 'fission'
      ? await world.ask<FissionShare>(who, `POST /api/platform/fission/shares/v1/${one.id}/help`, sent)
      : await world.ask<BargainHelp>(who, 'PUT /api/bargain/help/v1', { bargainId: one.id, ...sent })
  const times = (await counted(world)) - before
  const { captchaId, antiFraudId } = sent
  const day = Math.floor((world.shop.ports.clock() + 8 * 3_600_000) / DAY)
  const [share] = await world.rows(sql<{ activity: string }>`
    select activity_id as activity from fission_share where id = ${one.id}`)
  // For bargains, the limit of a device is for each day; for friends' help, it is for the whole activity.
  const of = one.kind === 'fission' ? `${share?.activity}` : `${one.id}/${day}`
  world.helps.push({ ...one, of, by: who.id, captchaId, device: antiFraudId, times, refused: code !== 0 })
}

/** Lets a friend help with a correct captcha answer, mostly on a device of their own. */
async function helpFriend(world: World, one: Helped): Promise<void> {
  const who = world.pick(world.people)
  const read = await captcha(world, who)
  if (read) await help(world, who, one, { ...read, ...(world.chance(3) ? {} : { antiFraudId: `phone-${who.id}` }) })
}

/** Uses one captcha for two targets that could each be helped with, and then for the first target again. */
async function helpTwice(world: World, who: Person): Promise<void> {
  const [one, other] = await helpable(world, who)
  const read = other && (await captcha(world, who))
  if (!one || !other || !read) return
  await help(world, who, one, read)
  await help(world, who, other, read)
  await help(world, who, one, { ...read, captchaId: world.chance(2) ? read.captchaId : 'none' })
}

/** Lets all friends of one shopper help on the same device, one after another. */
async function helpFromOnePhone(world: World, owner: Person): Promise<void> {
  const [row] = await world.rows(sql<{ id: string }>`
    insert into fission_activity (id, name, sku_no, begin_time, end_time, helpers, points)
    select 'phone-' || count(*), 'phone', 'mug', ${NOON - DAY}, ${NOON + 300 * DAY}, 3, 5 from fission_activity
    returning id`)
  const { data } = await world.ask<FissionShare>(owner, `POST /api/platform/fission/v1/${row!.id}/share`, {})
  if (!data) return
  for (const who of world.people.filter((one) => one !== owner)) {
    const read = await captcha(world, who)
    const one = { kind: 'fission', id: data.shareId, who: owner.id } as const
    if (read) await help(world, who, one, { ...read, antiFraudId: 'one-phone' })
  }
}

/**
 * Tries to help with an id of something else, or of nothing, instead of the id of the target. None of these tries may
 * count.
 */
async function helpByForeignId(world: World, { id }: Helped): Promise<void> {
  const who = world.pick(world.people)
  const read = await captcha(world, who)
  const kind = world.pick(['fission', 'bargain'] as const)
  const foreign = world.pick(['none', 'points-help', 'p-cut', `${id}x`, who.id, id.slice(1)])
  if (read) await help(world, who, { kind, id: foreign, who: '' }, read)
}

/** Adds an activity of friends' help. Activities run out, since each shopper asks for help once in each. */
async function beginHelp(world: World): Promise<void> {
  await world.rows(sql`
    insert into fission_activity (id, name, sku_no, begin_time, end_time, helpers, points, quantity)
    select 'help-' || count(*), 'help', 'mug', ${NOON - DAY}, ${NOON + 300 * DAY}, 1 + count(*) % 4, 10 + count(*),
      1 + count(*) % 4
    from fission_activity having count(*) < 40`)
}

const activities = async (world: World) =>
  (await world.rows(sql<{ id: string }>`select id from fission_activity order by id desc limit 8`)).map(({ id }) => id)

const ROOMS = ['101', '102']

/**
 * Actions of friends who help, also in ways that must not count, and of shoppers who take presents of hotels, bundles
 * and steps.
 */
export const HELP_DOINGS: readonly Doing[] = [
  always('begin friends’ help', 1, beginHelp),
  doing('ask friends for help', 4, activities, (world, id) =>
    world.ask<FissionShare>(world.pick(world.people), `POST /api/platform/fission/v1/${id}/share`, {}),
  ),
  doing('help a friend', 7, helped, helpFriend),
  doing('help twice with one captcha', 3, people, helpTwice),
  doing('help from one telephone', 2, people, helpFromOnePhone),
  doing('help by a foreign id', 2, helped, helpByForeignId),
  doing('claim the reward of friends’ help', 3, activities, (world, id) =>
    world.ask<FissionReward>(world.pick(world.people), `POST /api/platform/fission/v1/${id}/reward`, {}),
  ),
  doing('take a bundle, or what follows steps', 2, people, (world, who) =>
    world.ask<Present>(who, 'POST /api/platform/activity/present/v1/acquire', {
      activityId: world.pick(['bundle-gift', 'steps-gift', 'hotel-gift']),
    }),
  ),
  doing('take the gift of a hotel', 2, people, (world, who) =>
    world.ask<Present>(who, 'POST /api/platform/present/hotel/v1', {
      hotelCode: world.pick(['SIM-1', 'sim-2', 'SIM-3']),
      ...(world.chance(6) ? {} : { roomNo: world.pick(ROOMS) }),
    }),
  ),
]
