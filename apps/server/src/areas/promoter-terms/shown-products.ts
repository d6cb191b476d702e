import { SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'

/** The products that every promoter's shop shows, as a table with `spu_no`: all that the shop sells. */
export const SHOWN_PRODUCTS = sql`(
  select distinct sku.spu_no from sku where sku.sku_status = ${sql.lit(SKU_STATUS.active)}
) as shown`
