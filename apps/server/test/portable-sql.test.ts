import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { openTestDatabase } from './database'
import { UNPORTABLE } from './portable-sql'
// These two files replace the function that sends statements, so they are in the stack of every statement here. In
// other test files they may be in it too, since test files share a process.
import './sent-statements'
import './simulator/broken-line'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** For each rule, a statement that breaks it. */
const BAD: Readonly<Record<string, string>> = {
  'advisory lock': 'select pg_advisory_lock(1)',
  'listen and notify': 'listen orders',
  savepoint: 'savepoint before_paying',
  'temporary table': 'create temporary table chosen (id text)',
  'trigger, function or extension': 'create extension pg_trgm',
  'identity column or sequence': 'create table one (id bigint generated always as identity)',
  truncate: 'truncate cart_line',
  'partial index as the target of a conflict':
    "insert into setting (name, value) values ('a', '1') on conflict (name) where true do nothing",
  'clock or randomness of the database': 'update orders set paid_at = extract(epoch from now())',
  'skip locked outside of a job': 'select 1 from coupon for update skip locked',
  'lock of a table': 'lock table orders',
  'change of the audit log': 'delete from ops_audit where at < 1',
  'deferred constraint': 'create table one (id text unique deferrable)',
}

it.each(UNPORTABLE.map(({ name }) => name))(
  'a statement that only PostgreSQL takes is refused, with its file: %s',
  async (name) => {
    const { db } = connection
    await expect(sql.raw(BAD[name] ?? '').execute(db)).rejects.toThrow(`test/portable-sql.test.ts: ${name}: `)
    await sql`select 1`.execute(db)
  },
)
