import { REPLY_CODE } from '@hearth/domain'
import type { Merchant, Spu } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { SOLD } from '#areas/products/read-cards'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * Reads a spu, in one query.
 * @throws ShopError `notFound`
 */
export async function readSpu(db: Database, spuNo: string): Promise<Spu> {
  const { rows } = await sql<Spu>`
    select spu.spu_no as "spuNo", spu.name, selling_point as "sellingPoint", brand_name as "brandName",
      spu.category_code as "categoryCode", category.name as "categoryName", merchant_id as "merchantId",
      merchant.name as "merchantName", pictures, detail_pictures as "detailPictures", highlights, specifications,
      sale_attributes as "saleAttributes", services, default_sku_no as "defaultSkuNo", ${SOLD} as "soldQuantity"
    from spu
    left join spu_sold on spu_sold.spu_no = spu.spu_no
    join category on category.code = spu.category_code
    join merchant on merchant.id = spu.merchant_id
    where spu.spu_no = ${spuNo} and archived_at is null`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有找到这件商品')
  return rows[0]
}

/** A merchant, without its products. */
export type MerchantFacts = Omit<Merchant, 'products'>

/**
 * Reads a merchant, in one query.
 * @throws ShopError `notFound`
 */
export async function readMerchant(db: Database, merchantId: string): Promise<MerchantFacts> {
  const { rows } = await sql<MerchantFacts>`
    select id as "merchantId", name, company_name as "companyName", telephone,
      (select count(*) from spu where merchant_id = merchant.id and archived_at is null) as "productCount"
    from merchant
    where id = ${merchantId}`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有找到这家店铺')
  return rows[0]
}
