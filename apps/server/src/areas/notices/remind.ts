import {
  COUPON_SOON,
  COUPON_STATUS,
  isCouponReminderDue,
  isPointsReminderDue,
  isPurchasable,
  isReminderTime,
  nextPointsEnd,
  NOTICE_KIND,
  pointsEndingBefore,
} from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { cartLines } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { emitNotices, type NoticeEvent } from '#areas/notices/notice-event'
import { markSaid, subjectOf } from '#areas/notices/mark-said'
import { remindOfTrials } from '#areas/notices/remind-of-trials'
import { leftOfPoints } from '#areas/points/ending'
import { listRows } from '#database/list-rows'
import { remindOfBalances } from '#areas/notices/remind-of-balances'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Reminds shoppers of what they would lose or miss: coupons, points and free trials that end, balances of pre-sales
 * that are due, and what became cheaper in their carts. By day only, of each thing once, and of many things of a kind in
 * one message. By night it only looks at what carts cost, so that a price that falls until morning is told then.
 * @returns how many messages are to be sent
 */
export async function remindShoppers(work: UnitOfWork): Promise<number> {
  const { falls, first } = PRICES
  if (!isReminderTime(work.now)) return remindOfPrices(work, first)
  return (
    (await remindOfCoupons(work)) +
    (await remindOfPoints(work)) +
    (await remindOfTrials(work)) +
    (await remindOfBalances(work)) +
    (await remindOfPrices(work, falls))
  )
}

/** Shoppers looked at in one go. */
const BATCH = 200

interface EndingCoupons {
  shopperId: string
  coupons: { id: string; receivedAt: number; endTime: number }[]
}

async function remindOfCoupons(work: UnitOfWork): Promise<number> {
  const { now } = work
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<EndingCoupons>`
      select shopper_id as "shopperId",
        jsonb_agg(jsonb_build_object('id', id, 'receivedAt', received_at, 'endTime', end_time) order by end_time, id) as coupons
      from coupon
      where shopper_id > ${after} and status = ${sql.lit(COUPON_STATUS.usable)}
        and end_time between ${now} and ${now + COUPON_SOON}
        and not exists (select from reminder where reminder.id = 'coupon/' || coupon.id)
      group by shopper_id order by shopper_id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return sent
    after = last.shopperId
    const due = rows.map(({ shopperId, coupons }) => ({
      shopperId,
      coupons: coupons.filter(({ receivedAt, endTime }) => isCouponReminderDue(receivedAt, endTime, now)),
    }))
    sent += await inTransaction(work, async (inside) => {
      const ids = due.flatMap(({ coupons }) => coupons.map(({ id }) => couponReminder(id)))
      const unsaid = await markSaid(inside, ids)
      const events = due.flatMap(({ shopperId, coupons }): NoticeEvent<'notice.couponEnding'>[] => {
        const told = coupons.filter(({ id }) => unsaid.has(couponReminder(id)))
        const [first] = told
        if (!first) return []
        const data = { shopperId, coupons: told.length, endTime: first.endTime }
        return [{ subject: subjectOf(couponReminder(first.id)), version: 1, data }]
      })
      await emitNotices(inside, 'notice.couponEnding', events)
      return events.length
    })
  }
}

async function remindOfPoints(work: UnitOfWork): Promise<number> {
  const { db, now } = work
  if (!isPointsReminderDue(now)) return 0
  const endTime = nextPointsEnd(now)
  const reminderOf = (shopperId: string) => `points/${shopperId}/${endTime}`
  let sent = 0
  for await (const part of leftOfPoints(db, pointsEndingBefore(now)))
    sent += await inTransaction(work, async (inside) => {
      const unsaid = await markSaid(
        inside,
        part.map(({ owner }) => reminderOf(owner)),
      )
      const events = part
        .map(({ owner, left }) => ({ id: reminderOf(owner), data: { shopperId: owner, points: left, endTime } }))
        .filter(({ id }) => unsaid.has(id))
        .map(({ id, data }): NoticeEvent<'notice.pointsEnding'> => ({ subject: subjectOf(id), version: 1, data }))
      await emitNotices(inside, 'notice.pointsEnding', events)
      return events.length
    })
  return sent
}

/** Which prices of a cart are kept: those never seen before, or those too that fell below what was. */
const PRICES = {
  first: sql<boolean>`cart_line.known_price is null`,
  falls: sql<boolean>`(cart_line.known_price is null or cart_line.known_price > line.price)`,
}

/** Of shoppers who asked for it alone: a cart is priced for each. */
async function remindOfPrices(work: UnitOfWork, which: RawBuilder<boolean>): Promise<number> {
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select distinct shopper_id as id from notice_choice
      where kind = ${NOTICE_KIND.priceLower} and wanted and shopper_id > ${after}
        and exists (select from cart_line where cart_line.shopper_id = notice_choice.shopper_id)
      order by shopper_id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return sent
    after = last.id
    for (const { id } of rows) if (await remindOfCart(work, id, which)) sent += 1
  }
}

interface Price {
  id: string
  /** Fen: a piece, for this shopper. */
  price: number
  productName: string
}

/** Keeps the lowest price that lines of a cart have had, and tells of those that fell below it. */
async function remindOfCart(work: UnitOfWork, shopperId: string, which: RawBuilder<boolean>): Promise<boolean> {
  const { now } = work
  const seen = await cartLines(work.db, { shopperId, now, enterprise: false })
  const prices = priceLines(seen)
    .lines.filter(({ status }) => isPurchasable(status))
    .map(({ line, price }): Price => ({ id: line.id, price, productName: line.sku.skuName }))
  if (prices.length === 0) return false
  return inTransaction(work, async (inside) => {
    const { rows } = await sql<Price & { before: number | null }>`
      with before as (
        select line.id, line.price, line."productName", cart_line.known_price as before
        from ${listRows(prices, 'id text, price bigint, "productName" text')} as line
        join cart_line on cart_line.id = line.id and cart_line.shopper_id = ${shopperId}
        where ${which}
        order by line.id for update of cart_line
      ), kept as (
        update cart_line set known_price = before.price from before where cart_line.id = before.id returning cart_line.id
      )
      select before.* from before join kept on kept.id = before.id`.execute(inside.db)
    const lower = rows
      .flatMap(({ before, ...rest }) => (before === null ? [] : [{ ...rest, before }]))
      .sort((one, other) => other.before - other.price - (one.before - one.price))
    const [most] = lower
    if (!most) return false
    const { id, productName, before, price } = most
    const data = { shopperId, products: lower.length, productName, before, price }
    await emitNotices(inside, 'notice.priceLower', [{ subject: `reminder/price/${id}/${price}`, version: 1, data }])
    return true
  })
}

const couponReminder = (couponId: string): string => `coupon/${couponId}`
/** Ms for which it is remembered what shoppers were reminded of: longer than anything ends soon. */
const REMEMBERED = 400 * 86_400_000

/** Forgets reminders of what has long ended. */
export async function forgetReminders({ db, now }: UnitOfWork): Promise<void> {
  await sql`delete from reminder where at < ${now - REMEMBERED}`.execute(db)
}
