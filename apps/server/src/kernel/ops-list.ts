import type { PageOf } from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { pageOf, type KeyColumn } from '#kernel/page-of'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Conditions of a list by the fields that ask for them. A field that was not sent has none; a condition may be left out
 * for some values too.
 */
export type ListFilters<Payload extends object> = {
  readonly [Field in keyof Omit<Payload, keyof PageOf | 'sort'>]-?: (
    value: NonNullable<Payload[Field]>,
    now: number,
  ) => RawBuilder<unknown> | undefined
}

/** What `sort` of a payload may be; where it has none, a list calls its orders as it likes. */
type SortOf<Payload> = Payload extends { sort?: infer Sort extends string } ? Sort : string

/** A list that staff read: what it shows, what it is chosen by, and how it is ordered. */
export interface OpsList<Payload extends PageOf, Row extends object> {
  /** What a row shows, by the names it is read under. */
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  /** What holds for every row of it; everything in `from` when absent. */
  readonly always?: RawBuilder<unknown>
  readonly filters: ListFilters<Payload>
  /** How it can be ordered, by what `sort` calls it: the first where nothing is said. */
  readonly sorts: Readonly<Record<SortOf<Payload>, readonly KeyColumn[]>>
  /** Finds the row that `after` names; see `pageOf`. */
  readonly row?: (after: string) => RawBuilder<unknown>
  /** What `after` calls a row. */
  readonly nameOf: (row: Row) => string
}

/** Declares a list: `opsList<ListPresents, Row>({ columns, from, filters, sorts, nameOf })`. */
export const opsList = <Payload extends PageOf, Row extends object>(
  list: OpsList<Payload, Row>,
): OpsList<Payload, Row> => list

/** Joins the conditions that a payload asks for. */
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

/** Reads a page of a list: one statement. */
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
