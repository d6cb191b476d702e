import { SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { SOLD } from '#areas/products/read-cards'

/** The columns of a product with its skus, for staff. */
export const productColumns = {
  columns: sql`
    spu.spu_no as "spuNo", spu.name, category.name as category, spu.category_code as "categoryCode",
    ${SOLD} as sold, spu.version, archived_at as "archivedAt",
    (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(jsonb_build_object(
            'skuNo', sku_no, 'name', sku_name, 'price', price, 'floorPrice', floor_price, 'stock', stock, 'sold', sold,
            'onShelf', sku_status = ${SKU_STATUS.active}, 'version', version)) order by position, sku_no
        ), '[]'
      )
      from sku
      where sku.spu_no = spu.spu_no
    ) as skus`,
  from: sql`
    spu join category on category.code = spu.category_code left join spu_sold on spu_sold.spu_no = spu.spu_no`,
} as const
