import { countsForPrice, dependsOnBuyer, pickSku, priceSku, spuAvailability } from '@hearth/domain'
import type { ItemPricing, Picture, ProductItem, Sku } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { productTags } from '#areas/products/product-tags'
import type { Database } from '#database/connect'

/** The fields of a spu that a card needs. */
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

/** Spus with the data of their cards, and the skus of these. */
export interface Cards {
  spus: readonly CardSpu[]
  /** Skus by the number of their spu. */
  skus: ReadonlyMap<string, readonly Sku[]>
  /** The card of a spu, with the requested sku in front if it belongs to it. */
  card(spu: CardSpu, skuNo?: string): ProductItem
}

/**
 * Reads spus and makes cards of them: always three queries.
 * @param where condition on `spu`, and the order of the spus
 * @param before the `with` that the condition looks into
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

/** Pieces sold of a spu, for select lists over `spu` with its `spu_sold` beside it. */
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
 * The data for a shopper's own price, if it may differ from everybody's. The device prices a shopper's card, since the
 * stored reply is the same for all.
 */
function pricingOf({ price, lowestPrice, promotions }: Sku): { pricing?: ItemPricing } {
  const counting = promotions.filter(countsForPrice)
  if (!counting.some(dependsOnBuyer)) return {}
  return { pricing: { price, ...(lowestPrice === undefined ? {} : { lowestPrice }), promotions: counting } }
}
