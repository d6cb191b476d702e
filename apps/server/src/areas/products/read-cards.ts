import { countsForPrice, dependsOnBuyer, pickSku, priceSku, spuAvailability } from '@hearth/domain'
import type { ItemPricing, Picture, ProductItem, Sku } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { productTags } from '#areas/products/product-tags'
import type { Database } from '#database/connect'

/** The fields of a spu that a product card needs. */
export interface CardSpu {
  spu_no: string
  name: string
  selling_point: string
  category_code: string
  picture: Picture
  default_sku_no: string
  /** Pieces sold. */
  sold: number
  position: number
  created_at: number
}

/** Spus with the data of their product cards, and with their skus. */
export interface Cards {
  spus: readonly CardSpu[]
  /** The skus of each spu, by its number. */
  skus: ReadonlyMap<string, readonly Sku[]>
  /** Returns the card of a spu. It shows the sku `skuNo` if this belongs to the spu. */
  card(spu: CardSpu, skuNo?: string): ProductItem
}

/**
 * Reads spus and their product cards, always in three queries.
 * @param where condition on `spu`, with the order of the spus
 * @param before the `with` clause that the condition reads
 */
export async function readCards(
  db: Database,
  where: RawBuilder<object>,
  now: number,
  before: RawBuilder<object> = sql``,
): Promise<Cards> {
  const { rows: spus } = await sql<CardSpu>`
    ${before}
    select spu.spu_no, name, selling_point, spu.category_code, pictures -> 0 as picture, default_sku_no,
      spu.position, created_at, ${SOLD} as sold
    from spu
    left join spu_sold on spu_sold.spu_no = spu.spu_no
    where ${where}`.execute(db)
  const skus = new Map<string, Sku[]>()
  for (const sku of await readSkus(db, { spuNos: spus.map((spu) => spu.spu_no) }, now))
    skus.set(sku.spuNo, [...(skus.get(sku.spuNo) ?? []), sku])
  return { spus, skus, card: (spu, skuNo) => toCard(spu, skus.get(spu.spu_no) ?? [], skuNo, now) }
}

/** An expression for the sold pieces of a spu, in queries that join `spu` with `spu_sold`. */
export const SOLD = sql<number>`coalesce(spu_sold.sold, spu.sold_before)`

function toCard(spu: CardSpu, skus: readonly Sku[], skuNo: string | undefined, now: number): ProductItem {
  const asked = skus.find((sku) => sku.skuNo === skuNo)
  const sku = asked ?? pickSku(skus, { skuNo: spu.default_sku_no, conditions: { now } })
  const { price = 0, originalPrice, promotion } = sku ? priceSku(sku, { now }) : {}
  return {
    spuNo: spu.spu_no,
    skuNo: sku?.skuNo ?? spu.default_sku_no,
    name: spu.name,
    sellingPoint: spu.selling_point,
    categoryCode: spu.category_code,
    picture: asked?.picture ?? sku?.picture ?? spu.picture,
    price,
    ...(originalPrice === undefined ? {} : { originalPrice }),
    ...(promotion ? { promotionType: promotion.promotionType } : {}),
    ...(sku ? pricingOf(sku) : {}),
    tags: productTags(sku?.promotions ?? [], now),
    soldQuantity: spu.sold,
    availability: spuAvailability(skus, { now }, sku),
  }
}

/**
 * Returns the data from which a device computes a shopper's own price; nothing if everybody pays the same. The reply
 * does not contain a shopper's price, since all shoppers get the same stored reply.
 */
function pricingOf({ price, lowestPrice, promotions }: Sku): { pricing?: ItemPricing } {
  const counting = promotions.filter(countsForPrice)
  if (!counting.some(dependsOnBuyer)) return {}
  return { pricing: { price, ...(lowestPrice === undefined ? {} : { lowestPrice }), promotions: counting } }
}
