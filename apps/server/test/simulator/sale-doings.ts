import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import type { PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { NOON } from '../noon'
import { draftOf, promote } from '../shelf'
import { always, doing, type Doing } from './doing'
import { ordersOf, type OfOrder } from './shopper-doings'
import type { Person, World } from './world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A product that is sold in sessions, one whose deposit is kept, and one whose deposit is refunded. */
export const SALE_SHELF = [
  { skuNo: 'session', price: 12_000, stock: 60 },
  { skuNo: 'early', price: 30_000, stock: 30 },
  { skuNo: 'later', price: 24_000, stock: 30 },
]

/** Initial pieces of each pre-sale. */
export const SALE_PIECES = { 'p-early/early': 14, 'p-later/later': 14 }
const PIECES_OF_SESSION = 3

const deposit = (now: number, kept: boolean) => ({
  amount: 3_000,
  worth: 5_000,
  kept,
  balanceBegin: now + (kept ? 2 * HOUR : DAY),
  balanceEnd: now + (kept ? 3 : 12) * DAY,
})

/** Two pre-sales: one whose balance is due within days, and one whose balance is due later. */
export async function stockSales(db: Database): Promise<void> {
  for (const [skuNo, kept] of [
    ['early', true],
    ['later', false],
  ] as const)
    await promote(db, {
      id: `p-${skuNo}`,
      type: PROMOTION_TYPE.preSale,
      skuNos: [skuNo],
      price: 20_001,
      stock: SALE_PIECES[`p-${skuNo}/${skuNo}` as keyof typeof SALE_PIECES],
      limit: 4,
      endTime: NOON + (kept ? 1 : 10) * DAY,
      deposit: deposit(NOON, kept),
    })
}

const people = ({ people }: World) => people

/** Gives new times to pre-sales that have ended, so that they run again from now on. */
async function sellEarlyAnew(world: World): Promise<void> {
  const now = world.shop.ports.clock()
  for (const [skuNo, kept] of [
    ['early', true],
    ['later', false],
  ] as const) {
    const { balanceBegin, balanceEnd } = deposit(now, kept)
    await world.rows(sql`
      update promotion
      set begin_time = ${now}, end_time = ${now + (kept ? 1 : 10) * DAY}, balance_begin = ${balanceBegin},
        balance_end = ${balanceEnd}
      where id = ${`p-${skuNo}`} and end_time < ${now}`)
  }
}

/** Places a pre-sale order, with the deposit of its settlement. */
async function orderEarly(world: World, who: Person): Promise<void> {
  const skuNo = world.pick(['early', 'later'])
  const itemQuantity = 1 + world.random.int(2)
  const query = `skuNo=${skuNo}&itemQuantity=${itemQuantity}`
  const { data } = await world.ask<Settlement>(who, `GET /api/cart/v1/settlement?${query}`)
  const campaign = data?.campaign
  if (!data || campaign?.kind !== 'preSale') return
  await world.ask<PlacedOrder>(
    who,
    'POST /api/orders/v1',
    draftOf(who.addressId, [{ skuNo, itemQuantity }], campaign.depositAmount),
  )
}

/** Places the balance of a pre-sale order as settled, with coupons, coins and stars. */
async function placeBalance(world: World, { orderId, who }: OfOrder): Promise<void> {
  const person = world.person(who)
  const wish = { useGold: world.chance(2), useDuStar: world.chance(2) }
  const query = `orderId=${orderId}&useGold=${wish.useGold}&useDuStar=${wish.useDuStar}`
  const { data } = await world.ask<Settlement>(person, `GET /api/cart/v1/settlement?${query}`)
  const campaign = data?.campaign
  if (!data || campaign?.kind !== 'preSale') return
  const coupons = data.coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId)
  await world.ask<PlacedOrder>(person, 'PUT /api/orders/preSale/v1', {
    orderId,
    addressId: person.addressId,
    coupons,
    orderAmount: campaign.balanceAmount,
    ...wish,
  })
}

/** Announces a session that begins within an hour. */
async function announce(world: World): Promise<void> {
  const [last] = await world.rows(sql<{ n: number; open: number }>`
    select count(*) as n, count(*) filter (where end_time >= ${world.shop.ports.clock()}) as open
    from promotion where id like 'p-session-%'`)
  const { n, open } = last!
  if (n >= 12 || open >= 3) return
  const id = `p-session-${n}`
  const beginTime = world.shop.ports.clock() + (6 + world.random.int(40)) * MINUTE
  // The pieces are recorded before the write: if the connection breaks during the write, it may have succeeded.
  world.lent[`${id}/session`] = PIECES_OF_SESSION
  await transaction(world.shop.connection.db, async (db) => {
    await promote(db, {
      id,
      type: PROMOTION_TYPE.flashSale,
      skuNos: ['session'],
      price: 10_100,
      stock: PIECES_OF_SESSION,
      limit: 2,
      beginTime,
      endTime: beginTime + 3 * HOUR,
    })
    await sql`update promotion set display_time = begin_time - ${DAY} where id = ${id}`.execute(db)
  })
}

/** Returns the sessions that have not begun. */
const coming = (world: World) =>
  world.rows(sql<{ id: string }>`
    select id from promotion where id like 'p-session-%' and begin_time > ${world.shop.ports.clock()} order by id`)

/** Sets reminders of sessions for random shoppers. If no session is announced, announces one first. */
async function waitForSession(world: World): Promise<void> {
  if ((await coming(world)).length === 0) await announce(world)
  for (const { id } of await coming(world)) {
    const who = world.pick(world.people)
    const whom = `${who.id}/${id}`
    world.waits.set(whom, (world.waits.get(whom) ?? 0) + 1)
    await world.ask(who, 'POST /api/promotion/v1/remainder', { promotionId: id, itemNo: 'session' })
  }
}

/** Actions of flash sales in sessions with reminders, and of pre-sales. */
export const SALE_DOINGS: readonly Doing[] = [
  always('announce a session', 2, announce),
  always('wait for a session', 6, waitForSession),
  doing('wait no longer for a session', 2, coming, (world, { id }) =>
    world.ask(world.pick(world.people), `DELETE /api/rest/promotion/v1/remainder/${id}/session`),
  ),
  doing('put a session off, or call it off', 2, coming, (world, { id }) =>
    world.rows(
      world.chance(2)
        ? sql`update promotion set begin_time = begin_time + ${HOUR}, end_time = end_time + ${HOUR} where id = ${id}`
        : sql`update promotion set end_time = begin_time - 1, begin_time = begin_time - 2 where id = ${id}`,
    ),
  ),
  doing('order with a deposit', 7, people, orderEarly),
  doing('place the balance', 8, ordersOf(15), placeBalance),
  doing('cancel a pre-sale', 14, ordersOf(15), (world, { orderId, who }) =>
    world.ask(world.person(who), `POST /api/orders/${orderId}/v2`, {}),
  ),
  always('let pre-sales run again', 2, sellEarlyAnew),
]
