import { canBeCut, PROMOTION_TYPE } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import { doorChoices } from '#areas/bargain-terms/bargain-terms'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/**
 * Writes the bargain terms of campaigns, in the transaction that writes their promotions. Bargains that were started
 * keep their price, number of friends and end. While any of them runs, the campaign keeps its beginning and sku, and
 * can't end before them.
 * @throws RefusedRows for fields that can't be changed, and for prices that can't be lowered
 */
export async function writeBargains({ db, now }: OwnerWork, promotions: readonly ShopFilePromotion[]): Promise<void> {
  await refuseBroken(db, promotions, now)
  await refuseUncuttable(db, promotions)
  const ids = promotions.map(({ promotionId }) => promotionId)
  const rows = promotions.flatMap(({ promotionId, promotionType, bargainHelpers, bargainHours, bargainDoors }) =>
    promotionType === PROMOTION_TYPE.bargain
      ? [{ promotionId, helpers: bargainHelpers, hours: bargainHours, doors: doorChoices(bargainDoors) }]
      : [],
  )
  const listed = listRows(rows, '"promotionId" text, helpers integer, hours integer, doors jsonb')
  await sql`
    delete from bargain_promotion where promotion_id = any(${ids}::text[]) and not exists (
      select from ${listed} as named where named."promotionId" = promotion_id)`.execute(db)
  await sql`
    insert into bargain_promotion (promotion_id, helpers, bargain_hours, doors)
    select "promotionId", helpers, hours, doors from ${listed} as named
    on conflict (promotion_id) do update set helpers = excluded.helpers, bargain_hours = excluded.bargain_hours,
      doors = excluded.doors`.execute(db)
}

interface RunningBargains {
  promotionId: string
  skuNo: string
  beginTime: number
  /** Epoch ms: the end of the last running bargain. */
  endTime: number
}

/** Refuses changes after which running bargains could no longer be bought. @throws RefusedRows */
async function refuseBroken(db: Database, promotions: readonly ShopFilePromotion[], now: number): Promise<void> {
  const { rows } = await sql<RunningBargains>`
    select promotion_id as "promotionId", sku_no as "skuNo", campaign_begin as "beginTime", max(end_time) as "endTime"
    from bargain
    where promotion_id = any(${promotions.map(({ promotionId }) => promotionId)}::text[])
      and order_id is null and end_time >= ${now}
    group by promotion_id, sku_no, campaign_begin`.execute(db)
  const found = new Map(rows.map((row) => [row.promotionId, row]))
  refuseRows(
    promotions.flatMap((promotion, row): RowFault[] => {
      const promised = found.get(promotion.promotionId)
      const field = promised && changedField(promotion, promised)
      if (!field) return []
      return [{ row, field, text: `${promotion.promotionId} 有进行中的砍价，现在不能这样修改` }]
    }),
  )
}

function changedField(promotion: ShopFilePromotion, promised: RunningBargains): string | undefined {
  if (promotion.promotionType !== PROMOTION_TYPE.bargain) return 'promotionType'
  if (promotion.beginTime !== promised.beginTime) return 'beginTime'
  if (promotion.endTime < promised.endTime) return 'endTime'
  return promotion.skus[0]?.skuNo === promised.skuNo ? undefined : 'skus[0].skuNo'
}

/** Refuses skus whose price is too low for each friend to take off a fen. @throws RefusedRows */
async function refuseUncuttable(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  const skuNos = promotions.flatMap(({ promotionType, skus }) =>
    promotionType === PROMOTION_TYPE.bargain ? skus.map(({ skuNo }) => skuNo) : [],
  )
  if (skuNos.length === 0) return
  const { rows } = await sql<{ skuNo: string; price: number }>`
    select sku_no as "skuNo", price from sku where sku_no = any(${skuNos}::text[])`.execute(db)
  const prices = new Map(rows.map(({ skuNo, price }) => [skuNo, price]))
  refuseRows(
    promotions.flatMap(({ promotionType, promotionId, skus: [sku], bargainHelpers = 0 }, row): RowFault[] => {
      const price = sku && prices.get(sku.skuNo)
      if (promotionType !== PROMOTION_TYPE.bargain || price === undefined) return []
      if (canBeCut(price, sku?.promotionPrice ?? 0, bargainHelpers)) return []
      const text = `${promotionId} 的售价 ${price} 分与最低价之差，不够 ${bargainHelpers} 位好友每人至少砍 1 分`
      return [{ row, field: 'skus[0].promotionPrice', text }]
    }),
  )
}
