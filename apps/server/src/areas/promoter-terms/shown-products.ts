import { SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'

/** A query of `spu_no`: the products that promoters' shops show, which are all products with an active sku. */
export const SHOWN_PRODUCTS = sql`(
  select distinct sku.spu_no from sku where sku.sku_status = ${sql.lit(SKU_STATUS.active)}
) as shown`
