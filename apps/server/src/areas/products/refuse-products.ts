import type { FreightRules } from '@hearth/domain'
import type { ShopFileSpu } from '@hearth/ops'
import { sql } from 'kysely'
import { freightRules } from '#areas/freight/freight-rules'
import type { Database } from '#database/connect'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'

interface Known {
  categories: string[]
  merchants: string[]
  freightTables: FreightRules | null
  /** The numbers of archived products. */
  archived: string[]
  /** The spu number of each existing sku, by sku number. */
  skus: Record<string, string>
}

/**
 * Refuses products that name a category or merchant that does not exist, or a sku of another product. A sku stays with
 * its product, since orders and carts refer to it.
 * @throws RefusedRows
 */
export async function refuseProducts(db: Database, products: readonly ShopFileSpu[]): Promise<void> {
  const skuNos = products.flatMap(({ skus }) => skus.map(({ skuNo }) => skuNo))
  const spuNos = products.map(({ spuNo }) => spuNo)
  const { rows } = await sql<Known>`
    select coalesce((select jsonb_agg(code) from category), '[]') as categories,
      coalesce((select jsonb_agg(id) from merchant), '[]') as merchants,
      ${freightRules.stored} as "freightTables",
      coalesce((
        select jsonb_agg(spu_no) from spu where spu_no = any(${spuNos}::text[]) and archived_at is not null
      ), '[]') as archived,
      coalesce((select jsonb_object_agg(sku_no, spu_no) from sku where sku_no = any(${skuNos}::text[])), '{}') as skus
  `.execute(db)
  const [known] = rows as [Known]
  refuseRows(products.flatMap((spu, row) => faultsOf(spu, known).map((fault) => ({ row, ...fault }))))
}

const faultsOf = (
  { spuNo, categoryCode, merchantId, freightTable, skus }: ShopFileSpu,
  { categories, merchants, freightTables, archived, skus: known }: Known,
): RowFault[] => [
  ...(archived.includes(spuNo)
    ? [{ field: 'spuNo', text: `${spuNo} 已归档：先恢复（hearth products restore ${spuNo}），或换一个编号` }]
    : []),
  ...(categories.includes(categoryCode)
    ? []
    : [{ field: 'categoryCode', text: `没有分类 ${categoryCode}`, missing: categoryCode }]),
  ...(merchants.includes(merchantId)
    ? []
    : [{ field: 'merchantId', text: `没有商家 ${merchantId}`, missing: merchantId }]),
  ...(freightTable === undefined || hasTable(freightRules.holds(freightTables), freightTable)
    ? []
    : [{ field: 'freightTable', text: `没有运费模板 ${freightTable}` }]),
  ...skus.flatMap(({ skuNo }, at) => {
    const other = known[skuNo] ?? spuNo
    return other === spuNo
      ? []
      : [
          {
            field: `skus[${at}].skuNo`,
            text: `${skuNo} 已经是商品 ${other} 的规格`,
          },
        ]
  }),
]

const hasTable = ({ tables }: FreightRules, wanted: string): boolean => tables.some(({ tableId }) => tableId === wanted)
