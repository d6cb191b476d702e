import type { GuideInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Lists the guides to skus, in the order of the request, in one query. */
export async function listGuides(db: Database, skuNos: readonly string[]): Promise<GuideInfo[]> {
  const wanted = [...new Set(skuNos)]
  const { rows } = await sql<GuideInfo>`
    select sku.sku_no as "skuNo", guide.title, guide.url from sku join guide on guide.spu_no = sku.spu_no
    where sku.sku_no = any(${wanted}::text[]) and guide.title is not null`.execute(db)
  const found = new Map(rows.map((row) => [row.skuNo, row]))
  return wanted.flatMap((skuNo) => found.get(skuNo) ?? [])
}
