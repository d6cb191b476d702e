import { SKU_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'

/** Laws of products. */
export const PRODUCTS_LAWS: readonly Law[] = [
  {
    fault: 'a product that is put away has a sku on the shelf',
    broken: `
      select spu.spu_no as id from spu join sku on sku.spu_no = spu.spu_no
      where archived_at is not null and sku_status = ${SKU_STATUS.active}`,
  },
]
