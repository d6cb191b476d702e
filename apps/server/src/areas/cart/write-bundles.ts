import { BUNDLE_KIND } from '@hearth/domain'
import type { ShopFileBundle } from '@hearth/ops'
import { sql } from 'kysely'
import { refuseAbovePrice } from '#areas/stock/refuse-above-price'
import { refuseUnknownSkus } from '#areas/stock/refuse-unknown-skus'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

const COLUMNS =
  '"promotionId" text, kind text, name text, "beginTime" bigint, "endTime" bigint, "supportTarget" text, ' +
  'price bigint, "thresholdAmount" bigint'

const SKU_COLUMNS = '"promotionId" text, "skuNo" text, position integer, "itemQuantity" integer, price bigint'

/**
 * Adds or changes sets and mark-up sales. The given skus of a set or sale replace its former skus.
 * @throws RefusedRows
 */
export async function writeBundles(db: Database, bundles: readonly ShopFileBundle[]): Promise<void> {
  await refuseUnknownSkus(
    db,
    bundles.flatMap(({ skus }, row) => skus.map(({ skuNo }, at) => ({ skuNo, row, field: `skus[${at}].skuNo` }))),
  )
  await refuseAbovePrice(
    db,
    bundles.flatMap(({ kind, price, skus }, row) =>
      kind === BUNDLE_KIND.markUp
        ? skus.map((sku, at) => ({ row, field: `skus[${at}].price`, price: sku.price, pieces: [{ skuNo: sku.skuNo }] }))
        : [{ row, field: 'price', price, pieces: skus }],
    ),
  )
  await sql`
    insert into bundle (id, kind, name, begin_time, end_time, support_target, price, threshold_amount)
    select "promotionId", kind, name, "beginTime", "endTime", coalesce("supportTarget", 'all'), price, "thresholdAmount"
    from ${listRows(bundles, COLUMNS)} as listed
    on conflict (id) do update set kind = excluded.kind, name = excluded.name, begin_time = excluded.begin_time,
      end_time = excluded.end_time, support_target = excluded.support_target, price = excluded.price,
      threshold_amount = excluded.threshold_amount`.execute(db)
  const skus = bundles.flatMap((one) =>
    one.skus.map((sku, position) => ({ promotionId: one.promotionId, ...sku, position })),
  )
  await sql`
    delete from bundle_sku
    where bundle_id = any(${bundles.map(({ promotionId }) => promotionId)}::text[])`.execute(db)
  await sql`
    insert into bundle_sku (bundle_id, sku_no, position, quantity, price)
    select "promotionId", "skuNo", position, coalesce("itemQuantity", 1), price
    from ${listRows(skus, SKU_COLUMNS)} as listed`.execute(db)
}
