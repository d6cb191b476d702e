import { PROMOTER_KIND, WITHDRAWAL_STATUS } from '@hearth/domain'
import {
  OPS_CODE,
  type StatedWithdrawal,
  type TaxLineOfPromoter,
  type TaxReport,
  type WithdrawalDays,
  type WithdrawalStatement,
} from '@hearth/ops'
import { sql } from 'kysely'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'
import { reportDays } from '#kernel/ops/report-days'
import { openText } from '#shop/sealed-text'

/** The most paid withdrawals that staff can export at once. */
const MOST = 10_000

/** Paid withdrawals that were requested in a period. */
function paidIn(wish: WithdrawalDays) {
  const days = reportDays(wish)
  return sql`withdrawal.status = ${WITHDRAWAL_STATUS.paid} and asked_at >= ${days[0]!.begins}
    and asked_at < ${days.at(-1)!.ends}`
}

/** Records in the audit log which period was read. */
const looked = (name: string, { from, to }: WithdrawalDays) => [{ target: { kind: name, id: `${from} to ${to}` } }]

/**
 * Reads paid withdrawals with their recipients.
 * @throws OpsError badInput for too many
 */
export async function readStatement(
  { db, secret }: OpsContext,
  wish: WithdrawalDays,
): Promise<Written<WithdrawalStatement>> {
  const { rows } = await sql<StatedWithdrawal>`
    select id as "withdrawId", shopper_id as "shopperId", kind, amount, fee, tax, net, tax_method as "taxMethod",
      hint as account, holder, channel, coalesce(provider_no, '') as "providerNo", asked_at as "askedAt",
      settled_at as "settledAt"
    from withdrawal where ${paidIn(wish)} order by asked_at, id limit ${MOST + 1}`.execute(db)
  if (rows.length > MOST)
    throw new OpsError(OPS_CODE.badInput, { message: `超过 ${MOST} 笔，请缩短日期范围`, field: 'from' })
  const withdrawals = rows.map((row) => ({ ...row, holder: openText(secret, 'payouts', row.holder) ?? '' }))
  return { reply: { withdrawals }, changes: looked('withdrawal-statement', wish) }
}

/** Sums up the payouts of each promoter, in one statement. */
export async function readTaxReport({ db, secret }: OpsContext, wish: WithdrawalDays): Promise<Written<TaxReport>> {
  const { rows } = await sql<TaxLineOfPromoter>`
    select withdrawal.shopper_id as "shopperId", coalesce(max(promoter.real_name), '') as holder,
      coalesce(max(promoter.id_number), '') as "idNumber", count(*) as count, sum(amount)::bigint as income,
      sum(tax)::bigint as tax
    from withdrawal left join promoter on promoter.shopper_id = withdrawal.shopper_id
    where kind = ${PROMOTER_KIND.promoter} and ${paidIn(wish)}
    group by withdrawal.shopper_id order by withdrawal.shopper_id`.execute(db)
  const open = (sealed: string) => openText(secret, 'promoters', sealed) ?? ''
  const promoters = rows.map((row) => ({ ...row, holder: open(row.holder), idNumber: open(row.idNumber) }))
  return { reply: { promoters }, changes: looked('withdrawal-tax', wish) }
}
