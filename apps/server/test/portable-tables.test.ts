import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { openTestDatabase } from './database'

/**
 * Tables that cannot be distributed as they are, and why that is accepted: a distributed engine needs the same column
 * in each unique key of a table (Citus), or checks other keys across machines (CockroachDB, YugabyteDB).
 */
const NOT_SPREAD: Readonly<Record<string, string>> = {
  cart_line: 'a line has one of three owners; the id is random, and the keys by owner alone are counted on',
  payment: 'a trade of the cashier pays one payment, whatever order that is of',
  promoter_shop: 'few rows, found by owner, id, name and invite code',
  refund: 'what asked for a refund is named by who asks, before there is an id',
  sandbox_trade: 'the sandbox collects no money',
  session: 'found by the hash of its token, ended by its id',
  shopper: 'found by id and by telephone: a shop of several machines would keep telephones in a table of their own',
  staff: 'few rows',
  visitor: 'found by the hash of its token, named by its id',
}

/** Foreign keys with actions, each with the reason why no statement of the shop needs the action. */
const ACTS: Readonly<Record<string, string>> = {
  'cart_line.visitor_id': 'whoever removes a visitor removes the lines in the same statement',
  'price_row.order_id': 'orders are never removed',
  'refund_row.refund_id': 'refunds are never removed',
  'staff_session.staff_id': 'staff are disabled, never removed',
}

let connection: Connection
beforeAll(async () => void (connection = await openTestDatabase({ embedded: true })))
afterAll(() => connection.close())

/** Returns the columns of each unique key of the shop's tables. */
async function uniqueKeys(): Promise<{ name: string; keys: string[][] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select keyed.relname::text as name, array_agg(att.attname::text order by part.n) as columns
    from pg_index join pg_class keyed on keyed.oid = indrelid
    cross join lateral unnest(indkey) with ordinality as part (attnum, n)
    join pg_attribute att on att.attrelid = indrelid and att.attnum = part.attnum
    where indisunique and keyed.relnamespace = 'public'::regnamespace and keyed.relname not like 'kysely%'
    group by keyed.relname, indexrelid order by 1`.execute(connection.db)
  const names = [...new Set(rows.map(({ name }) => name))]
  return names.map((name) => ({ name, keys: rows.filter((row) => row.name === name).map(({ columns }) => columns) }))
}

it('the unique keys of a table share a column that an engine can spread its rows by', async () => {
  const tables = await uniqueKeys()
  const shared = (keys: string[][]) => keys[0]!.filter((column) => keys.every((key) => key.includes(column)))
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter(({ keys }) => shared(keys).length === 0).map(({ name }) => name)).toEqual(
    Object.keys(NOT_SPREAD),
  )
})

it('no foreign key does anything that a statement of the shop relies on', async () => {
  const { rows } = await sql<{ link: string }>`
    select keyed.relname || '.' || att.attname as link
    from pg_constraint join pg_class keyed on keyed.oid = conrelid
    join pg_attribute att on att.attrelid = conrelid and att.attnum = any(conkey)
    where contype = 'f' and (confdeltype <> 'a' or confupdtype <> 'a') order by 1`.execute(connection.db)
  expect(rows.map(({ link }) => link)).toEqual(Object.keys(ACTS))
})
