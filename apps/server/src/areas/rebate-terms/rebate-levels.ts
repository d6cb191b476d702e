import { sql, type RawBuilder } from 'kysely'
import { ownerSetting } from '#kernel/owner-setting'

/** Rates by the level of a promoter, basis points. */
export interface RebateLevels {
  levels: Record<string, number>
}

/** The owner's rates by level; other levels have none. */
export const rebateLevels = ownerSetting<RebateLevels>('rebateLevels', { levels: {} })

/** The rate of a level as an expression; null for a level without one. */
export const rateOfLevel = (level: RawBuilder<string>): RawBuilder<number | null> =>
  sql<number | null>`(${rebateLevels.stored} -> 'levels' ->> ${level})::integer`
