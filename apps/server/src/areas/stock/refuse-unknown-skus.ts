import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { refuseRows } from '#kernel/ops/refused-rows'

/** A sku number from the owner, with its place in the file. */
export interface NamedSku {
  skuNo: string
  row?: number
  field: string
}

/** Refuses numbers of skus that do not exist. @throws RefusedRows notFound */
export async function refuseUnknownSkus(db: Database, named: readonly NamedSku[]): Promise<void> {
  const skuNos = [...new Set(named.map(({ skuNo }) => skuNo))]
  if (skuNos.length === 0) return
  const { rows } = await sql<{ sku_no: string }>`
    select sku_no from sku where sku_no = any(${skuNos}::text[])`.execute(db)
  const known = new Set(rows.map((row) => row.sku_no))
  refuseRows(
    named.flatMap(({ skuNo, ...place }) =>
      known.has(skuNo) ? [] : [{ ...place, text: `没有商品规格 ${skuNo}`, code: REPLY_CODE.notFound, missing: skuNo }],
    ),
  )
}
