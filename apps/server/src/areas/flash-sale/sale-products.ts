import {
  remainPercent,
  SCARCE_PIECES,
  shopperLimit,
  PROMOTION_TYPE,
  SKU_STATUS,
  type SoldOfStock,
} from '@hearth/domain'
import type { FlashSaleGroup, FlashSaleProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { chosenSession, readSessions } from '#areas/flash-sale/flash-sales'
import { readCards } from '#areas/products/read-cards'
import type { Database } from '#database/connect'

/** Skus of a sale that are told. */
const MOST_SKUS = 100

interface SaleSku extends SoldOfStock {
  promotionId: string
  skuNo: string
  spuNo: string
  attributes: FlashSaleProduct['attributes']
  salePrice: number
  shopperLimit: number | null
}

/** Pieces that are told of a sku: how many are left where they are few, and how many one shopper may have. */
function piecesOf({ stock, shopperLimit: own }: SaleSku): Pick<FlashSaleProduct, 'surplus' | 'limitQuantity'> {
  const limitQuantity = shopperLimit(PROMOTION_TYPE.flashSale, own)
  return {
    ...(stock > 0 && stock <= SCARCE_PIECES ? { surplus: stock } : {}),
    ...(limitQuantity === undefined ? {} : { limitQuantity }),
  }
}

/**
 * The skus of flash sales, in the order of the shop's products: four queries. A sale without pieces of its own has
 * those of the shelf, and none has more than there are.
 */
async function readSaleProducts(
  db: Database,
  promotionIds: readonly string[],
  now: number,
): Promise<Map<string, FlashSaleProduct[]>> {
  const { rows } = await sql<SaleSku>`
    select * from (
      select on_sku.promotion_id as "promotionId", sku.sku_no as "skuNo", sku.spu_no as "spuNo", sku.attributes,
        coalesce(on_sku.promotion_price, sku.price) as "salePrice", on_sku.shopper_limit as "shopperLimit",
        case when sku.sku_sale_status = 1 then least(sku.stock, on_sku.stock) else 0 end as stock,
        case when on_sku.stock is null then 0 else on_sku.sold end as sold,
        row_number() over (
          partition by on_sku.promotion_id order by spu.position, spu.spu_no, sku.position, sku.sku_no) as place
      from promotion_sku on_sku
      join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
      join spu on spu.spu_no = sku.spu_no
      where on_sku.promotion_id = any(${promotionIds}::text[])
    ) as listed
    where place <= ${MOST_SKUS} order by place`.execute(db)
  const spuNos = [...new Set(rows.map(({ spuNo }) => spuNo))]
  const { spus, card } = await readCards(db, sql`spu.spu_no = any(${spuNos}::text[])`, now)
  const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
  const products = new Map<string, FlashSaleProduct[]>(promotionIds.map((id) => [id, []]))
  for (const row of rows)
    products.get(row.promotionId)?.push({
      ...card(bySpu.get(row.spuNo)!, row.skuNo),
      promotionId: row.promotionId,
      attributes: row.attributes,
      salePrice: row.salePrice,
      remainPercent: remainPercent(row),
      ...piecesOf(row),
    })
  return products
}

/** The products of the flash sale that is named, or runs, or comes next. @throws ShopError notFound */
export async function listSaleProducts(db: Database, now: number, promotionId?: string): Promise<FlashSaleProduct[]> {
  const session = chosenSession(await readSessions(db, now, promotionId), now, promotionId)
  if (!session) return []
  return (await readSaleProducts(db, [session.promotionId], now)).get(session.promotionId) ?? []
}

/** Those of a flash sale that runs of which there are pieces left. @throws ShopError notFound */
export async function listSelling(db: Database, now: number, promotionId?: string): Promise<FlashSaleProduct[]> {
  const session = chosenSession(await readSessions(db, now, promotionId), now, promotionId)
  if (!session || session.beginTime > now || session.endTime < now) return []
  const products = await readSaleProducts(db, [session.promotionId], now)
  return products.get(session.promotionId)?.filter((one) => one.remainPercent > 0) ?? []
}

/** The flash sales that are not over, with their products. */
export async function listSales(db: Database, now: number): Promise<FlashSaleGroup[]> {
  const sessions = (await readSessions(db, now)).filter(({ endTime }) => endTime >= now)
  const products = await readSaleProducts(
    db,
    sessions.map(({ promotionId }) => promotionId),
    now,
  )
  return sessions.map((session) => ({ ...session, products: products.get(session.promotionId) ?? [] }))
}
