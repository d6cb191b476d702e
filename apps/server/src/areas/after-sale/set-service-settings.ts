import { REPLY_CODE } from '@hearth/domain'
import type {
  MaterialPriceList,
  OpsSerialNumbers,
  OpsServiceRules,
  SetMaterialPrices,
  SetSerialNumbers,
  SetServiceRules,
  ShopFileService,
} from '@hearth/ops'
import { sql } from 'kysely'
import {
  MATERIAL_PRICES,
  SERVICE_RULES,
  serviceRulesOf,
  type StoredMaterialPrice,
  type StoredServiceRules,
} from '#areas/after-sale/service-settings'
import { noSuchItem } from '#areas/after-sale/verify-items'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { OpsContext, Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

async function readSetting<Value>(db: Database, name: string, lock: boolean): Promise<Value | null> {
  const { rows } = await sql<{ value: Value | null }>`
    select value from setting where name = ${name} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]?.value ?? null
}

/** Writes a setting that has a version, and tells it in the audit log. */
async function keepSetting<Value extends { version: number }>(
  db: Database,
  name: string,
  before: object,
  value: Value,
): Promise<Written<Value>> {
  await sql`update setting set value = ${JSON.stringify(value)}::jsonb where name = ${name}`.execute(db)
  return { reply: value, changes: [{ target: { kind: 'setting', id: name }, before, after: value }] }
}

/** What service the shop gives now. */
export async function readOpsRules(db: Database, lock = false): Promise<OpsServiceRules> {
  const stored = await readSetting<StoredServiceRules & { version: number }>(db, SERVICE_RULES, lock)
  return { ...serviceRulesOf(stored), version: stored?.version ?? 0 }
}

/** Sets it. @throws OpsError stale */
export async function setServiceRules(
  { db }: OpsContext,
  { version, ...rules }: SetServiceRules,
): Promise<Written<OpsServiceRules>> {
  const before = await readOpsRules(db, true)
  needVersion(before.version, version)
  return keepSetting(db, SERVICE_RULES, before, { ...rules, version: version + 1 })
}

/** The published prices of parts. */
export async function readMaterialList(db: Database, lock = false): Promise<MaterialPriceList> {
  return (await readSetting<MaterialPriceList>(db, MATERIAL_PRICES, lock)) ?? { materials: [], version: 0 }
}

/** Sets them. @throws OpsError stale */
export async function setMaterialPrices(
  { db }: OpsContext,
  { version, materials }: SetMaterialPrices,
): Promise<Written<MaterialPriceList>> {
  const before = await readMaterialList(db, true)
  needVersion(before.version, version)
  return keepSetting(db, MATERIAL_PRICES, before, { materials, version: version + 1 })
}

/** Where products are sent back to, and the published prices of parts; the owner's other rules stay. */
export async function writeService(db: Database, { address, materials }: ShopFileService): Promise<void> {
  if (address) {
    const before = await readOpsRules(db, true)
    await keepSetting(db, SERVICE_RULES, before, { ...before, address, version: before.version + 1 })
  }
  if (materials) {
    const before = await readMaterialList(db, true)
    await keepSetting(db, MATERIAL_PRICES, before, { materials, version: before.version + 1 })
  }
}

/** The prices of parts for a category's products. */
export async function materialsFor(db: Database, categoryCode: string): Promise<StoredMaterialPrice[]> {
  const { materials } = await readMaterialList(db)
  return materials.filter((one) => one.categoryCode === undefined || one.categoryCode === categoryCode)
}

/** Notes the serial numbers of an order line. @throws ShopError notFound, badInput */
export async function setSerialNumbers(
  { db }: OpsContext,
  { orderItemId, sns }: SetSerialNumbers,
): Promise<Written<OpsSerialNumbers>> {
  const item = await db
    .selectFrom('order_item')
    .select('quantity')
    .where('id', '=', orderItemId)
    .forUpdate()
    .executeTakeFirst()
  if (!item) throw noSuchItem()
  if (sns.length !== 0 && sns.length !== item.quantity)
    throw new ShopError(REPLY_CODE.badInput, `请填写 ${item.quantity} 个序列号`, 'sns')
  if (new Set(sns.map(({ sn }) => sn)).size !== sns.length)
    throw new ShopError(REPLY_CODE.badInput, '序列号有重复', 'sns')
  await sql`delete from serial_number where item_id = ${orderItemId}`.execute(db)
  const rows = sns.map(({ sn, installSn }) => ({ sn, install_sn: installSn }))
  await sql`
    insert into serial_number (item_id, sn, install_sn)
    select ${orderItemId}, sn, install_sn from ${listRows(rows, 'sn text, install_sn text')} as listed`.execute(db)
  return {
    reply: { orderItemId, sns },
    changes: [{ target: { kind: 'order-item', id: orderItemId }, after: { sns: sns.map(({ sn }) => sn) } }],
  }
}
