import { USUAL_POINTS_RULES, type PointsRules } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the owner's rules are kept under. */
export const POINTS_RULES = 'pointsRules'

/** The owner's rules as an expression; null where none were set. */
export const storedRules: RawBuilder<PointsRules | null> = sql`(select value from setting where name = ${sql.lit(POINTS_RULES)})`

/** The rules that hold, for what was read of them. */
export const rulesOf = (stored: PointsRules | null): PointsRules => stored ?? USUAL_POINTS_RULES

/** The rules that hold now. */
export async function readPointsRules(db: Database): Promise<PointsRules> {
  const { rows } = await sql<{ rules: PointsRules | null }>`select ${storedRules} as rules`.execute(db)
  return rulesOf(rows[0]?.rules ?? null)
}
