import type { PageOf } from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { pageOf, type KeyColumn } from '#kernel/reads/page-of'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The conditions that fields of the payload add to a list. An absent field adds no condition, and for some values a
 * field adds none either.
 */
export type ListFilters<Payload extends object> = {
  readonly [Field in keyof Omit<Payload, keyof PageOf | 'sort'>]-?: (
    value: NonNullable<Payload[Field]>,
    now: number,
  ) => RawBuilder<unknown> | undefined
}

/** The values of `sort` in a payload; any text if the payload has no `sort`. */
type SortOf<Payload> = Payload extends { sort?: infer Sort extends string } ? Sort : string

/** A list that staff read: its columns, filters and orders. */
export interface OpsList<Payload extends PageOf, Row extends object> {
  /** Columns of a row, by the names in the reply. */
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  /** Condition for all rows of the list; absent: all rows of `from`. */
  readonly always?: RawBuilder<unknown>
  readonly filters: ListFilters<Payload>
  /** The sort orders of the list, by their `sort` value; the first one is the default. */
  readonly sorts: Readonly<Record<SortOf<Payload>, readonly KeyColumn[]>>
  /** Finds the row that `after` names; see `pageOf`. */
  readonly row?: (after: string) => RawBuilder<unknown>
  /** The `after` value of a row. */
  readonly nameOf: (row: Row) => string
}

/** Declares a list: `opsList<ListPresents, Row>({ columns, from, filters, sorts, nameOf })`. */
export const opsList = <Payload extends PageOf, Row extends object>(
  list: OpsList<Payload, Row>,
): OpsList<Payload, Row> => list

/** Joins the conditions of a payload. */
export function whereOf<Payload extends object>(
  filters: ListFilters<Payload>,
  payload: Payload,
  now: number,
): RawBuilder<boolean> {
  const asked = Object.entries(filters) as [
    keyof Payload,
    (value: unknown, now: number) => RawBuilder<unknown> | undefined,
  ][]
  const conditions = asked.flatMap(([field, filter]) => {
    const value = payload[field]
    const condition = value === undefined || value === null ? undefined : filter(value, now)
    return condition ? [sql`(${condition})`] : []
  })
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Reads a page of a list, in one statement. */
export async function readList<Payload extends PageOf & { sort?: string }, Row extends object>(
  { columns, from, always = sql`true`, filters, sorts, row, nameOf }: OpsList<Payload, Row>,
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  payload: Payload,
): Promise<{ rows: Row[]; after: string }> {
  const orders: Readonly<Record<string, readonly KeyColumn[]>> = sorts
  const by = (payload.sort === undefined ? undefined : orders[payload.sort]) ?? Object.values(orders)[0] ?? []
  const page = pageOf({ by, ...(row ? { row } : {}), after: payload.after, count: payload.count ?? 20 })
  const { rows } = await sql<Row>`
    select ${columns} from ${from}
    where ${always} and ${whereOf(filters, payload, now)} and ${page.beyond}
    order by ${page.order} limit ${page.limit}`.execute(db)
  return page.cut(rows, nameOf)
}
