import { REPLY_CODE, SKU_STATUS, type SkuStatus } from '@hearth/domain'
import {
  products,
  type ChangedSku,
  type ListOpsProducts,
  type OpsProduct,
  type OpsSku,
  type SetStock,
} from '@hearth/ops'
import { sql } from 'kysely'
import { opsProducts, setArchived } from '#areas/products/archive-product'
import { productColumns } from '#areas/products/product-columns'
import { refuseBelowFloor } from '#areas/products/refuse-below-floor'
import { repricePromotions } from '#areas/products/reprice-promotions'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { MOST_COUNTED } from '#database/most-counted'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { versioned } from '#kernel/ops/versioned'

const noSuchSku = () => new ShopError(REPLY_CODE.notFound, '没有这个商品', 'skuNo')

/**
 * Condition on a row of `spu`: its name or number, or those of one of its skus, match a search word. `%` and `_` are
 * ordinary characters.
 */
const found = (word: string) => sql`(
  strpos(lower(spu.name), lower(${word})) > 0 or spu.spu_no = ${word}
  or exists (
    select from sku
    where sku.spu_no = spu.spu_no and (sku.sku_no = ${word} or strpos(lower(sku_name), lower(${word})) > 0)
  )
)`

const NOT_ARCHIVED = sql`archived_at is null`

const hasSku = (status: SkuStatus) => sql`exists (
  select from sku where sku.spu_no = spu.spu_no and sku_status = ${status})`

const SHELVES = { on: hasSku(SKU_STATUS.active), off: hasSku(SKU_STATUS.inactive) } as const

const place = ['category.position', 'spu.category_code', 'spu.position', 'spu.spu_no'].map(ascending)

/** The list of products with their skus, in the order of the shop's pages. */
const productList = opsList<ListOpsProducts, OpsProduct>({
  ...productColumns,
  filters: {
    shelf: (shelf) => SHELVES[shelf],
    archived: (archived) => (archived ? sql`archived_at is not null` : NOT_ARCHIVED),
    search: (word) => found(word),
  },
  sorts: { page: place },
  row: (after) => sql`spu join category on category.code = spu.category_code where spu.spu_no = ${after}`,
  nameOf: ({ spuNo }) => spuNo,
})

/** Calls of staff for products. */
export const productsOps = [
  reads(products, {
    async list(payload, context) {
      const { rows, after } = await readList(productList, context, { archived: false, ...payload })
      return { products: rows.map(withoutNothing), after }
    },
    get: ({ spuNo }, { db }) => opsProducts.need(db, spuNo),
    sku: ({ skuNo }, { db }) => skus.need(db, skuNo),
  }),
  writes(products, {
    setPrice: ({ price, ...which }, context) => change(context, which, () => ({ price }), 'price'),
    setFloorPrice: ({ floorPrice, ...which }, context) => change(context, which, () => ({ floorPrice }), 'floorPrice'),
    setStock: ({ skuNo, version, ...wish }, context) =>
      change(context, { skuNo, version }, ({ stock }) => ({ stock: newStock(stock, wish) }), 'stock'),
    async setShelf({ onShelf, ...which }, context) {
      if (onShelf) await refuseArchived(context.db, which.skuNo)
      return change(context, which, () => ({ onShelf }), 'onShelf')
    },
    setArchived: (payload, context) => setArchived(context, payload),
  }),
]

type Wish = Partial<Pick<OpsSku, 'price' | 'floorPrice' | 'stock' | 'onShelf'>>

const skus = versioned<OpsSku>({ kind: 'sku', find: readSku, missing: noSuchSku })

/** Locks a sku and changes one of its fields. @throws ShopError notFound, badInput; RefusedRows; OpsError stale */
async function change(
  { db, now, stock, afterCommit }: OpsContext,
  { skuNo, version }: { skuNo: string; version: number },
  wish: (before: OpsSku) => Wish,
  field: keyof Wish,
): Promise<Written<ChangedSku>> {
  const before = await skus.lock(db, skuNo, version)
  const sku = { ...before, ...wish(before), version: version + 1 }
  await db
    .updateTable('sku')
    .set({
      price: sku.price,
      floor_price: sku.floorPrice ?? null,
      stock: sku.stock,
      sku_status: sku.onShelf ? SKU_STATUS.active : SKU_STATUS.inactive,
      version: sku.version,
    })
    .where('sku_no', '=', skuNo)
    .execute()
  if (field === 'price' || field === 'floorPrice') {
    await repricePromotions(db, [skuNo])
    await refuseBelowFloor(db, [{ skuNo, field }], now)
  }
  await pagesChanged(db)
  if (field === 'stock') afterCommit(() => stock.returned([skuNo]))
  return {
    reply: { sku, before },
    changes: [{ target: skus.target(skuNo), before: { [field]: before[field] }, after: { [field]: sku[field] } }],
  }
}

/** Refuses to put a sku of an archived product on the shelf. @throws ShopError wrongState */
async function refuseArchived(db: Database, skuNo: string): Promise<void> {
  const { rows } = await sql<{ spuNo: string }>`
    select spu_no as "spuNo" from spu
    where archived_at is not null and spu_no = (select spu_no from sku where sku_no = ${skuNo})
    for update`.execute(db)
  if (rows[0]) throw new ShopError(REPLY_CODE.wrongState, `商品 ${rows[0].spuNo} 已归档，先恢复才能上架`, 'skuNo')
}

/**
 * Returns the new stock. @throws ShopError badInput if it is negative or above the maximum, or if not exactly one of
 * `stock` and `change` is given
 */
function newStock(before: number, { stock, change: more }: Pick<SetStock, 'stock' | 'change'>): number {
  if ((stock === undefined) === (more === undefined))
    throw new ShopError(REPLY_CODE.badInput, '请填写库存或增减数量其中一项', 'stock')
  const left = stock ?? before + (more ?? 0)
  if (left < 0) throw new ShopError(REPLY_CODE.badInput, `现有 ${before} 件，不足以减少`, 'change')
  if (left > MOST_COUNTED) throw new ShopError(REPLY_CODE.badInput, `库存不能超过 ${MOST_COUNTED}`, 'change')
  return left
}

async function readSku(db: Database, skuNo: string, lock: boolean): Promise<OpsSku | undefined> {
  const query = db
    .selectFrom('sku')
    .select(['sku_no', 'sku_name', 'price', 'floor_price', 'stock', 'sold', 'sku_status', 'version'])
    .where('sku_no', '=', skuNo)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return (
    row && {
      skuNo: row.sku_no,
      name: row.sku_name,
      price: row.price,
      ...(row.floor_price === null ? {} : { floorPrice: row.floor_price }),
      stock: row.stock,
      sold: row.sold,
      onShelf: row.sku_status === SKU_STATUS.active,
      version: row.version,
    }
  )
}
