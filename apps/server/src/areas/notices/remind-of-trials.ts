import { DAY, FREE_TRIAL_STATUS, TRIAL_CHARGE, TRIAL_DUE_EVERY, TRIAL_ENDING } from '@hearth/domain'
import { sql } from 'kysely'
import { markSaid, subjectOf } from '#areas/notices/mark-said'
import { emitNotices, type NoticeEvents } from '#areas/notices/notice-event'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Trials looked at in one go. */
const BATCH = 200

/**
 * Reminds shoppers of trials that end soon, once, and of what is due for one, every week until it is paid.
 * @returns how many messages are to be sent
 */
export const remindOfTrials = async (work: UnitOfWork): Promise<number> =>
  (await remindOf(work, 'notice.trialEnding')) + (await remindOf(work, 'notice.trialDue'))

type Row = NoticeEvents['notice.trialEnding'] & NoticeEvents['notice.trialDue'] & { dueSince: number }

async function remindOf(work: UnitOfWork, kind: 'notice.trialEnding' | 'notice.trialDue'): Promise<number> {
  const { now } = work
  const ending = kind === 'notice.trialEnding'
  const which = ending
    ? sql<boolean>`free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.trying)} and end_time between ${now} and ${now + TRIAL_ENDING}`
    : sql<boolean>`charge = ${sql.lit(TRIAL_CHARGE.due)} and free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.kept)} and due_since <= ${now}`
  const reminderOf = ({ orderId, dueSince }: Row) =>
    ending
      ? `trial-ending/${orderId}`
      : `trial-due/${orderId}/${Math.floor((now - dueSince) / (TRIAL_DUE_EVERY * DAY))}`
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select free_trial.order_id as "orderId", free_trial.shopper_id as "shopperId", item.name as "productName", end_time as "endTime",
        charge_amount as amount, due_since as "dueSince"
      from free_trial join order_item item on item.order_id = free_trial.order_id and not item.gift
      where ${which} and free_trial.order_id > ${after} order by free_trial.order_id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return sent
    after = last.orderId
    sent += await inTransaction(work, async (inside) => {
      const unsaid = await markSaid(inside, rows.map(reminderOf))
      const told = rows.filter((row) => unsaid.has(reminderOf(row)))
      const events = told.map((row) => {
        const { shopperId, orderId, productName, endTime, amount } = row
        const data = { shopperId, orderId, productName, ...(ending ? { endTime } : { amount }) }
        return { subject: subjectOf(reminderOf(row)), version: 1, data: data as NoticeEvents[typeof kind] }
      })
      await emitNotices(inside, kind, events)
      return events.length
    })
  }
}
