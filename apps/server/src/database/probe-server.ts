import pg from 'pg'
import { isConnectionLost } from '#database/database-trouble'
import { cutClient } from '#database/quick-client'
import { shortWaits } from '#database/short-waits'

/**
 * Probes a PostgreSQL server. A refusal, such as for too many connections, is an answer.
 * @throws Error when the server does not answer within `ms`
 */
export async function probeServer(url: string, ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'hearth probe' })
  client.on('error', () => {})
  const answered = new AbortController()
  const late = shortWaits(ms, answered.signal).then((over) => {
    if (over) throw new Error(`no answer within ${ms} ms`)
  })
  try {
    await Promise.race([askServer(client), late])
    // The end of the connection is not awaited: a server that freezes now would never close it.
    client.end().catch(() => {})
  } catch (error) {
    cutClient(client)
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
