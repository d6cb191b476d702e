import { REPLY_CODE } from '@hearth/domain'
import type { MaterialPrice } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { materialsFor } from '#areas/after-sale/set-service-settings'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * The published prices of parts for a product. The request names an after-sale order of the shopper, a sku or a
 * product.
 * @throws ShopError notFound for an unknown one
 */
export async function readMaterials(db: Database, id: string, shopper: string | undefined): Promise<MaterialPrice[]> {
  const { rows } = await sql<{ categoryCode: string }>`
    select category_code as "categoryCode" from spu where spu_no = ${id} or spu_no in (
      select spu_no from sku where sku_no = ${id}
      union select spu_no from order_item join after_sale on after_sale.item_id = order_item.id
        where after_sale.id = ${id} and after_sale.shopper_id = ${shopper ?? ''})
    limit 1`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, undefined, 'id')
  const found = await materialsFor(db, rows[0].categoryCode)
  return found.map(({ name, unit, price }) => ({ name, unit, price }))
}
