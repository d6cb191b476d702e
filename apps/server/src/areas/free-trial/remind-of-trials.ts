import { DAY, FREE_TRIAL_STATUS, TRIAL_CHARGE, TRIAL_DUE_EVERY, TRIAL_ENDING } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { tellingEvent } from '#kernel/messages/telling-event'
import type { UnitOfWork } from '#shop/unit-of-work'

interface OfTrial {
  shopperId: string
  orderId: string
  productName: string
}

/** A tried product must be returned or bought by `endTime` (epoch ms). */
export const trialEnding = tellingEvent<OfTrial & { endTime: number }>('notice.trialEnding')

/** The amount that is due for a kept product (fen). */
export const trialDue = tellingEvent<OfTrial & { amount: number }>('notice.trialDue')

/** Trials processed in one batch. */
const BATCH = 200

/**
 * Reminds shoppers once of a trial that ends soon, and every week of a due amount until it is paid.
 * @returns the number of messages to send
 */
export const remindOfTrials = async (work: UnitOfWork): Promise<number> =>
  (await remindOf(work, ENDING)) + (await remindOf(work, due(work.now)))

interface Row extends OfTrial {
  endTime: number
  amount: number
  dueSince: number
}

/** A kind of reminder: the condition on its trials, and the sending of its messages. */
interface Which {
  found(now: number): RawBuilder<boolean>
  remind(work: UnitOfWork, rows: readonly Row[]): Promise<number>
}

const ofTrial = ({ shopperId, orderId, productName }: Row): OfTrial => ({ shopperId, orderId, productName })

const ENDING: Which = {
  found: (now) =>
    sql<boolean>`free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.trying)}
      and end_time between ${now} and ${now + TRIAL_ENDING}`,
  remind: (work, rows) =>
    trialEnding.remind(
      work,
      rows.map((row) => ({
        id: `trial-ending/${row.orderId}`,
        data: { ...ofTrial(row), endTime: row.endTime },
      })),
    ),
}

const due = (now: number): Which => ({
  found: () =>
    sql<boolean>`charge = ${sql.lit(TRIAL_CHARGE.due)}
      and free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.kept)} and due_since <= ${now}`,
  remind: (work, rows) =>
    trialDue.remind(
      work,
      rows.map((row) => ({
        id: `trial-due/${row.orderId}/${Math.floor((now - row.dueSince) / (TRIAL_DUE_EVERY * DAY))}`,
        data: { ...ofTrial(row), amount: row.amount },
      })),
    ),
})

async function remindOf(work: UnitOfWork, { found, remind }: Which): Promise<number> {
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select free_trial.order_id as "orderId", free_trial.shopper_id as "shopperId", item.name as "productName",
        end_time as "endTime", charge_amount as amount, due_since as "dueSince"
      from free_trial
      join order_item item on item.order_id = free_trial.order_id and not item.gift
      where ${found(work.now)} and free_trial.order_id > ${after}
      order by free_trial.order_id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return sent
    after = last.orderId
    sent += await remind(work, rows)
  }
}
