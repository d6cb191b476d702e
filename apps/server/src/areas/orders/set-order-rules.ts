import { USUAL_RECEIVE_DAYS } from '@hearth/domain'
import type { OpsOrderRules, SetOrderRules } from '@hearth/ops'
import { sql } from 'kysely'
import { ORDER_RULES, type OrderRules } from '#areas/orders/order-rules'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'

/** What holds for all orders now. */
export async function readOrderRules(db: Database, lock = false): Promise<OpsOrderRules> {
  const { rows } = await sql<{ value: (OrderRules & { version: number }) | null }>`
    select value from setting where name = ${ORDER_RULES} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]?.value ?? { receiveDays: USUAL_RECEIVE_DAYS, version: 0 }
}

/** Sets it. @throws OpsError stale */
export async function setOrderRules(
  { db }: OpsContext,
  { version, receiveDays }: SetOrderRules,
): Promise<Written<OpsOrderRules>> {
  const before = await readOrderRules(db, true)
  needVersion(before.version, version)
  const reply = { receiveDays, version: version + 1 }
  await sql`update setting set value = ${JSON.stringify(reply)}::jsonb where name = ${ORDER_RULES}`.execute(db)
  return {
    reply,
    changes: [
      {
        target: { kind: 'setting', id: ORDER_RULES },
        before: { receiveDays: before.receiveDays },
        after: { receiveDays },
      },
    ],
  }
}
