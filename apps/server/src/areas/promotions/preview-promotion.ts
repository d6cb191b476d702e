import {
  bargainCuts,
  findWord,
  promotionPath,
  promotionRules,
  promotionWarnings,
  shopperLimit,
  SKU_SALE_STATUS,
  SKU_STATUS,
  type PreviewedSku,
  type PromotionBeside,
} from '@hearth/domain'
import type { OpsPromotion, OpsPromotionId, PromotionFacts, PromotionPreview, PromotionPreviewSku } from '@hearth/ops'
import { sql } from 'kysely'
import { communityRules } from '#areas/community/community-rules'
import { warningsOfTerms } from '#areas/products/promotion-terms'
import { opsPromotions } from '#areas/promotions/promotion-row'
import type { OpsContext } from '#kernel/ops/ops-area'

interface ShelfSku {
  skuNo: string
  spuNo: string
  floorPrice: number | null
  shelfStock: number
  onShelf: boolean
}

interface Around {
  displayTime: number
  shelf: ShelfSku[]
  beside: PromotionBeside[]
}

/** Returns a promotion as shoppers will see it, in three queries. @throws ShopError notFound */
export async function previewPromotion(
  { promotionId }: OpsPromotionId,
  context: OpsContext,
): Promise<PromotionPreview> {
  const promotion = await opsPromotions(context).need(context.db, promotionId)
  const { promotionType, name, beginTime, endTime, status, facts } = promotion
  const { displayTime, shelf, beside } = await readAround(context, promotion)
  const { refusedWords } = await communityRules.read(context.db)
  const bySku = new Map(shelf.map((sku) => [sku.skuNo, sku]))
  const looked = promotion.skus.map((sku): PreviewedSku => {
    const { floorPrice = null, shelfStock = 0, onShelf = false } = bySku.get(sku.skuNo) ?? {}
    return { ...sku, shelfStock, onShelf, ...(floorPrice === null ? {} : { floorPrice }) }
  })
  const word = findWord([name], refusedWords)
  return {
    ...{ promotionId, promotionType, name, beginTime, endTime, displayTime, status },
    path: promotionPath(promotionType, promotionId, shelf[0]?.spuNo ?? ''),
    rules: promotionRules(facts),
    skus: promotion.skus.map((sku, at) => shownSku(facts, sku, looked[at]!.shelfStock)),
    warnings: promotionWarnings({ promotionType, skus: looked, beside, ...(word === undefined ? {} : { word }) }),
    doorWarnings: warningsOfTerms(facts),
  }
}

function shownSku(
  { promotionType, bargainHelpers }: PromotionFacts,
  { skuNo, name, price, promotionPrice, stock, shopperLimit: own }: OpsPromotion['skus'][number],
  shelfStock: number,
): PromotionPreviewSku {
  const limit = shopperLimit(promotionType, own)
  const helped =
    bargainHelpers === undefined || promotionPrice === undefined
      ? undefined
      : afterEach(price, bargainCuts({ price, floorPrice: promotionPrice, helperCount: bargainHelpers }))
  return {
    ...{ skuNo, name, price, pieces: Math.min(stock ?? shelfStock, shelfStock) },
    ...(promotionPrice === undefined ? {} : { promotionPrice }),
    ...(limit === undefined ? {} : { shopperLimit: limit }),
    ...(helped ? { pricesAfterHelp: helped } : {}),
  }
}

const afterEach = (price: number, cuts: readonly number[]): number[] =>
  cuts.map((_, at) => cuts.slice(0, at + 1).reduce((left, cut) => left - cut, price))

/** Reads the stock of a promotion's skus, and the other promotions of these skus at the same time, in one query. */
async function readAround({ db }: OpsContext, { promotionId, beginTime, endTime }: OpsPromotion): Promise<Around> {
  const { rows } = await sql<Around>`
    select coalesce(display_time, begin_time) as "displayTime", (
        select coalesce(jsonb_agg(jsonb_build_object(
          'skuNo', sku.sku_no, 'spuNo', sku.spu_no, 'floorPrice', sku.floor_price, 'shelfStock', sku.stock,
          'onShelf', sku.sku_status = ${sql.lit(SKU_STATUS.active)}
            and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)}
        ) order by sku.sku_no), '[]')
        from promotion_sku on_sku join sku on sku.sku_no = on_sku.sku_no
        where on_sku.promotion_id = promotion.id
      ) as shelf, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'skuNo', on_sku.sku_no, 'promotionId', other.id, 'promotionType', other.promotion_type, 'name', other.name
        ) order by on_sku.sku_no, other.id), '[]')
        from promotion_sku on_sku
        join promotion_sku beside on beside.sku_no = on_sku.sku_no and beside.promotion_id <> promotion.id
        join promotion other on other.id = beside.promotion_id
        where on_sku.promotion_id = promotion.id and other.begin_time <= ${endTime} and other.end_time >= ${beginTime}
      ) as beside
    from promotion where promotion.id = ${promotionId}`.execute(db)
  return rows[0]!
}
