import {
  AFTER_SALE_STATUS,
  COUPON_STATUS,
  maskTelephone,
  MEMBER_TYPE,
  MEMBER_TYPE_LABEL,
  ORDER_STATUS,
  type MemberType,
} from '@hearth/domain'
import type { Member, UserPhone, UserProfile } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { heldEarnings, spendable, type Balances, type HeldEarnings } from '#areas/points/balances'
import { endingPoints } from '#areas/points/ending'
import { memberTypeAt } from '#areas/products/running-promotions'
import type { Database } from '#database/connect'

interface Row {
  displayName: string
  uimg: string
  pendingPayment: number
  paid: number
  shipped: number
  afterSale: number
  couponCount: number
  has: Balances
  held: HeldEarnings
}

/** Reads the data of the account page, in two queries. */
export async function readProfile(db: Database, shopperId: string, now: number): Promise<UserProfile> {
  const { pendingPayment, pendingFinalPayment, paid, shipped } = ORDER_STATUS
  const count = (...statuses: number[]) => sql`(
    select count(*) from orders where shopper_id = shopper.id and status = any(${statuses}::integer[]))`
  const { rows } = await sql<Row>`
    select display_name as "displayName", avatar as uimg,
      ${count(pendingPayment, pendingFinalPayment)} as "pendingPayment",
      ${count(paid)} as paid, ${count(shipped)} as shipped,
      (
        select count(*) from after_sale
        where shopper_id = shopper.id and gift_of is null and status < ${sql.lit(AFTER_SALE_STATUS.done)}
      ) as "afterSale",
      ${spendable(shopperId, now)} as has, ${heldEarnings(shopperId, now)} as held,
      (
        select count(*) from coupon
        where shopper_id = shopper.id and status = ${sql.lit(COUPON_STATUS.usable)} and end_time >= ${now}
      ) as "couponCount"
    from shopper
    where id = ${shopperId}`.execute(db)
  const { displayName, uimg, couponCount, has, held, ...counts } = rows[0]!
  const ending = await endingPoints(db, shopperId, now)
  return {
    displayName,
    uimg,
    orderCounts: counts,
    couponCount,
    integral: has.points,
    integralEnding: Math.min(ending.pieces, has.points + held.points),
    integralEndTime: ending.endTime,
    gold: has.gold,
    stars: has.stars,
    ...(held.points > 0 ? { integralHeld: held.points } : {}),
    ...(held.gold > 0 ? { goldHeld: held.gold } : {}),
  }
}

/** Returns a shopper's telephone in masked form. */
export async function readPhone(db: Database, shopperId: string): Promise<UserPhone> {
  const { telephone } = await db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  return { telephone: maskTelephone(telephone) }
}

/** Reads a shopper's membership, with its savings: the amounts that member promotions took off paid orders. */
export async function readMember(db: Database, shopperId: string, now: number): Promise<Member> {
  const { rows } = await sql<{ memberType: MemberType; until: number | null; savedAmount: number }>`
    select ${memberTypeAt(now)} as "memberType", member_until as until,
      coalesce((
        select -sum(price.fen)
        from price_row price
        join orders on orders.id = price.order_id and orders.paid_at is not null
          and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
        join promotion on promotion.id = price.source_id and promotion.support_target = 'vip'
        where orders.shopper_id = shopper.id and price.source_kind = 'promotion'
      ), 0)::bigint as "savedAmount"
    from shopper
    where id = ${shopperId}`.execute(db)
  const { memberType, until, savedAmount } = rows[0]!
  return {
    memberType,
    memberName: MEMBER_TYPE_LABEL[memberType],
    ...(memberType === MEMBER_TYPE.none || until === null ? {} : { expireTime: until }),
    savedAmount,
  }
}
