import { AFTER_SALE_STATUS, DELETION_BLOCKER, DELETION_BLOCKER_LABEL, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { DeletionTerms, LoggedIn, SentLoginCode, UserInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { giveAddress } from '../shelf'
import { law, type DayLaw } from './day-law'
import { doing, type Doing } from './doing'
import type { Person, World } from './world'

/**
 * Causes for which an account cannot be deleted, each with a condition on the tables. The shopper reads the first cause
 * that applies.
 */
const KEPT_BY = (id: string) =>
  [
    [
      DELETION_BLOCKER.unpaidOrders,
      sql`exists (
        select from orders
        where shopper_id = ${id} and status in (${ORDER_STATUS.pendingPayment}, ${ORDER_STATUS.pendingFinalPayment}))`,
    ],
    [
      DELETION_BLOCKER.openOrders,
      sql`exists (
        select from orders left join order_code_wait on order_code_wait.order_id = orders.id
        where shopper_id = ${id}
          and (status in (${ORDER_STATUS.paid}, ${ORDER_STATUS.shipped}) or order_code_wait.order_id is not null))`,
    ],
    [
      DELETION_BLOCKER.openServices,
      sql`exists (
        select from after_sale join orders on orders.id = order_id
        where orders.shopper_id = ${id}
          and after_sale.status not in (${AFTER_SALE_STATUS.done}, ${AFTER_SALE_STATUS.cancelled},
            ${AFTER_SALE_STATUS.refused}))`,
    ],
    [
      DELETION_BLOCKER.owedPoints,
      sql`exists (
        select from ledger_entry join ledger_account on ledger_account.id = account_id
        where owner = ${id} and kind in ('points', 'gold', 'stars') group by kind having sum(amount) < 0)`,
    ],
    [
      DELETION_BLOCKER.promoterMoney,
      sql`exists (
        select from ledger_entry join ledger_account on ledger_account.id = account_id
        where owner = ${id} and (kind like 'rebate%' or kind like 'partner%') group by kind having sum(amount) <> 0)`,
    ],
    [
      DELETION_BLOCKER.openRefunds,
      sql`exists (
        select from refund join orders on orders.id = order_id where shopper_id = ${id} and refund.status = 0)`,
    ],
  ] as const

async function keptBy(world: World, { id }: Person): Promise<string[]> {
  const kept: string[] = []
  for (const [blocker, holds] of KEPT_BY(id)) {
    const [row] = await world.rows(sql<{ holds: boolean }>`select ${holds} as holds`)
    if (row!.holds) kept.push(blocker)
  }
  return kept
}

/**
 * Requests a code for a telephone. `ask` is given only the headers: if it were given the person, it would log a person
 * whose account was deleted in again.
 */
async function codeFor(world: World, { headers, telephone }: Pick<Person, 'headers' | 'telephone'>, own: boolean) {
  const sent = own
    ? await world.ask<SentLoginCode>({ headers }, 'POST /api/passport/v1/code/own', {})
    : await world.ask<SentLoginCode>({ headers }, 'POST /api/passport/v1/code', { telephone })
  return sent.data ? { ticket: sent.data.ticket, code: world.codes.get(telephone)! } : undefined
}

/** Logs in with the telephone of a deleted account, which makes a new account. */
async function beginAnew(world: World, who: Person): Promise<void> {
  const { telephone, email } = who
  const before = who.headers
  // SMS of the old account do not count for the new one. A mail that was not sent before the account was deleted is
  // never sent: its address is deleted.
  world.told.sms.delete(telephone)
  for (;;) {
    const code = await codeFor(world, { headers: {}, telephone }, false)
    const payload = { ...code, telephone, session: 'token' }
    const { data } = code
      ? await world.ask<LoggedIn>({ headers: {} }, 'POST /api/passport/v1/login', payload)
      : { data: null }
    if (!data?.sessionToken) continue
    who.headers = { [SESSION_HEADER]: data.sessionToken }
    break
  }
  const { db } = world.shop.connection
  const [row] = await world.rows(sql<{ id: string }>`select id from shopper where telephone = ${telephone}`)
  who.id = row!.id
  if (email) await sql`update shopper set email = ${email} where id = ${who.id}`.execute(db)
  who.addressId = await giveAddress(db, who.id)
  world.anew.push(who.id)
  // After this time, the session caches of all servers have expired.
  world.shop.wait(2000)
  const seen = await world.shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: before })
  const now = await world.shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: who.headers })
  if (seen.data?.buyer) world.ends.wrong.push(`${telephone} is still logged in where the account was deleted`)
  if (now.data?.buyer?.newcomer !== false) world.ends.wrong.push(`${telephone} is a newcomer once more`)
}

/** Requests the deletion of an account, and checks that it succeeds exactly if no cause prevents it. */
export async function deleteAccount(world: World, who: Person): Promise<void> {
  const own = { headers: who.headers, telephone: who.telephone }
  const terms = await world.ask<DeletionTerms>(who, 'GET /api/passport/v1/deletion')
  own.headers = who.headers
  const code = terms.data && (await codeFor(world, own, true))
  if (!terms.data || !code) return
  const kept = await keptBy(world, who)
  const answer = await world.ask(own, 'POST /api/passport/v1/deletion', code)
  const [row] = await world.rows(sql<{ gone: boolean }>`
    select deleted_at is not null as gone from shopper where id = ${who.id}`)
  const { gone } = row!
  world.ends.tried += 1
  const wrong = (what: string) => world.ends.wrong.push(`${who.id}, kept by ${kept.join() || 'nothing'}: ${what}`)
  if ([...terms.data.blockers].sort().join() !== [...kept].sort().join()) wrong(`told ${terms.data.blockers.join()}`)
  if (gone && kept.length > 0) wrong('was deleted')
  if (!gone && answer.code === REPLY_CODE.ok) wrong('was said to be deleted')
  if (!gone && kept.length === 0 && answer.status < 500) wrong(`was refused: ${answer.message}`)
  if (
    !gone &&
    answer.status < 500 &&
    !kept.some((one) => answer.message === DELETION_BLOCKER_LABEL[one as 'openOrders'])
  )
    wrong(`read ${answer.message}`)
  if (gone) await beginAnew(world, who)
  else for (const cause of kept) world.ends.kept[cause] = (world.ends.kept[cause] ?? 0) + 1
}

/** Actions that delete accounts. */
export const ACCOUNT_DOINGS: readonly Doing[] = [doing('delete the account', 9, ({ people }) => people, deleteAccount)]

/** Laws of deleted accounts. */
export const ACCOUNT_LAWS: readonly DayLaw[] = [
  {
    law: 'an account is deleted only when nothing is owed, otherwise the reasons are given; afterwards it is logged in nowhere',
    look: ({ ends }) => Promise.resolve({ seen: ends.tried, broken: ends.wrong }),
  },
  {
    law: 'accounts with orders, debts or open returns are kept',
    look: ({ ends }) => Promise.resolve({ seen: Object.keys(ends.kept).length, broken: [] }),
  },
  {
    law: 'accounts that owe points are kept',
    look: ({ ends }) => Promise.resolve({ seen: ends.kept[DELETION_BLOCKER.owedPoints] ?? 0, broken: [] }),
  },
  {
    law: 'accounts with money of a promoter are kept',
    look: ({ ends }) => Promise.resolve({ seen: ends.kept[DELETION_BLOCKER.promoterMoney] ?? 0, broken: [] }),
  },
  law(
    'who comes back under the number of a deleted account takes no present of newcomers again',
    ({ anew, rows }) =>
      rows(sql<{ id: string; presents: number }>`
        select id, (
          select count(*)::integer from present_taken
          where shopper_id = shopper.id and activity_id = 'newcomer-gift') as presents
        from shopper where id = any(${anew}::text[])`),
    ({ presents }) => presents > 0,
  ),
]
