import { LEDGER_UNIT, type PointsRules } from '@hearth/domain'
import {
  OPS_CODE,
  points,
  type GivenPoints,
  type GivePoints,
  type OpsPointsRules,
  type SetPointsRules,
} from '@hearth/ops'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { readBalances } from '#areas/points/balances'
import { GIVEN } from '#areas/points/earned'
import { POINTS_RULES, rulesOf } from '#areas/points/points-rules'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops-area'
import { needVersion, OpsError } from '#kernel/ops-error'

/** What staff ask of points. */
export const pointsOps: readonly OpsAnswers[] = [
  reads(points, { rules: (_, { db }) => readRules(db) }),
  writes(points, {
    setRules: (payload, context) => setRules(context, payload),
    give: (payload, context) => givePoints(context, payload),
  }),
]

type Stored = (PointsRules & { version: number }) | null

async function readRules(db: Database, lock = false): Promise<OpsPointsRules> {
  const { rows } = await sql<{ value: Stored }>`
    select value from setting where name = ${POINTS_RULES} ${lock ? sql`for update` : sql``}`.execute(db)
  const value = rows[0]?.value ?? null
  return { ...rulesOf(value), version: value?.version ?? 0 }
}

async function setRules(
  { db }: OpsContext,
  { version, gold, stars, pointsPerYuan, goldPerYuan }: SetPointsRules,
): Promise<Written<OpsPointsRules>> {
  const { version: before, ...old } = await readRules(db, true)
  needVersion(before, version)
  const rules: PointsRules = { pointsPerYuan, goldPerYuan, tenders: { gold, stars } }
  const reply = { ...rules, version: version + 1 }
  await sql`update setting set value = ${JSON.stringify(reply)}::jsonb where name = ${POINTS_RULES}`.execute(db)
  return {
    reply,
    changes: [{ target: { kind: 'setting', id: POINTS_RULES }, before: { ...old }, after: { ...rules } }],
  }
}

async function givePoints(
  context: OpsContext,
  { telephone, unit, pieces, reason }: GivePoints,
): Promise<Written<GivenPoints>> {
  const { db, now, random } = context
  const shopper = await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirst()
  if (!shopper) throw new OpsError(OPS_CODE.notFound, { message: '没有用此手机号登录过的顾客', field: 'telephone' })
  const before = await readBalances(db, shopper.id)
  await postJournal(context, {
    source: { kind: GIVEN, id: random.uuid() },
    entries: [
      { account: unit, owner: shopper.id, unit: LEDGER_UNIT[unit], amount: pieces },
      { account: 'pointsGiven', owner: '', unit: LEDGER_UNIT[unit], amount: -pieces },
    ],
    eventAt: now,
  })
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
