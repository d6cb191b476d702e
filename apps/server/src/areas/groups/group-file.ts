import {
  groupOfferFaults,
  MOST_GROUP_HOURS,
  MOST_GROUP_SIZE,
  PROMOTION_TYPE,
  type GroupOfferFault,
} from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import { shopFilePart, type OwnerWork, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

const FAULTS: Readonly<Record<GroupOfferFault, { field: string; text: string }>> = {
  size: { field: 'groupSize', text: `拼团活动要填写成团人数：2 至 ${MOST_GROUP_SIZE} 人` },
  hours: { field: 'groupHours', text: `拼团活动要填写成团时长：1 至 ${MOST_GROUP_HOURS} 小时` },
  sku: { field: 'skus', text: '拼团活动的每个规格都要填写拼团价和活动库存' },
  tooFew: { field: 'skus', text: '活动库存合计不够成一个团' },
}

/** Returns the faults of group promotions in a shop file, and of other promotions that have group terms. */
const groupFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

function faultsOf(promotion: ShopFilePromotion): { field: string; text: string }[] {
  const { promotionId, promotionType, groupSize, groupHours } = promotion
  if (promotionType === PROMOTION_TYPE.groupBuy) return groupOfferFaults(promotion).map((fault) => FAULTS[fault])
  if (groupSize === undefined && groupHours === undefined) return []
  const field = groupSize === undefined ? 'groupHours' : 'groupSize'
  return [{ field, text: `${promotionId} 不是拼团活动，不能填写拼团条件` }]
}

/**
 * Writes the group terms of promotions. Groups that are already open keep their terms.
 * @throws RefusedRows for a sku that is delivered as codes
 */
async function writeGroupPromotions({ db }: OwnerWork, promotions: readonly ShopFilePromotion[]): Promise<void> {
  await refuseCodes(db, promotions)
  const ids = promotions.map(({ promotionId }) => promotionId)
  const rows = promotions.flatMap(({ promotionId, promotionType, groupSize, groupHours }) =>
    promotionType === PROMOTION_TYPE.groupBuy ? [{ promotionId, groupSize, groupHours }] : [],
  )
  const listed = listRows(rows, '"promotionId" text, "groupSize" integer, "groupHours" integer')
  await sql`
    delete from group_promotion where promotion_id = any(${ids}::text[]) and not exists (
      select from ${listed} as named where named."promotionId" = promotion_id)`.execute(db)
  await sql`
    insert into group_promotion (promotion_id, group_size, group_hours)
    select "promotionId", "groupSize", "groupHours" from ${listed} as named
    on conflict (promotion_id) do update set group_size = excluded.group_size,
      group_hours = excluded.group_hours`.execute(db)
}

/**
 * Refuses skus that are delivered as codes. They are delivered when the order is paid, so the order can't be held.
 * @throws RefusedRows
 */
async function refuseCodes(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  const skus = promotions.flatMap(({ promotionId, promotionType, skus: named }, row) =>
    promotionType === PROMOTION_TYPE.groupBuy
      ? named.map(({ skuNo }, at) => ({ promotionId, skuNo, row, field: `skus[${at}].skuNo` }))
      : [],
  )
  if (skus.length === 0) return
  const { rows } = await sql<{ skuNo: string }>`
    select sku_no as "skuNo" from sku where by_code and sku_no = any(${skus.map(({ skuNo }) => skuNo)}::text[])
  `.execute(db)
  const byCode = new Set(rows.map(({ skuNo }) => skuNo))
  refuseRows(
    skus.flatMap(({ promotionId, skuNo, row, field }): RowFault[] => {
      if (!byCode.has(skuNo)) return []
      const text = `${promotionId} 的规格 ${skuNo} 以兑换码交付，不能等待成团`
      return [{ row, field, text }]
    }),
  )
}

/** The part of a shop file with the group terms of promotions. */
export const groupFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', {
    as: 'groupPromotions',
    tables: { group_promotion: 'promotion_id' },
    after: ['promotions'],
    check: groupFaults,
    write: writeGroupPromotions,
  }),
]
