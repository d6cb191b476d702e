import {
  COUPON_STATUS,
  DELETION_BLOCKER_LABEL,
  deletionBlockers,
  LEDGER_UNIT,
  MEMBER_TYPE,
  ORDER_STATUS,
  ORDERS_KEPT,
  REPLY_CODE,
  type Dealings,
} from '@hearth/domain'
import type { DeletionTerms, OwnCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ownTelephone } from '#areas/account/own-telephone'
import { postJournal } from '#areas/ledger/post-journal'
import { NOWHERE } from '#areas/orders/nowhere'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import { readBalances, spendable, type Balances } from '#areas/points/balances'
import { ENDED } from '#areas/points/earned'
import { leftOpen } from '#areas/orders/left-open'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** What a shopper of a deleted account is called in what is kept. */
const NAME = '已注销用户'

/** What keeps an account from being deleted, and what would be lost with it. */
export async function readDeletion(
  work: Pick<UnitOfWork, 'db' | 'kinds' | 'now'>,
  shopperId: string,
): Promise<DeletionTerms> {
  const { db, now } = work
  const { points, ...rest } = spendable(await readBalances(db, shopperId))
  const { rows } = await sql<{ couponCount: number }>`
    select count(*) as "couponCount" from coupon
    where shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)} and end_time >= ${now}`.execute(db)
  return {
    blockers: deletionBlockers(await readDealings(work, shopperId)),
    integral: points,
    ...rest,
    couponCount: rows[0]?.couponCount ?? 0,
  }
}

/** The status of an order; one that codes are still owed for is open, though its parcel arrived. */
const statusOwed = sql`case when exists (select from order_code_wait where order_code_wait.order_id = orders.id)
  then ${sql.lit(ORDER_STATUS.paid)} else status end`

async function readDealings(work: Pick<UnitOfWork, 'db' | 'kinds'>, shopperId: string): Promise<Dealings> {
  const { rows } = await sql<Dealings>`
    select
      coalesce((
        select jsonb_agg(distinct ${statusOwed}) from orders
        where shopper_id = ${shopperId}
      ), '[]') as orders,
      coalesce((
        select jsonb_agg(distinct after_sale.status) from after_sale
        where after_sale.shopper_id = ${shopperId}
      ), '[]') as services,
      (
        select count(*)
        from refund
        join orders on orders.id = refund.order_id
        where orders.shopper_id = ${shopperId} and refund.settled_at is null
      ) as "openRefunds",
      ${leftOpen(work, sql<boolean>`orders.shopper_id = ${shopperId}`)} as "ofKinds"`.execute(work.db)
  return rows[0]!
}

/** Tables whose rows of a shopper go with the account. */
const OWN_TABLES = [
  'agreement_signature',
  'address',
  'cart_line',
  'external_address_auth',
  'identity',
  'invoice_choice',
  'message_consent',
  'message_choice',
  'arrival_notice',
  'vat_invoice',
  'fan',
  'share_picture',
  'session',
] as const

/**
 * Deletes an account: what the law does not want kept is forgotten at once, whom its orders went to after its time, by
 * `forgetOldOrders`. Orders are placed one after the other with this, so that none is placed behind its back.
 * @throws ShopError wrongCode; wrongState while something keeps it
 */
export async function deleteAccount(context: Context, shopperId: string, code: OwnCode): Promise<void> {
  await checkLoginCode(context, await ownTelephone(context.db, shopperId), code, { use: 'account' })
  await inTransaction(context, async (work) => {
    const { db, now } = work
    await sql`select id from shopper where id = ${shopperId} for update`.execute(db)
    const [blocker] = deletionBlockers(await readDealings(work, shopperId))
    if (blocker) throw new ShopError(REPLY_CODE.wrongState, DELETION_BLOCKER_LABEL[blocker])
    await takeLoginCode(db, code)
    const balances = await readBalances(db, shopperId)
    for (const unit of Object.keys(balances) as (keyof Balances)[]) await forfeit(work, shopperId, unit, balances[unit])
    await sql`
      update coupon set end_time = least(end_time, ${now - 1}::bigint)
      where shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)}`.execute(db)
    // Neither one to come nor a month of one has anything left to give.
    await sql`update membership set begun = true, next_month_at = null where shopper_id = ${shopperId}`.execute(db)
    for (const table of OWN_TABLES)
      await sql`delete from ${sql.table(table)} where shopper_id = ${shopperId}`.execute(db)
    await sql`delete from cart_line where code_shopper_id = ${shopperId}`.execute(db)
    await sql`
      update shopper set telephone = ${`deleted:${shopperId}`}, display_name = ${NAME}, avatar = '',
        email = null, app_open_id = null,
        default_address_id = null, enterprise = false, member_type = ${MEMBER_TYPE.none}, member_until = null,
        deleted_at = ${now}
      where id = ${shopperId}`.execute(db)
  })
}

/** Ends what a shopper has of a unit, or owes of it. */
async function forfeit(work: UnitOfWork, owner: string, account: keyof Balances, pieces: number): Promise<void> {
  if (pieces === 0) return
  const unit = LEDGER_UNIT[account]
  await postJournal(work, {
    source: { kind: ENDED, id: `${owner}/deleted/${account}` },
    entries: [
      { account, owner, unit, amount: -pieces },
      { account: 'pointsGiven', owner: '', unit, amount: pieces },
    ],
    eventAt: work.now,
  })
}

/** Orders of which it is forgotten in one transaction whom they went to. */
const BATCH = 500

/** Forgets whom orders of deleted accounts went to, once the law no longer wants it kept. @returns of how many */
export async function forgetOldOrders({ db, now }: UnitOfWork): Promise<number> {
  const { rows } = await sql`
    update orders set address = ${JSON.stringify(NOWHERE)}::jsonb, remark = '', origin = null
    where id in (
      select orders.id from orders join shopper on shopper.id = orders.shopper_id
      where shopper.deleted_at is not null and orders.created_at < ${now - ORDERS_KEPT}
        and orders.address ->> 'consigneeName' <> ''
      order by orders.id limit ${BATCH})
    returning id`.execute(db)
  return rows.length
}
