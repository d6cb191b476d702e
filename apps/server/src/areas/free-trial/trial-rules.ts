import type { FreeTrialRulesDraft } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the owner's rules of free trials are kept under. */
export const FREE_TRIAL_RULES = 'freeTrialRules'

/** The owner's rules of free trials, with how often they were changed. */
export interface FreeTrialRules {
  /** Products a shopper may have on trial at once. */
  atOnce: number
  version: number
}

/** The rules that hold now. @param lock so that they can be changed */
export async function readTrialRules(db: Database, lock = false): Promise<FreeTrialRules> {
  const { rows } = await sql<{ value: FreeTrialRules }>`
    select value from setting where name = ${FREE_TRIAL_RULES} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]?.value ?? { atOnce: 1, version: 0 }
}

/** Sets them. @returns them as they are now */
export async function writeTrialRules(db: Database, { atOnce }: FreeTrialRulesDraft): Promise<FreeTrialRules> {
  const { version } = await readTrialRules(db, true)
  const rules = { atOnce, version: version + 1 }
  await sql`update setting set value = ${JSON.stringify(rules)}::jsonb where name = ${FREE_TRIAL_RULES}`.execute(db)
  return rules
}
