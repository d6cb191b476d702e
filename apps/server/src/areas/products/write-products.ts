import { SKU_STATUS } from '@hearth/domain'
import type { ShopFileSku, ShopFileSpu } from '@hearth/ops'
import { sql } from 'kysely'
import { writeGuides } from '#areas/guides/set-guide'
import { findPictures, type FindPicture, type NamedPicture } from '#areas/pictures/find-pictures'
import { keepSoldAt } from '#areas/products/keep-prices'
import { refuseBelowFloor } from '#areas/products/refuse-below-floor'
import { refuseProducts } from '#areas/products/refuse-products'
import { repricePromotions } from '#areas/products/reprice-promotions'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { chunksOf } from '#kernel/reads/chunks-of'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** The most products that one statement writes. */
const AT_ONCE = 200

/** The positions of products on the shop's pages. */
export interface ProductPlaces {
  /** The position of the first product, from 0. */
  first: number
  /** True if existing products keep their positions. */
  inPlace: boolean
}

/**
 * Adds or changes products with their skus. An existing sku keeps its stock and sold pieces. It stays on or off the
 * shelf unless `onShelf` is given.
 * @throws RefusedRows
 */
export async function writeProducts(
  { db, now }: OwnerWork,
  products: readonly ShopFileSpu[],
  { first, inPlace }: ProductPlaces = { first: 0, inPlace: false },
): Promise<void> {
  await refuseProducts(db, products)
  const picture = await findPictures(
    db,
    products.flatMap((spu, row) => picturesOf(spu).map(([name, field]) => ({ name, row, field }) as NamedPicture)),
  )
  const placed = products.map((spu, at) => ({ spu, position: first + at }))
  for (const some of chunksOf(placed, AT_ONCE)) {
    await writeSpus(
      db,
      some.map(({ spu, position }) => spuRow(spu, position, picture)),
      now,
      inPlace,
    )
    await writeSkus(
      db,
      some.flatMap(({ spu }) => spu.skus.map((sku, position) => skuRow(spu.spuNo, sku, position, picture))),
    )
  }
  const skus = products.flatMap((spu) => spu.skus)
  const places = products.flatMap((spu, row) =>
    spu.skus.map(({ skuNo }, at) => ({ skuNo, row, field: `skus[${at}].floorPrice` })),
  )
  await repricePromotions(
    db,
    skus.map(({ skuNo }) => skuNo),
  )
  await refuseBelowFloor(db, places, now)
  await keepSoldAt(db, skus, now)
  await writeShelf(db, skus)
  await writeGuides(
    db,
    products.flatMap(({ spuNo, guide }) => (guide ? [{ spuNo, guide }] : [])),
  )
  await writeSold(
    db,
    products.map(({ spuNo }) => spuNo),
  )
}

/** Returns the names of a product's pictures, each with its field. */
const picturesOf = ({ pictures, detailPictures, saleAttributes, skus }: ShopFileSpu): [string, string][] => [
  ...pictures.map((name, at): [string, string] => [name, `pictures[${at}]`]),
  ...detailPictures.map((name, at): [string, string] => [name, `detailPictures[${at}]`]),
  ...saleAttributes.flatMap(({ values }, at) =>
    values.flatMap(({ picture }, nth): [string, string][] =>
      picture ? [[picture, `saleAttributes[${at}].values[${nth}].picture`]] : [],
    ),
  ),
  ...skus.map(({ picture }, at): [string, string] => [picture, `skus[${at}].picture`]),
]

const spuRow = (spu: ShopFileSpu, position: number, picture: FindPicture) => ({
  ...spu,
  pictures: spu.pictures.map(picture),
  detailPictures: spu.detailPictures.map(picture),
  saleAttributes: spu.saleAttributes.map(({ name, values }) => ({
    name,
    values: values.map((one) => ({ value: one.value, ...(one.picture ? { picture: picture(one.picture) } : {}) })),
  })),
  soldBefore: spu.soldBefore ?? 0,
  position,
  skus: undefined,
  guide: undefined,
})

const SPU_COLUMNS =
  '"spuNo" text, name text, "sellingPoint" text, "brandName" text, "categoryCode" text, "merchantId" text, ' +
  'pictures jsonb, "detailPictures" jsonb, highlights jsonb, specifications jsonb, services jsonb, ' +
  '"saleAttributes" jsonb, "defaultSkuNo" text, "soldBefore" integer, "freightTable" text, position integer'

async function writeSpus(db: Database, rows: readonly object[], now: number, inPlace: boolean): Promise<void> {
  await sql`
    insert into spu (spu_no, name, selling_point, brand_name, category_code, merchant_id, pictures, detail_pictures,
      highlights, specifications, services, sale_attributes, default_sku_no, sold_before,
      freight_table, position, created_at)
    select "spuNo", name, "sellingPoint", "brandName", "categoryCode", "merchantId", pictures, "detailPictures",
      highlights, specifications, services, "saleAttributes", "defaultSkuNo", "soldBefore",
      "freightTable", position, ${now}::bigint
    from ${listRows(rows, SPU_COLUMNS)} as listed
    on conflict (spu_no) do update set name = excluded.name, selling_point = excluded.selling_point,
      brand_name = excluded.brand_name, category_code = excluded.category_code, merchant_id = excluded.merchant_id,
      pictures = excluded.pictures, detail_pictures = excluded.detail_pictures, highlights = excluded.highlights,
      specifications = excluded.specifications, services = excluded.services,
      sale_attributes = excluded.sale_attributes, default_sku_no = excluded.default_sku_no,
      sold_before = excluded.sold_before, freight_table = excluded.freight_table,
      position = ${inPlace ? sql`spu.position` : sql`excluded.position`}`.execute(db)
}

const skuRow = (spuNo: string, sku: ShopFileSku, position: number, picture: FindPicture) => ({
  ...sku,
  spuNo,
  picture: picture(sku.picture),
  limitQuantity: sku.limitQuantity ?? 200,
  byCode: sku.byCode ?? false,
  position,
})

const SKU_COLUMNS =
  '"skuNo" text, "spuNo" text, "skuName" text, attributes jsonb, picture jsonb, price bigint, "marketPrice" bigint, ' +
  '"floorPrice" bigint, stock integer, "limitQuantity" integer, "byCode" boolean, grams integer, position integer'

async function writeSkus(db: Database, rows: readonly object[]): Promise<void> {
  await sql`
    insert into sku (sku_no, spu_no, sku_name, attributes, picture, price, market_price, floor_price, stock,
      limit_quantity, by_code, grams, position)
    select "skuNo", "spuNo", "skuName", attributes, picture, price, "marketPrice", "floorPrice", stock,
      "limitQuantity", "byCode", grams, position
    from ${listRows(rows, SKU_COLUMNS)} as listed
    on conflict (sku_no) do update set sku_name = excluded.sku_name, attributes = excluded.attributes,
      picture = excluded.picture, price = excluded.price, market_price = excluded.market_price,
      floor_price = excluded.floor_price, limit_quantity = excluded.limit_quantity, by_code = excluded.by_code,
      grams = excluded.grams, position = excluded.position, version = sku.version + 1`.execute(db)
}

/** Puts skus on or off the shelf where the shop file sets `onShelf`. */
async function writeShelf(db: Database, skus: readonly ShopFileSku[]): Promise<void> {
  for (const onShelf of [true, false]) {
    const named = skus.filter((sku) => sku.onShelf === onShelf).map(({ skuNo }) => skuNo)
    if (named.length > 0)
      await db
        .updateTable('sku')
        .set({ sku_status: onShelf ? SKU_STATUS.active : SKU_STATUS.inactive })
        .where('sku_no', 'in', named)
        .execute()
  }
}

/**
 * Updates the sold pieces of products in `spu_sold` after the products were written. If `sold_before` of a product
 * changed, adds only the difference, so that pieces which orders add at the same time are not lost.
 */
async function writeSold(db: Database, spuNos: readonly string[]): Promise<void> {
  await sql`
    insert into spu_sold (spu_no, category_code, position, sold_before, sold)
    select spu_no, category_code, position, sold_before, sold_before from spu where spu_no = any(${spuNos}::text[])
    on conflict (spu_no) do update set category_code = excluded.category_code, position = excluded.position,
      sold = spu_sold.sold - spu_sold.sold_before + excluded.sold_before, sold_before = excluded.sold_before`.execute(
    db,
  )
}
