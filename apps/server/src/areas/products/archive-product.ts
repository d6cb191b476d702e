import { REPLY_CODE, SKU_STATUS } from '@hearth/domain'
import type { OpsProduct, SetArchived } from '@hearth/ops'
import { sql } from 'kysely'
import { productColumns } from '#areas/products/product-columns'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'
import { withoutNothing } from '#kernel/reads/without-nothing'

async function findProduct(db: Database, spuNo: string, lock: boolean): Promise<OpsProduct | undefined> {
  if (lock) {
    await sql`select from spu where spu_no = ${spuNo} for update`.execute(db)
    await sql`select from sku where spu_no = ${spuNo} order by sku_no for update`.execute(db)
  }
  const { rows } = await sql<OpsProduct>`
    select ${productColumns.columns} from ${productColumns.from} where spu.spu_no = ${spuNo}`.execute(db)
  return rows[0] && withoutNothing(rows[0])
}

/** Reads products so that staff can archive or restore them. The audit log keeps the fields that `told` returns. */
export const opsProducts = versioned<OpsProduct>({
  kind: 'spu',
  find: findProduct,
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这个商品', 'spuNo'),
  told: ({ archivedAt = null, skus }) => ({
    archivedAt,
    onShelf: skus.flatMap(({ skuNo, onShelf }) => (onShelf ? [skuNo] : [])),
  }),
})

/**
 * Archives or restores a product. Archiving takes all its skus off the shelf, so that carts, gifts, promotions and
 * lists leave them out; orders and requests for service keep the product. Restoring puts the same skus back on the
 * shelf.
 * @throws ShopError notFound; OpsError stale
 */
export const setArchived = (
  context: OpsContext,
  { spuNo, version, archived }: SetArchived,
): Promise<Written<OpsProduct>> =>
  opsProducts.change(context, { id: spuNo, version }, async ({ archivedAt }) => {
    if (archived === (archivedAt !== undefined)) return
    await (archived ? putAway(context, spuNo) : bringBack(context, spuNo))
    await pagesChanged(context.db)
  })

async function putAway({ db, now }: OpsContext, spuNo: string): Promise<void> {
  await sql`
    update spu set archived_at = ${now}, version = version + 1, archived_skus = coalesce((
      select jsonb_agg(sku_no order by sku_no) from sku
      where sku.spu_no = spu.spu_no and sku_status = ${SKU_STATUS.active}
    ), '[]')
    where spu_no = ${spuNo}`.execute(db)
  await sql`
    update sku set sku_status = ${SKU_STATUS.inactive}, version = version + 1
    where spu_no = ${spuNo} and sku_status = ${SKU_STATUS.active}`.execute(db)
}

async function bringBack({ db, stock, afterCommit }: OpsContext, spuNo: string): Promise<void> {
  const { rows } = await sql<{ skuNo: string }>`
    update sku set sku_status = ${SKU_STATUS.active}, version = sku.version + 1
    from spu
    where sku.spu_no = ${spuNo} and spu.spu_no = sku.spu_no and spu.archived_skus ? sku.sku_no
    returning sku.sku_no as "skuNo"`.execute(db)
  await sql`
    update spu set archived_at = null, archived_skus = null, version = version + 1
    where spu_no = ${spuNo}`.execute(db)
  afterCommit(() => stock.returned(rows.map(({ skuNo }) => skuNo)))
}
