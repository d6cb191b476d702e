import {
  beijingDayBegin,
  beijingTime,
  fromBeijingTime,
  LEDGER_UNIT,
  ledgerAccountId,
  REBATE_STATUS,
  type PromoterKind,
} from '@hearth/domain'
import type { PartnerAssets, RebateAccount, RebateSummary, ShopAmount } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { REBATE_ACCOUNT } from '#areas/earnings/journals'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import type { Database } from '#database/connect'

const NET = sql`earned - taken_back`
const PENDING = sql.lit(REBATE_STATUS.pending)

/** The id of a ledger account of a promoter or partner shop. */
export const accountOf = (kind: PromoterKind, place: 'pending' | 'available', owner: string): string =>
  ledgerAccountId({ account: REBATE_ACCOUNT[kind][place], owner, unit: LEDGER_UNIT.yuan })

/**
 * The earnings of a shop: the sum of its rebates, less those taken back. One query; all amounts are 0 without a shop.
 */
export async function readShopAmount(db: Database, shopperId: string, kind: PromoterKind): Promise<ShopAmount> {
  const { rows } = await sql<ShopAmount>`
    select coalesce(sum(${NET}), 0)::bigint as "totalAmount",
      coalesce(sum(${NET}) filter (where status <> ${PENDING}), 0)::bigint as "settledAmount",
      coalesce(sum(${NET}) filter (where status = ${PENDING}), 0)::bigint as "pendingAmount"
    from rebate_line where shopper_id = ${shopperId} and kind = ${kind}`.execute(db)
  return rows[0]!
}

/** Reads whether a shopper is a promoter, and what the shopper earned as a promoter: one query. */
export async function readAccount(db: Database, shopperId: string): Promise<RebateAccount> {
  const { rows } = await sql<RebateAccount>`
    select ${isPromoter(shopperId)} as promoter, coalesce(sum(${NET}), 0)::bigint as "totalAmount",
      coalesce(sum(${NET}) filter (where status = ${PENDING}), 0)::bigint as "pendingAmount"
    from rebate_line where shopper_id = ${shopperId} and kind = 'promoter'`.execute(db)
  return rows[0]!
}

/** Epoch ms: the begin of the month in China. */
function monthBegin(now: number): number {
  const date = beijingTime(now)
  return fromBeijingTime(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1))
}

/** A promoter's earnings of today, of this month (in China's time) and in total: one query. */
export async function readSummary(db: Database, shopperId: string, now: number): Promise<RebateSummary> {
  const since = (begin: number) => sql`coalesce(sum(${NET}) filter (where earned_at >= ${begin}::bigint), 0)::bigint`
  const { rows } = await sql<RebateSummary>`
    select ${since(beijingDayBegin(now))} as "todayAmount", ${since(monthBegin(now))} as "monthAmount",
      coalesce(sum(${NET}), 0)::bigint as "totalAmount",
      (
        select count(*)::integer from order_share share
        join orders on orders.id = share.order_id
        where share.shopper_id = ${shopperId} and share.kind = 'promoter' and orders.paid_at is not null
      ) as "orderCount"
    from rebate_line where shopper_id = ${shopperId} and kind = 'promoter'`.execute(db)
  return rows[0]!
}

/** The withdrawable and pending amounts, from the balances of the accounts: one query. A debt counts as 0. */
export async function readAssets(db: Database, shopperId: string, kind: PromoterKind): Promise<PartnerAssets> {
  const balance = (place: 'pending' | 'available') =>
    sql`greatest(0, coalesce((
      select balance from ledger_account where id = ${accountOf(kind, place, shopperId)}), 0))::bigint`
  const { rows } = await sql<Omit<PartnerAssets, 'totalAmount'>>`
    select ${balance('available')} as "withdrawableAmount", ${balance('pending')} as "pendingAmount"`.execute(db)
  const { withdrawableAmount, pendingAmount } = rows[0]!
  return { totalAmount: withdrawableAmount + pendingAmount, withdrawableAmount, pendingAmount }
}
