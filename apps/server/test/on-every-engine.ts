import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Connection } from '#database/connect'
import { openTestDatabase } from './database'
import { onPostgres } from './on-postgres'
import { startPostgres, type RealPostgres } from './real-postgres'

/** The database a proof runs on, and the queries it was sent since the list was last emptied. */
export interface Engine {
  readonly connection: Connection
  readonly queries: string[]
}

/**
 * Runs the same proofs on the embedded engine and on a real PostgreSQL server of their own; `unpooled` ones are about
 * what a connection keeps, and pass by a pooler.
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
    // Where all tests run on the embedded engine, these have a server of their own.
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
