import { OPS_CODE, points, type GivenPoints, type GivePoints } from '@hearth/ops'
import { readBalances } from '#areas/points/balances'
import { givePoints } from '#areas/points/give-points'
import { pointsRules } from '#areas/points/points-rules'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'

/** Calls of staff for points. */
export const pointsOps: readonly OpsAnswers[] = [
  reads(points, { rules: (_, { db }) => pointsRules.read(db) }),
  writes(points, {
    setRules: ({ version, gold, stars, pointsPerYuan, goldPerYuan }, context) =>
      pointsRules.set(context, version, () => ({ pointsPerYuan, goldPerYuan, tenders: { gold, stars } })),
    give: (payload, context) => giveByTelephone(context, payload),
  }),
]

async function giveByTelephone(
  context: OpsContext,
  { telephone, unit, pieces, reason }: GivePoints,
): Promise<Written<GivenPoints>> {
  const { db, random } = context
  const shopper = await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirst()
  if (!shopper) throw new OpsError(OPS_CODE.notFound, { message: '没有用此手机号登录过的顾客', field: 'telephone' })
  const before = await readBalances(db, shopper.id)
  await givePoints(context, shopper.id, random.uuid(), pieces, unit)
  const reply = await readBalances(db, shopper.id)
  return {
    reply,
    changes: [
      {
        target: { kind: 'points', id: shopper.id },
        before: { [unit]: before[unit] },
        after: { [unit]: reply[unit], reason },
      },
    ],
  }
}
