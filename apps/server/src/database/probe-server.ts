import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLost } from '#database/database-trouble'

/** How long a probe may take: this many waits, of so many ms each. */
const WAITS = 10
const WAIT = 100

/**
 * Asks a PostgreSQL server whether it answers. One that refuses, having too many connections, answers.
 *
 * The time is counted in short waits. A process that was busy for a second hears its timers before it reads what came
 * meanwhile, so one long wait would end before an answer that is there.
 * @throws Error when the server does not answer within a second
 */
export async function probeServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'hearth probe' })
  client.on('error', () => {})
  const answered = new AbortController()
  try {
    await Promise.race([askServer(client), refuseLate(answered.signal)])
    // Not waited for: a server that freezes now never closes the connection.
    client.end().catch(() => {})
  } catch (error) {
    ;(client as pg.Client & { connection: pg.Connection }).connection.stream.destroy()
    throw error
  } finally {
    answered.abort()
  }
}

async function askServer(client: pg.Client): Promise<void> {
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (isConnectionLost(error as Error) || (error as { code?: string }).code === undefined) throw error
  }
}

async function refuseLate(answered: AbortSignal): Promise<void> {
  for (let waited = 0; waited < WAITS && !answered.aborted; waited += 1) await setTimeout(WAIT)
  if (!answered.aborted) throw new Error(`no answer within ${WAITS * WAIT} ms`)
}
