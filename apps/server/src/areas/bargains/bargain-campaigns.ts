import { PROMOTION_TYPE, SKU_SALE_STATUS, SKU_STATUS, type DoorChoices } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isAnnounced, OPEN_UNTIL } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'

/** A bargain campaign with its sku, as stored. Money is fen, times are epoch ms. */
export interface CampaignRow {
  bargainCampaignId: string
  skuNo: string
  spuNo: string
  skuName: string
  picture: Picture
  price: number
  floorPrice: number
  helperCount: number
  bargainHours: number
  beginTime: number
  endTime: number
  /** Pieces that can still be bought by a bargain. */
  pieces: number
  doors: DoorChoices
}

/** An expression on a row of `promotion_sku`, named `on_sku`, for the pieces that are left to sell. */
export const PIECES_LEFT = sql<number>`case
  when sku.sku_status = ${sql.lit(SKU_STATUS.active)} and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)}
  then least(sku.stock, on_sku.stock) else 0 end`

/** Reads the bargain campaigns that meet a condition, those that end soonest first, in one query. */
export async function readCampaigns(db: Database, where: RawBuilder<boolean>, most = 50): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select promotion.id as "bargainCampaignId", sku.sku_no as "skuNo", sku.spu_no as "spuNo",
      sku.sku_name as "skuName", sku.picture, sku.price, on_sku.promotion_price as "floorPrice",
      terms.helpers as "helperCount", terms.bargain_hours as "bargainHours", promotion.begin_time as "beginTime",
      ${OPEN_UNTIL} as "endTime", ${PIECES_LEFT} as pieces, terms.doors
    from promotion
    join bargain_promotion terms on terms.promotion_id = promotion.id
    join promotion_sku on_sku on on_sku.promotion_id = promotion.id
    join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where promotion.promotion_type = ${sql.lit(PROMOTION_TYPE.bargain)}
      and sku.price - on_sku.promotion_price >= terms.helpers and ${where}
    order by promotion.end_time, promotion.id limit ${most}`.execute(db)
  return rows
}

/** Reads the campaign of a sku in one query; undefined if there is none, or if it is not announced yet. */
export const readBargainCampaign = async (
  db: Database,
  { bargainCampaignId, skuNo }: { bargainCampaignId: string; skuNo: string },
  now: number,
): Promise<CampaignRow | undefined> =>
  (
    await readCampaigns(
      db,
      sql<boolean>`promotion.id = ${bargainCampaignId} and sku.sku_no = ${skuNo} and ${isAnnounced(now)}`,
    )
  )[0]
