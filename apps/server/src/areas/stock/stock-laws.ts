import type { Law } from '#kernel/laws/law'

/** Laws of stock counts. */
export const STOCK_LAWS: readonly Law[] = [
  {
    fault: 'a product has not sold what its skus have',
    broken: `
      select spu_no as id from spu_sold
      where sold <> sold_before + (select coalesce(sum(sku.sold), 0) from sku where sku.spu_no = spu_sold.spu_no)`,
  },
  {
    fault: 'stock below nothing',
    broken: `
      select sku_no as id from sku where stock < 0`,
  },
]
