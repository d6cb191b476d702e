import { GROUP_STATE, isPromotionActive, PROMOTION_TYPE, REPLY_CODE, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { GetGroupProduct, GroupActivity, GroupActivityProduct, GroupProduct, GroupTerms } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { GROUP_TERMS } from '#areas/group-terms/group-terms'
import { readCards } from '#areas/products/read-cards'
import { readSkus } from '#areas/products/read-skus'
import { readSpu } from '#areas/products/read-spu'
import { isAnnounced, OPEN_UNTIL } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'
import { codes } from '#kernel/laws/law-codes'
import { ShopError } from '#kernel/shop-error'

/** The most activities in a reply, and the most products of each. */
const MOST_ACTIVITIES = 20
const MOST_PRODUCTS = 60

const COMPLETE = sql.raw(codes(GROUP_STATE, 'complete', 'released'))

type ActivityRow = Omit<GroupActivity, 'products' | 'groupSize' | 'groupHours'> & { terms: GroupTerms }

/** Reads activities of groups without their products, the newest first, in one query. */
async function readActivities(db: Database, where: RawBuilder<boolean>): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select id as "promotionId", name, begin_time as "beginTime", ${OPEN_UNTIL} as "endTime", ${GROUP_TERMS} as terms, (
      select count(*) from buying_group
      where buying_group.promotion_id = promotion.id and state in (${COMPLETE})) as "completedCount"
    from promotion
    where promotion_type = ${sql.lit(PROMOTION_TYPE.groupBuy)} and ${where}
      and exists (select from group_promotion where group_promotion.promotion_id = promotion.id)
    order by begin_time desc, id limit ${MOST_ACTIVITIES}`.execute(db)
  return rows
}

interface ActivitySku {
  promotionId: string
  skuNo: string
  spuNo: string
  groupPrice: number
  stock: number
  sold: number
}

/** Reads the products of activities, those sold most first, in four queries. */
async function readProducts(
  db: Database,
  promotionIds: readonly string[],
  now: number,
): Promise<Map<string, GroupActivityProduct[]>> {
  const { rows } = await sql<ActivitySku>`
    select on_sku.promotion_id as "promotionId", sku.sku_no as "skuNo", sku.spu_no as "spuNo",
      coalesce(on_sku.promotion_price, sku.price) as "groupPrice", on_sku.sold,
      case when sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)} then least(sku.stock, on_sku.stock)
        else 0 end as stock
    from promotion_sku on_sku
    join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where on_sku.promotion_id = any(${promotionIds}::text[])
    order by sku.position, sku.sku_no`.execute(db)
  const spuNos = [...new Set(rows.map(({ spuNo }) => spuNo))]
  const { spus, card } = await readCards(db, sql`spu.spu_no = any(${spuNos}::text[])`, now)
  const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
  const ofActivity = (promotionId: string): GroupActivityProduct[] => {
    const skus = rows.filter((row) => row.promotionId === promotionId)
    return [...new Set(skus.map(({ spuNo }) => spuNo))]
      .map((spuNo) => {
        const own = skus.filter((row) => row.spuNo === spuNo)
        const here = own.filter(({ stock }) => stock > 0)
        const shown = (here.length > 0 ? here : own).reduce((least, one) =>
          one.groupPrice < least.groupPrice ? one : least,
        )
        return {
          ...card(bySpu.get(spuNo)!, shown.skuNo),
          promotionId,
          groupPrice: shown.groupPrice,
          soldPieces: own.reduce((sum, { sold }) => sum + sold, 0),
          soldOut: here.length === 0,
        }
      })
      .sort((one, other) => other.soldPieces - one.soldPieces)
      .slice(0, MOST_PRODUCTS)
  }
  return new Map(promotionIds.map((id) => [id, ofActivity(id)]))
}

async function withProducts(db: Database, rows: readonly ActivityRow[], now: number): Promise<GroupActivity[]> {
  const ids = rows.map(({ promotionId }) => promotionId)
  const products = ids.length > 0 ? await readProducts(db, ids, now) : new Map<string, GroupActivityProduct[]>()
  return rows.map(({ terms, ...row }) => ({ ...row, ...terms, products: products.get(row.promotionId) ?? [] }))
}

/** Lists running activities, the newest first. */
export const listActivities = async (db: Database, now: number): Promise<GroupActivity[]> =>
  withProducts(db, await readActivities(db, sql<boolean>`begin_time <= ${now} and ${OPEN_UNTIL} >= ${now}`), now)

/** Reads an activity that was announced, including one that is over. @throws ShopError notFound */
export async function readActivity(db: Database, now: number, promotionId: string): Promise<GroupActivity> {
  const rows = await readActivities(db, sql<boolean>`id = ${promotionId} and ${isAnnounced(now)}`)
  const [activity] = await withProducts(db, rows, now)
  if (!activity) throw new ShopError(REPLY_CODE.notFound, '拼团活动不存在', 'promotionId')
  return activity
}

/** Reads a product of a running activity. @throws ShopError notFound */
export async function readGroupProduct(
  db: Database,
  now: number,
  { spuNo, promotionId }: GetGroupProduct,
): Promise<GroupProduct> {
  const spu = await readSpu(db, spuNo)
  const skus = await readSkus(db, { spuNos: [spuNo] }, now)
  const promotion = skus
    .flatMap(({ promotions }) => promotions)
    .find((one) => one.promotionId === promotionId && isPromotionActive(one, now))
  const terms = promotion?.campaign
  if (terms?.kind !== 'group') throw new ShopError(REPLY_CODE.notFound, '拼团活动不存在或已结束', 'promotionId')
  return { spu, skus, promotion: promotion!, groupSize: terms.groupSize }
}
