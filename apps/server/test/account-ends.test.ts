import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountEnds } from '#areas/all'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { sandboxTracking } from '#areas/tracking/sandbox-tracking'
import { COLUMNS } from '#database/migrations/columns'
import { demoArea } from '#demo/demo-area'
import type { AreaAccountEnd } from '#kernel/account-ends/collect-account-ends'
import { allAreas } from '#operator/all-areas'
import { openTestDatabase } from './database'

interface Column {
  /** The column's name, as `table.column`. */
  name: string
  table: string
  isText: boolean
  /** Whether a foreign key links it to the table of shoppers. */
  isLink: boolean
}

/** Words in names of columns that identify a person. */
const PERSON = new RegExp(
  '(^|_)(shopper|buyer|owner|user|customer|inviter|referrer|promoter|telephone|tele|phone|mobile|email|open_id|' +
    'union_id|consignee|nickname|display_name|real_name|masked_name|avatar|id_hash|actor|bank_info|bank_account)(_|$)',
)
/** Types of JSON columns that identify persons. */
const PERSON_JSON = /^JSONColumnType<\w*(Address|ReturnInfo|Invoice)\w*>$/
/**
 * Columns whose names have one of these words although they identify no shopper, each with whom the column is about.
 */
const NO_SHOPPER: Readonly<Record<string, string>> = {
  'after_sale.shop_address': 'where the shop wants products sent',
  'cabinet.telephone': 'of whoever operates it',
  'merchant.telephone': 'of the shop',
  'ops_audit.actor_id': 'staff',
  'ops_audit.actor_kind': 'staff',
  'ops_audit.actor_name': 'staff',
  'store.telephone': 'of the shop',
}

const isShopperId = ({ name, isLink }: Column) => isLink || name.endsWith('shopper_id')
const namesShopper = (column: Column) => {
  const { name, table, isText } = column
  if (name in NO_SHOPPER) return false
  const said = COLUMNS[name]?.type ?? ''
  return isShopperId(column) || (isText && PERSON.test(name.slice(table.length + 1))) || PERSON_JSON.test(said)
}
const tableOf = (column: string) => column.slice(0, column.indexOf('.'))

/** Returns the faults of the declarations of all areas, compared with the columns of the database. */
function faultsOf(columns: readonly Column[], ends: readonly AreaAccountEnd[]): string[] {
  const said = ends.flatMap(({ area, deleted = [], kept = {} }) => [
    ...deleted.map((name) => ({ area, name: name as string })),
    ...Object.keys(kept).map((name) => ({ area, name })),
  ])
  const emptied = new Set(ends.flatMap(({ deleted = [] }) => deleted.map(tableOf)))
  const named = columns.filter(namesShopper)
  const areasOf = (which: (name: string) => boolean) =>
    [...new Set(said.filter(({ name }) => which(name)).map(({ area }) => area))].join(' and ')
  return [
    // Columns that no area declares. In a table whose rows are deleted with the account, only the columns of shopper
    // ids have to be declared.
    ...named
      .filter((column) => isShopperId(column) || !emptied.has(column.table))
      .filter(({ name }) => areasOf((one) => one === name) === '')
      .map(({ name }) => `${name} names a shopper, and no area says what becomes of it`),
    ...[...new Set(said.map(({ name }) => tableOf(name)))]
      .filter((table) => areasOf((one) => tableOf(one) === table).includes(' and '))
      .map((table) => `${table} is declared by ${areasOf((one) => tableOf(one) === table)}`),
    ...said
      .filter(({ name }, at) => said.findIndex((one) => one.name === name) !== at)
      .map(({ name }) => `${name} is declared twice`),
    ...said
      .filter(({ name }) => !named.some((column) => column.name === name))
      .map(({ name, area }) => `${area} declares ${name}, which names no shopper`),
  ]
}

describe('an area’s data of a shopper whose account is deleted', () => {
  let columns: Column[]
  beforeAll(async () => {
    const { db, close } = await openTestDatabase({ embedded: true })
    const { rows } = await sql<Column>`
      select kept.table_name || '.' || kept.column_name as name, kept.table_name as "table",
        kept.data_type in ('text', 'character varying') as "isText",
        exists (
          select from information_schema.key_column_usage link
          join information_schema.constraint_column_usage linked using (constraint_schema, constraint_name)
          where link.table_name = kept.table_name and link.column_name = kept.column_name
            and link.table_name <> 'shopper' and linked.table_name = 'shopper' and linked.column_name = 'id'
        ) as "isLink"
      from information_schema.columns kept
      join information_schema.tables one on one.table_schema = kept.table_schema and one.table_name = kept.table_name
      where kept.table_schema = current_schema() and one.table_type = 'BASE TABLE'
      order by name`.execute(db)
    columns = rows
    await close()
  })

  it('is declared for every column that names a shopper, once, by one area', () => {
    expect(columns.filter(isShopperId).length).toBeGreaterThan(25)
    expect(faultsOf(columns, accountEnds)).toEqual([])
    expect(Object.keys(NO_SHOPPER).filter((name) => !columns.some((one) => one.name === name))).toEqual([])
  })

  it('is reported for a table that an area leaves out, or that is new', () => {
    for (const { area, deleted = [], kept = {} } of accountEnds) {
      const without = accountEnds.filter((one) => one.area !== area)
      const missed = [...deleted, ...Object.keys(kept)].map(tableOf)
      const found = faultsOf(columns, without)
      for (const table of missed) expect(found.join('\n'), area).toContain(`${table}.`)
    }
    const anew = (name: string, isLink = false): Column => ({ name, table: tableOf(name), isText: true, isLink })
    const more = [anew('prize.shopper_id'), anew('promoter_income.to_id', true), anew('orders.gift_telephone')]
    expect(faultsOf([...columns, ...more], accountEnds)).toEqual(
      more.map(({ name }) => `${name} names a shopper, and no area says what becomes of it`),
    )
  })

  it('is refused where two areas declare one table, or a column that does not exist', () => {
    const twice: AreaAccountEnd = { area: 'other', deleted: ['address.shopper_id'], kept: { 'sku.sku_no': '' } }
    expect(faultsOf(columns, [...accountEnds, twice])).toEqual([
      'address is declared by address and other',
      'address.shopper_id is declared twice',
      'other declares sku.sku_no, which names no shopper',
    ])
  })

  it('is handled by the area of accounts for each area that declares it', () => {
    const folded = new Set(accountEnds.map(({ area }) => area))
    const all = [...allAreas, sandboxArea, sandboxTracking, demoArea]
    expect(all.filter(({ name, accountEnd }) => accountEnd && !folded.has(name))).toEqual([])
  })
})
