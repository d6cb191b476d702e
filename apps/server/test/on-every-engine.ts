import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Connection } from '#database/connect'
import { openTestDatabase } from './database'
import { onPostgres } from './on-postgres'
import { startPostgres, type RealPostgres } from './real-postgres'

/** The database of a case, and the queries that it received since the list was last emptied. */
export interface Engine {
  readonly connection: Connection
  readonly queries: string[]
}

/**
 * Runs the same cases on the embedded engine and on a new PostgreSQL server. `unpooled` cases are about the state of a
 * connection, and bypass a pooler.
 */
export function onEveryEngine(name: string, proofs: (engine: Engine) => void, how: { unpooled?: true } = {}): void {
  describe(`${name}, on the embedded engine`, () => {
    const engine = { connection: undefined as unknown as Connection, queries: [] as string[] }
    beforeAll(async () => {
      engine.connection = await openTestDatabase({ embedded: true, onQuery: (text) => engine.queries.push(text) })
    })
    afterAll(() => engine.connection.close())
    proofs(engine)
  })

  onPostgres(`${name}, on a PostgreSQL server`, (bin) => proveOnServer(bin, proofs, how))
}

function proveOnServer(bin: string, proofs: (engine: Engine) => void, { unpooled }: { unpooled?: true }): void {
  const engine = { connection: undefined as unknown as Connection, queries: [] as string[] }
  let server: RealPostgres | undefined
  beforeAll(async () => {
    // If all tests run on the embedded engine, these cases start a server of their own.
    if (!inject('server')) server = await startPostgres(bin)
    engine.connection = await openTestDatabase({
      unpooled,
      url: unpooled ? server?.directUrl : server?.url,
      connections: 20,
      patient: true,
      onQuery: (text) => engine.queries.push(text),
    })
  })
  afterAll(async () => {
    await engine.connection.close()
    await server?.stop()
  })
  proofs(engine)
}
