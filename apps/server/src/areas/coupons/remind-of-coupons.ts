import { COUPON_SOON, COUPON_STATUS, isCouponReminderDue } from '@hearth/domain'
import { sql } from 'kysely'
import { markSaid, subjectOf } from '#kernel/messages/mark-said'
import { tellingEvent } from '#kernel/messages/telling-event'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Coupons of a shopper end soon. `endTime` is the end of the first one, epoch ms. */
export const couponEnding = tellingEvent<{ shopperId: string; coupons: number; endTime: number }>('notice.couponEnding')

/** The number of shoppers that are processed in one batch. */
const BATCH = 200

interface EndingCoupons {
  shopperId: string
  coupons: { id: string; receivedAt: number; endTime: number }[]
}

/**
 * Reminds shoppers of coupons that end in the next days, with one message each.
 * @returns the number of messages to send
 */
export async function remindOfCoupons(work: UnitOfWork): Promise<number> {
  const { now } = work
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<EndingCoupons>`
      select shopper_id as "shopperId",
        jsonb_agg(
          jsonb_build_object('id', id, 'receivedAt', received_at, 'endTime', end_time) order by end_time, id
        ) as coupons
      from coupon
      where shopper_id > ${after} and status = ${sql.lit(COUPON_STATUS.usable)}
        and end_time between ${now} and ${now + COUPON_SOON}
        and not exists (select from said_once where said_once.id = 'coupon/' || coupon.id)
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
      const events = due.flatMap(({ shopperId, coupons }) => {
        const told = coupons.filter(({ id }) => unsaid.has(couponReminder(id)))
        const [first] = told
        if (!first) return []
        const data = { shopperId, coupons: told.length, endTime: first.endTime }
        return [{ subject: subjectOf(couponReminder(first.id)), version: 1, data }]
      })
      await couponEnding.emit(inside, events)
      return events.length
    })
  }
}

const couponReminder = (couponId: string): string => `coupon/${couponId}`
