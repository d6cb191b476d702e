import { REPLY_CODE } from '@hearth/domain'
import type { OpsSerialNumbers, SetSerialNumbers, ShopFileService } from '@hearth/ops'
import { sql } from 'kysely'
import { materialPrices, type StoredMaterialPrice } from '#areas/after-sale/service-settings'
import { serviceRules } from '#areas/returns/service-rules'
import { noSuchItem } from '#areas/after-sale/verify-items'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'

/** Sets the address for returns and the published prices of parts. Other rules of the owner do not change. */
export async function writeService(db: Database, { address, materials }: ShopFileService): Promise<void> {
  if (address) await serviceRules.write(db, (before) => ({ ...before, address }))
  if (materials) await materialPrices.write(db, () => ({ materials }))
}

/** The prices of parts for products of a category. */
export async function materialsFor(db: Database, categoryCode: string): Promise<StoredMaterialPrice[]> {
  const { materials } = await materialPrices.read(db)
  return materials.filter((one) => one.categoryCode === undefined || one.categoryCode === categoryCode)
}

/**
 * Records the serial numbers of an order line.
 * @throws ShopError notFound, badInput
 */
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
