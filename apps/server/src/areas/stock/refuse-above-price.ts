import { formatFen } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { refuseRows } from '#kernel/ops/refused-rows'

/** The price of an offer, and its place in the file. */
export interface AskedPrice {
  row?: number
  field: string
  /** Fen; undefined for an offer without a price, which is not checked. */
  price: number | undefined
  pieces: readonly { skuNo: string; itemQuantity?: number }[]
}

/**
 * Refuses offers that cost more than the ordinary price of their skus. A sku that does not exist has a price of 0 fen
 * in this comparison; `refuseUnknownSkus` reports it.
 * @throws RefusedRows
 */
export async function refuseAbovePrice(db: Database, asked: readonly AskedPrice[]): Promise<void> {
  const priced = asked.filter(({ price }) => price !== undefined)
  if (priced.length === 0) return
  const skuNos = [...new Set(priced.flatMap(({ pieces }) => pieces.map(({ skuNo }) => skuNo)))]
  const { rows } = await sql<{ sku_no: string; price: number }>`
    select sku_no, price from sku where sku_no = any(${skuNos}::text[])`.execute(db)
  const prices = new Map(rows.map((row) => [row.sku_no, row.price]))
  refuseRows(
    priced.flatMap(({ price = 0, pieces, ...place }) => {
      const usual = pieces.reduce(
        (sum, { skuNo, itemQuantity = 1 }) => sum + (prices.get(skuNo) ?? 0) * itemQuantity,
        0,
      )
      if (price <= usual) return []
      const than = pieces.length === 1 ? '售价' : '单买的总价'
      return [{ ...place, text: `¥${formatFen(price)} 高于${than} ¥${formatFen(usual)}` }]
    }),
  )
}
