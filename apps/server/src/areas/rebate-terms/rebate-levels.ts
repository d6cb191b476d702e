import { sql, type RawBuilder } from 'kysely'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** Rates in basis points by the level of a promoter. */
export interface RebateLevels {
  levels: Record<string, number>
}

/** The stored setting of the owner's rates by level. Levels without a rate are absent. */
export const rebateLevels = ownerSetting<RebateLevels>('rebateLevels', { levels: {} })

/** SQL: the rate of a level; null for a level without a rate. */
export const rateOfLevel = (level: RawBuilder<string>): RawBuilder<number | null> =>
  sql<number | null>`(${rebateLevels.stored} -> 'levels' ->> ${level})::integer`
