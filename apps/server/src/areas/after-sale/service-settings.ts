import { USUAL_SERVICE_RULES, type ServiceRules } from '@hearth/domain'
import type { MaterialPrice, OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the owner's rules are kept under. */
export const SERVICE_RULES = 'serviceRules'

/** The setting that the published prices of parts are kept under. */
export const MATERIAL_PRICES = 'materialPrices'

/** The owner's rules, with where products are sent back to. */
export interface StoredServiceRules extends ServiceRules {
  /** Absent until the owner sets it: whoever sends something back is told by the shop itself. */
  address?: OrderAddress
}

/** A part's price, with the category whose products it is for. */
export interface StoredMaterialPrice extends MaterialPrice {
  /** Absent for all categories. */
  categoryCode?: string
}

/** The owner's rules as an expression; null where none were set. */
export const storedServiceRules: RawBuilder<StoredServiceRules | null> = sql`(
  select value from setting where name = ${sql.lit(SERVICE_RULES)})`

/** The rules that hold, for what was read of them. */
export const serviceRulesOf = (stored: StoredServiceRules | null): StoredServiceRules => stored ?? USUAL_SERVICE_RULES

/** The rules that hold now. */
export async function readServiceRules(db: Database): Promise<StoredServiceRules> {
  const { rows } = await sql<{ rules: StoredServiceRules | null }>`select ${storedServiceRules} as rules`.execute(db)
  return serviceRulesOf(rows[0]?.rules ?? null)
}
