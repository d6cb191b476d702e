import {
  remainPercent,
  SCARCE_PIECES,
  shopperLimit,
  PROMOTION_TYPE,
  SKU_SALE_STATUS,
  SKU_STATUS,
  type SoldOfStock,
} from '@hearth/domain'
import type { FlashSaleGroup, FlashSaleProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { chosenSession, readSessions } from '#areas/flash-sale/flash-sales'
import { readCards } from '#areas/products/read-cards'
import type { Database } from '#database/connect'

/** The most products of a sale in a reply. */
const MOST_PRODUCTS = 100

interface SaleSku extends SoldOfStock {
  promotionId: string
  skuNo: string
  spuNo: string
  salePrice: number
  shopperLimit: number | null
}

/**
 * Returns the sku that stands for a product of a sale, which is the cheapest with pieces left, and the pieces of all
 * its skus together.
 */
function told(skus: readonly SaleSku[]): { shown: SaleSku; left: SoldOfStock } {
  const here = skus.filter(({ stock }) => stock > 0)
  const shown = (here.length > 0 ? here : skus).reduce((least, one) => (one.salePrice < least.salePrice ? one : least))
  return {
    shown,
    left: {
      stock: here.reduce((sum, { stock }) => sum + stock, 0),
      sold: skus.reduce((sum, { sold }) => sum + sold, 0),
    },
  }
}

/**
 * Reads the products of flash sales, in the order of the shop's products, in four queries. A sku without stock of its
 * own in the sale has the shop's stock. No sku has more pieces than the shop's stock.
 */
async function readSaleProducts(
  db: Database,
  promotionIds: readonly string[],
  now: number,
): Promise<Map<string, FlashSaleProduct[]>> {
  const { rows } = await sql<SaleSku>`
    select * from (
      select on_sku.promotion_id as "promotionId", sku.sku_no as "skuNo", sku.spu_no as "spuNo",
        coalesce(on_sku.promotion_price, sku.price) as "salePrice", on_sku.shopper_limit as "shopperLimit",
        case when sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)} then least(sku.stock, on_sku.stock)
          else 0 end as stock,
        case when on_sku.stock is null then 0 else on_sku.sold end as sold,
        dense_rank() over (partition by on_sku.promotion_id order by spu.position, spu.spu_no) as place,
        sku.position
      from promotion_sku on_sku
      join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
      join spu on spu.spu_no = sku.spu_no
      where on_sku.promotion_id = any(${promotionIds}::text[])
    ) as listed
    where place <= ${MOST_PRODUCTS} order by place, position, "skuNo"`.execute(db)
  const spuNos = [...new Set(rows.map(({ spuNo }) => spuNo))]
  const { spus, card } = await readCards(db, sql`spu.spu_no = any(${spuNos}::text[])`, now)
  const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
  const ofSale = (promotionId: string): FlashSaleProduct[] => {
    const skus = rows.filter((row) => row.promotionId === promotionId)
    return [...new Set(skus.map(({ spuNo }) => spuNo))].map((spuNo) => {
      const own = skus.filter((row) => row.spuNo === spuNo)
      const { shown, left } = told(own)
      const limitQuantity = shopperLimit(PROMOTION_TYPE.flashSale, shown.shopperLimit)
      return {
        ...card(bySpu.get(spuNo)!, shown.skuNo),
        promotionId,
        skuCount: own.length,
        salePrice: shown.salePrice,
        remainPercent: remainPercent(left),
        ...(left.stock > 0 && left.stock <= SCARCE_PIECES ? { surplus: left.stock } : {}),
        ...(limitQuantity === undefined ? {} : { limitQuantity }),
      }
    })
  }
  return new Map(promotionIds.map((id) => [id, ofSale(id)]))
}

/** Lists the products of the flash sale with the given id, or of the current one. @throws ShopError notFound */
export async function listSaleProducts(db: Database, now: number, promotionId?: string): Promise<FlashSaleProduct[]> {
  const session = chosenSession(await readSessions(db, now, promotionId), now, promotionId)
  if (!session) return []
  return (await readSaleProducts(db, [session.promotionId], now)).get(session.promotionId) ?? []
}

/** Lists the products of a running flash sale that have pieces left. @throws ShopError notFound */
export async function listSelling(db: Database, now: number, promotionId?: string): Promise<FlashSaleProduct[]> {
  const session = chosenSession(await readSessions(db, now, promotionId), now, promotionId)
  if (!session || session.beginTime > now || session.endTime < now) return []
  const products = await readSaleProducts(db, [session.promotionId], now)
  return products.get(session.promotionId)?.filter((one) => one.remainPercent > 0) ?? []
}

/** Lists the flash sales that are not over, with their products. */
export async function listSales(db: Database, now: number): Promise<FlashSaleGroup[]> {
  const sessions = (await readSessions(db, now)).filter(({ endTime }) => endTime >= now)
  const products = await readSaleProducts(
    db,
    sessions.map(({ promotionId }) => promotionId),
    now,
  )
  return sessions.map((session) => ({ ...session, products: products.get(session.promotionId) ?? [] }))
}
