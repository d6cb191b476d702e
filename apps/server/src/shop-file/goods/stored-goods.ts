import { SKU_STATUS } from '@hearth/domain'
import type { ShopFileSku, ShopFileSpu } from '@hearth/ops'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readPictureAddress } from '#areas/pictures/picture-address'
import type { Database } from '#database/connect'

/** A sku in the format of a shop file, and the number of its pieces sold. */
export interface GoodsSku extends ShopFileSku {
  onShelf: boolean
  sold: number
  /** Number of pieces sold when the spreadsheet was exported, if the spreadsheet has a column for it. */
  soldThen?: number
}

/** A product in the format of a shop file. */
export interface GoodsSpu extends ShopFileSpu {
  skus: GoodsSku[]
}

/** SQL columns of a product with its skus. Pictures are in the form in which they are stored. */
export const GOODS_COLUMNS = sql`
  spu.spu_no as "spuNo", spu.name, selling_point as "sellingPoint", brand_name as "brandName",
  spu.category_code as "categoryCode", merchant_id as "merchantId", pictures, detail_pictures as "detailPictures",
  highlights, specifications, sale_attributes as "saleAttributes", services, default_sku_no as "defaultSkuNo",
  sold_before as "soldBefore", freight_table as "freightTable",
  (
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'skuNo', sku_no, 'skuName', sku_name, 'attributes', attributes, 'picture', picture, 'price', price,
          'floorPrice', floor_price, 'marketPrice', market_price, 'stock', stock, 'limitQuantity', limit_quantity,
          'onShelf', sku_status = ${SKU_STATUS.active}, 'byCode', by_code, 'grams', grams, 'sold', sold)
        ) order by position, sku_no
      ), '[]'
    )
    from sku
    where sku.spu_no = spu.spu_no
  ) as skus`

/** A product as {@link GOODS_COLUMNS} reads it. */
export interface StoredSpu extends Omit<
  GoodsSpu,
  'pictures' | 'detailPictures' | 'saleAttributes' | 'skus' | 'freightTable'
> {
  pictures: Picture[]
  detailPictures: Picture[]
  saleAttributes: { name: string; values: { value: string; picture?: Picture }[] }[]
  skus: (Omit<GoodsSku, 'picture'> & { picture: Picture })[]
  freightTable: string | null
}

const nameOf = ({ url }: Picture): string => readPictureAddress(url)?.name ?? url

/** A product in the format of a shop file: importing it unchanged changes nothing. */
export const goodsOf = ({ freightTable, ...spu }: StoredSpu): GoodsSpu => ({
  ...spu,
  pictures: spu.pictures.map(nameOf),
  detailPictures: spu.detailPictures.map(nameOf),
  saleAttributes: spu.saleAttributes.map(({ name, values }) => ({
    name,
    values: values.map(({ value, picture }) => ({ value, ...(picture ? { picture: nameOf(picture) } : {}) })),
  })),
  ...(freightTable === null ? {} : { freightTable }),
  skus: spu.skus.map((sku) => ({ ...sku, picture: nameOf(sku.picture) })),
})

/** A thing that cells refer to by its name or its id. */
export interface NamedThing {
  id: string
  name: string
}

/** Things of the shop that a spreadsheet may refer to, in the order of the shop's pages. */
export interface KnownGoods {
  products: GoodsSpu[]
  categories: NamedThing[]
  merchants: NamedThing[]
  /** The position after the last product. */
  behind: number
}

/** Reads the names of the shop's categories and merchants. */
export async function readNamed(db: Database): Promise<Pick<KnownGoods, 'categories' | 'merchants'>> {
  const { rows } = await sql<Pick<KnownGoods, 'categories' | 'merchants'>>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('id', code, 'name', name) order by position, code) from category
      ), '[]') as categories,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id) from merchant
      ), '[]') as merchants`.execute(db)
  return rows[0]!
}

/** Reads the products that a spreadsheet names by their own numbers or those of their skus, and locks their skus. */
export async function lockGoods(
  db: Database,
  spuNos: readonly string[],
  skuNos: readonly string[],
): Promise<KnownGoods> {
  const named = sql`spu_no = any(array(
    select unnest(${spuNos}::text[])
    union
    select spu_no from sku where sku_no = any(${skuNos}::text[])
  ))`
  // Rows are locked in the order of `sku_no`, as when the stock of an order is taken, to avoid deadlocks.
  await sql`select from sku where ${named} order by sku_no for update`.execute(db)
  const { rows } = await sql<StoredSpu>`select ${GOODS_COLUMNS} from spu where ${named}`.execute(db)
  const last = await sql<{ behind: number }>`
    select coalesce(max(position) + 1, 0) as behind from spu`.execute(db)
  return { products: rows.map(goodsOf), ...(await readNamed(db)), behind: last.rows[0]!.behind }
}
