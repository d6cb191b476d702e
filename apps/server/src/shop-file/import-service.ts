import { sql } from 'kysely'
import {
  MATERIAL_PRICES,
  SERVICE_RULES,
  serviceRulesOf,
  type StoredServiceRules,
} from '#areas/after-sale/service-settings'
import type { Database } from '#database/connect'
import type { ShopFileService } from '#shop-file/shop-file'

type Stored<Value> = (Value & { version: number }) | null

async function change<Value extends object>(
  db: Database,
  name: string,
  make: (before: Stored<Value>) => Value,
): Promise<void> {
  const { rows } = await sql<{
    value: Stored<Value>
  }>`select value from setting where name = ${name} for update`.execute(db)
  const before = rows[0]?.value ?? null
  const value = { ...make(before), version: (before?.version ?? 0) + 1 }
  await sql`update setting set value = ${JSON.stringify(value)}::jsonb where name = ${name}`.execute(db)
}

/** Where products are sent back to, and the published prices of parts; the owner's other rules stay. */
export async function writeService(db: Database, { address, materials }: ShopFileService): Promise<void> {
  if (address) await change<StoredServiceRules>(db, SERVICE_RULES, (before) => ({ ...serviceRulesOf(before), address }))
  if (materials) await change(db, MATERIAL_PRICES, () => ({ materials }))
}
