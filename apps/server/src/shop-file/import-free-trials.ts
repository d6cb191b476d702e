import { sql } from 'kysely'
import { FREE_TRIAL_RULES, readTrialRules } from '#areas/free-trial/trial-rules'
import type { Database } from '#database/connect'
import type { ShopFileFreeTrials } from '#shop-file/shop-file'

/** What holds for all free trials. */
export async function writeFreeTrials(trx: Database, { atOnce }: ShopFileFreeTrials): Promise<void> {
  const { version } = await readTrialRules(trx, true)
  await sql`
    update setting set value = ${JSON.stringify({ atOnce, version: version + 1 })}::jsonb
    where name = ${FREE_TRIAL_RULES}`.execute(trx)
}
