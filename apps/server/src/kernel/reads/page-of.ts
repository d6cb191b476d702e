import { sql, type RawBuilder } from 'kysely'

/** A column that a list is ordered by. */
export interface KeyColumn {
  readonly column: RawBuilder<unknown>
  readonly direction: 'asc' | 'desc'
}

/** Orders a list by a column, the smallest first: `ascending('category.position')`. */
export const ascending = (column: string): KeyColumn => ({ column: sql.ref(column), direction: 'asc' })

/** Orders a list by a column, the greatest first: `descending('orders.created_at')`. */
export const descending = (column: string): KeyColumn => ({ column: sql.ref(column), direction: 'desc' })

/** The order of a list, and the requested page. */
export interface PageWish {
  /** Columns that order the list. No two rows have equal values in all of them, and the values never change. */
  by: readonly KeyColumn[]
  /**
   * Finds the row that `after` names, as the `from` and `where` of a select: `orders where orders.id = ...`, with the
   * table names of the list. Omit it if `after` is the value of the only column.
   */
  row?: (after: string) => RawBuilder<unknown>
  /** `after` as the previous page returned it. If it is absent or empty, the first page is read. */
  after?: string
  /** Maximum number of rows of the page. */
  count: number
}

/** A page of a list, as parts of its statement: `where ... and ${beyond} order by ${order} limit ${limit}`. */
export interface Page {
  /** Condition on the rows after the one that `after` names. If that row was deleted, no row meets the condition. */
  beyond: RawBuilder<boolean>
  order: RawBuilder<unknown>
  /** Number of rows to read: one more than the page has, to know whether there is another page. */
  limit: RawBuilder<unknown>
  /**
   * Cuts the read rows to one page.
   * @param nameOf returns what `after` is for a row
   * @returns the rows, and `after` for the next page; empty if there is none
   */
  cut<Row>(rows: readonly Row[], nameOf: (row: Row) => string): { rows: Row[]; after: string }
}

/**
 * Pages a list by key: a page begins after a row, not at an offset. So a late page costs as much as the first one, and
 * rows that are added meanwhile do not move others to another page.
 */
export function pageOf({ by, row, after, count }: PageWish): Page {
  return {
    beyond: after ? beyondRow(by, row, after) : sql<boolean>`true`,
    order: sql.join(by.map(({ column, direction }) => sql`${column} ${sql.raw(direction)}`)),
    limit: sql`${count + 1}`,
    cut(rows, nameOf) {
      const found = rows.slice(0, count)
      const last = found.at(-1)
      return { rows: found, after: rows.length > count && last !== undefined ? nameOf(last) : '' }
    },
  }
}

function beyondRow(by: PageWish['by'], row: PageWish['row'], after: string): RawBuilder<boolean> {
  const [first] = by
  if (!first) throw new Error('a list is paged by the columns that order it')
  if (!row) return sql<boolean>`${first.column} ${later(first)} ${after}`
  const columns = by.map(({ column }) => column)
  // If all columns have the same direction, one comparison of rows is enough, and the database can use an index for it.
  if (by.every(({ direction }) => direction === first.direction))
    return sql<boolean>`(${sql.join(columns)}) ${later(first)} (select ${sql.join(columns)} from ${row(after)})`
  const end = (column: RawBuilder<unknown>) => sql`(select ${column} from ${row(after)})`
  const steps = by.map((key, at) => {
    const equal = columns.slice(0, at).map((column) => sql`${column} = ${end(column)}`)
    return sql`(${sql.join([...equal, sql`${key.column} ${later(key)} ${end(key.column)}`], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(steps, sql` or `)})`
}

const later = ({ direction }: KeyColumn) => (direction === 'asc' ? sql`>` : sql`<`)
