import type pg from 'pg'
import { isConnectionLost } from '#database/database-trouble'

/**
 * Ms after which the server ends a statement, one that waits for a lock, and a transaction in which nothing happens.
 */
export interface Limits {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}

/** For migrations and imports, where no shopper waits. */
export const UNLIMITED: Limits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** What transactions begin with on connections that a pooler stands behind. */
const begins = new WeakMap<pg.ClientBase, string>()

/** Whether a pooler stands between: what is set for its session is set for others, or lost. */
export const isPooled = (client: pg.ClientBase): boolean => begins.has(client)

/** What a transaction begins with: behind a pooler each sets its limits by itself, in the same message. */
export const beginOf = (client: pg.ClientBase): string => begins.get(client) ?? 'begin'

/**
 * Sets the limits of a new connection, before it is used. A pooler tells another process number than the server has:
 * then nothing is set for the session. An engine that does not know these settings goes on without.
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
