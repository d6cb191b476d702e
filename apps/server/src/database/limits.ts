import type pg from 'pg'
import { isConnectionLost } from '#database/database-trouble'

/** Ms after which the server ends a statement, a wait for a lock, and an idle transaction. */
export interface Limits {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}

/** The limits for migrations and imports, where no shopper waits: none. */
export const UNLIMITED: Limits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** For each connection through a pooler, the statement that begins its transactions. */
const begins = new WeakMap<pg.ClientBase, string>()

/**
 * Whether a connection goes through a pooler. Settings of the session must not be changed then: they would apply to
 * other clients, or be lost.
 */
export const isPooled = (client: pg.ClientBase): boolean => begins.has(client)

/** Returns the statement that begins a transaction. Through a pooler, it also sets the limits. */
export const beginOf = (client: pg.ClientBase): string => begins.get(client) ?? 'begin'

/**
 * Sets the limits of a new connection, before it is used. If the process number that the client knows is not that of
 * the server process, the connection goes through a pooler: nothing is set for the session, and each transaction sets
 * the limits. An engine that does not know these settings runs without limits.
 */
export async function setLimits(client: pg.ClientBase, limits: Limits): Promise<void> {
  const settings = Object.entries(limits).map(([name, ms]) => [name, `${ms}`] as const)
  const calls = settings.map(([name, ms]) => `set_config('${name}', '${ms}', false)`)
  const { processID } = client as pg.ClientBase & { processID: number }
  try {
    const { rows } = await client.query(`select ${calls.join(', ')} where pg_backend_pid() = ${Number(processID)}`)
    if (rows.length > 0) return
  } catch (error) {
    if (isConnectionLost(error as Error)) throw error
    return
  }
  begins.set(client, ['begin', ...settings.map(([name, ms]) => `set local ${name} = ${ms}`)].join('; '))
}
