import { OPS_CODE, shoppers, type OpsShopper, type SetEnterprise } from '@hearth/ops'
import { sql } from 'kysely'
import { memberTypeAt } from '#areas/products/running-promotions'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'

/** Calls of staff for accounts. */
export const shoppersOps: readonly OpsAnswers[] = [
  reads(shoppers, { get: ({ telephone }, { db, now }) => readShopper(db, telephone, now) }),
  writes(shoppers, { setEnterprise: (payload, context) => setEnterprise(context, payload) }),
]

async function readShopper(db: Database, telephone: string, now: number): Promise<OpsShopper> {
  const { rows } = await sql<OpsShopper>`
    select shopper.id as "shopperId", enterprise, ${memberTypeAt(now)} as "memberType", created_at as "createdAt",
      (select count(*) from orders where shopper_id = shopper.id) as orders
    from shopper where telephone = ${telephone} and deleted_at is null`.execute(db)
  const [found] = rows
  if (!found) throw new OpsError(OPS_CODE.notFound, { message: '没有用此手机号登录过的顾客', field: 'telephone' })
  return found
}

async function setEnterprise(
  { db, now }: OpsContext,
  { telephone, enterprise }: SetEnterprise,
): Promise<Written<OpsShopper>> {
  await sql`select from shopper where telephone = ${telephone} and deleted_at is null for update`.execute(db)
  const before = await readShopper(db, telephone, now)
  await sql`update shopper set enterprise = ${enterprise} where id = ${before.shopperId}`.execute(db)
  return {
    reply: { ...before, enterprise },
    changes: [
      {
        target: { kind: 'shopper', id: before.shopperId },
        before: { enterprise: before.enterprise },
        after: { enterprise },
      },
    ],
  }
}
