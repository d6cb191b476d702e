import { dearerForMembers, formatDateTime, formatFen } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import { toPromotion, type PromotionRow } from '#areas/products/to-promotion'
import type { Database } from '#database/connect'
import { groupBy } from '#kernel/reads/group-by'
import { refuseRows } from '#kernel/ops/refused-rows'

/**
 * Refuses promotions that, alone or together with others at the same time, make a sku dearer for members than for other
 * shoppers (S20).
 * @throws RefusedRows with the first place that names the sku
 */
export async function refuseDearerForMembers(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  if (promotions.length === 0) return
  const places = new Map<string, { row: number; field: string }>()
  for (const [row, { skus }] of promotions.entries())
    for (const [at, { skuNo }] of skus.entries())
      if (!places.has(skuNo)) places.set(skuNo, { row, field: `skus[${at}].promotionPrice` })
  const since = Math.min(...promotions.map(({ beginTime }) => beginTime))
  const { rows } = await sql<PromotionRow & { price: number }>`
    select on_sku.sku_no, on_sku.promotion_price, on_sku.stock, on_sku.shopper_limit, on_sku.deposit_amount,
      on_sku.deposit_worth, promotion.*, null as terms, sku.price
    from promotion_sku on_sku
    join promotion on promotion.id = on_sku.promotion_id
    join sku on sku.sku_no = on_sku.sku_no
    where on_sku.sku_no = any(${[...places.keys()]}::text[]) and promotion.end_time >= ${since}
      and exists (
        select from promotion_sku theirs join promotion member on member.id = theirs.promotion_id
        where theirs.sku_no = on_sku.sku_no and member.support_target = 'vip' and member.end_time >= ${since}
      )`.execute(db)
  const ofSku = groupBy(rows, (row) => row.sku_no)
  refuseRows(
    [...places].flatMap(([skuNo, place]) => {
      const found = ofSku.get(skuNo) ?? []
      const dearer = found[0] && dearerForMembers({ price: found[0].price, promotions: found.map(toPromotion) })
      if (!dearer) return []
      const { from, members, others } = dearer
      const text = `${skuNo} 从 ${formatDateTime(from)} 起会员价 ¥${formatFen(members)} 高于其他顾客的 ¥${formatFen(others)}`
      return [{ ...place, text }]
    }),
  )
}
