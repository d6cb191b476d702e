import { createHmac } from 'node:crypto'
import { DAY, INVITE_NOTE_TIME } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { keepBond, type Bond } from '#areas/invites/bond'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import { isTelephoneOf } from '#areas/promoter-terms/promoter-facts'
import { listRows } from '#database/list-rows'
import type { Shop } from '#shop/shop'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The context of functions that read or write invited numbers. */
export type NumberWork = UnitOfWork & Pick<Shop, 'secret'>

/**
 * Returns the stored form of an invited number. Without the shop's secret, the number can't be found from it, not even
 * by trying all numbers.
 */
export const digestOf = ({ secret }: Pick<Shop, 'secret'>, telephone: string): string =>
  createHmac('sha256', secret).update(`invited number ${telephone}`).digest('hex')

/** New accounts processed in one run. */
const BATCH = 1000

interface NewAccount {
  shopperId: string
  telephone: string
}

type Noted = Pick<Bond, 'shopperId' | 'promoterId' | 'campaignId' | 'invitedAt'>

/**
 * Finds the promoter who first recorded the telephone of each account. The number must have been recorded at most 30
 * days ago, and before the account was opened. The campaign must have been running when the account was opened, and the
 * promoter can't be the account's own shopper.
 */
async function findNoted(work: NumberWork, accounts: readonly NewAccount[]): Promise<Noted[]> {
  const { db, now } = work
  const asked = accounts.map(({ shopperId, telephone }) => ({
    shopper_id: shopperId,
    digest: digestOf(work, telephone),
  }))
  const promoter: RawBuilder<string> = sql<string>`note.promoter_id`
  const { rows } = await sql<Noted>`
    select distinct on (asked.shopper_id) asked.shopper_id as "shopperId", note.promoter_id as "promoterId",
      note.campaign_id as "campaignId", shopper.created_at as "invitedAt"
    from ${listRows(asked, 'shopper_id text, digest text')} as asked
    join shopper on shopper.id = asked.shopper_id and not shopper.known_before
    join invite_note note on note.digest = asked.digest and note.noted_at > ${now - INVITE_NOTE_TIME}::bigint
      and note.noted_at < shopper.created_at
    join invite_campaign campaign on campaign.id = note.campaign_id and campaign.end_time >= shopper.created_at
    where note.promoter_id <> shopper.id and ${isPromoter(promoter)}
      and not ${isTelephoneOf(promoter, sql`shopper.telephone`)}
    order by asked.shopper_id, note.noted_at, note.promoter_id`.execute(db)
  return rows
}

/**
 * Finds the promoter who first recorded a shopper's telephone before the account was opened; undefined if there is
 * none.
 */
export async function whoNoted(work: NumberWork, shopperId: string): Promise<Omit<Bond, 'shopperId'> | undefined> {
  const { telephone } = await work.db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  const [noted] = await findNoted(work, [{ shopperId, telephone }])
  if (!noted) return undefined
  const { promoterId, campaignId, invitedAt } = noted
  return { promoterId, campaignId, invitedAt, way: 'telephone' }
}

/**
 * Records the promoter for accounts that were opened with a recorded telephone. Checks the accounts of the last day, so
 * that none is missed if the shop is down for some hours.
 * @returns the number of invited accounts
 */
export async function bondNoted(work: NumberWork): Promise<number> {
  let bound = 0
  for (let after = ''; ;) {
    const { rows } = await sql<NewAccount>`
      select shopper.id as "shopperId", shopper.telephone from shopper
      where shopper.created_at > ${work.now - DAY} and shopper.id > ${after}
        and exists (select from invite_note where invite_note.noted_at > ${work.now - INVITE_NOTE_TIME})
        and not exists (select from invite_bond where invite_bond.shopper_id = shopper.id)
      order by shopper.id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return bound
    after = last.shopperId
    const noted = await findNoted(work, rows)
    await inTransaction(work, async (inside) => {
      for (const bond of noted) await keepBond(inside, { ...bond, way: 'telephone' })
    })
    bound += noted.length
  }
}

/**
 * Deletes after 30 days who invited which number. The number of messages to a number is kept under the HMAC of the
 * number.
 */
export async function forgetNotes({ db, now }: UnitOfWork): Promise<number> {
  const { rows } = await sql`
    delete from invite_note
    where noted_at <= ${now - INVITE_NOTE_TIME} and coalesce(sent_at, 0) <= ${now - INVITE_NOTE_TIME}
    returning digest`.execute(db)
  return rows.length
}
