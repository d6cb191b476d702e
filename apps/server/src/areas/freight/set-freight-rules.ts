import { FREIGHT_BY, type FreightRules } from '@hearth/domain'
import type { FreightRulesDraft, OpsFreightRate, OpsFreightRules, OpsFreightTable, SetFreightRules } from '@hearth/ops'
import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import { freightRules } from '#areas/freight/freight-rules'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'

/** Reads all freight tables. */
export const readFreightRules = (db: Database): Promise<OpsFreightRules> => freightRules.read(db)

/**
 * Replaces all freight tables.
 * @throws RefusedRows for the faults of `freightFaults`, and for a removed table that products use; OpsError stale
 */
export async function setFreightRules(
  context: OpsContext,
  { version, defaultTableId, tables }: SetFreightRules,
): Promise<Written<OpsFreightRules>> {
  const rules = { defaultTableId, tables }
  refuseRows(freightFaults(rules))
  const written = await freightRules.set(context, version, () => rules)
  await refuseMissingTables(context.db, rules)
  return written
}

/** Writes all freight tables. @throws RefusedRows */
export async function writeFreightRules(db: Database, rules: FreightRulesDraft): Promise<void> {
  refuseRows(freightFaults(rules))
  await freightRules.write(db, () => rules)
}

/** Refuses to remove a table that products use. @throws RefusedRows */
export async function refuseMissingTables(db: Database, { tables }: FreightRules): Promise<void> {
  const ids = tables.map(({ tableId }) => tableId)
  const { rows } = await sql<{ tableId: string; products: number }>`
    select freight_table as "tableId", count(*) as products from spu
    where freight_table is not null and freight_table <> all(${ids}::text[])
    group by freight_table
    order by freight_table`.execute(db)
  refuseRows(
    rows.map(({ tableId, products }) => ({
      field: 'tables',
      text: `还有 ${products} 个商品使用运费模板 ${tableId}，不能删除`,
    })),
  )
}

/** Returns the faults of freight tables that their type can't exclude. */
export function freightFaults({ defaultTableId, tables }: FreightRulesDraft): RowFault[] {
  const ids = tables.map(({ tableId }) => tableId)
  return [
    ...(ids.includes(defaultTableId) ? [] : [{ field: 'defaultTableId', text: `没有运费模板 ${defaultTableId}` }]),
    ...tables.flatMap((table, at): RowFault[] => [
      ...(ids.indexOf(table.tableId) === at
        ? []
        : [{ field: `tables[${at}].tableId`, text: `运费模板 ${table.tableId} 重复出现` }]),
      ...rateFaults(table, table.rate, `tables[${at}].rate`),
      ...areaFaults(table, `tables[${at}].areas`),
    ]),
  ]
}

function areaFaults({ areas, ...table }: OpsFreightTable, field: string): RowFault[] {
  const tree = areaTree()
  const seen = new Set<string>()
  return areas.flatMap(({ areaCodes, rate }, at): RowFault[] => [
    ...areaCodes.flatMap((code): RowFault[] => {
      const place = `${field}[${at}].areaCodes`
      const name = tree.nameOf(code)
      if (name === undefined) return [{ field: place, text: `没有代码为 ${code} 的省、市或区县` }]
      if (seen.has(code)) return [{ field: place, text: `${name}（${code}）重复出现` }]
      seen.add(code)
      return []
    }),
    ...(rate ? rateFaults(table, rate, `${field}[${at}].rate`) : []),
  ])
}

function rateFaults({ by }: Pick<OpsFreightTable, 'by'>, rate: OpsFreightRate, field: string): RowFault[] {
  const { firstUnits, further, furtherUnits } = rate
  if (by === FREIGHT_BY.order)
    return (['firstUnits', 'further', 'furtherUnits'] as const)
      .filter((name) => rate[name] !== undefined)
      .map((name) => ({ field: `${field}.${name}`, text: '按单计费时只收一次运费，没有首件和续件' }))
  const units = by === FREIGHT_BY.weight ? '克' : '件'
  if (firstUnits === undefined) return [{ field: `${field}.firstUnits`, text: `请填写首费包含多少${units}` }]
  if (further !== undefined && furtherUnits === undefined)
    return [{ field: `${field}.furtherUnits`, text: `请填写每多少${units}收一次续费` }]
  if (further === undefined && furtherUnits !== undefined)
    return [{ field: `${field}.further`, text: '请填写续费金额' }]
  return []
}
