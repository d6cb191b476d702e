import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { beginOf } from '#database/limits'

/** What `pg` does not declare: the stream its messages are written to. */
interface WithStream {
  connection: { stream: Duplex }
}

const done = (command: string): object => ({ command, rowCount: null, rows: [] })

/**
 * Sends the begin of a transaction with its first statement, in one write, instead of waiting for its answer; a
 * transaction without statements sends nothing. The client must pipeline statements.
 */
export function holdBegin(client: pg.PoolClient): void {
  const send = client.query.bind(client) as unknown as (first: string | object, ...rest: object[]) => Promise<object>
  const { stream } = (client as pg.PoolClient & WithStream).connection
  let held = false

  function sendBoth(first: string | object, rest: object[]): Promise<object> {
    stream.cork()
    try {
      const [begun, answered] = [send(beginOf(client)), send(first, ...rest)]
      return Promise.all([begun, answered]).then(([, answer]) => answer)
    } finally {
      stream.uncork()
    }
  }

  const query = (first: string | object, ...rest: object[]): Promise<object> => {
    if (first === 'begin') {
      held = true
      return Promise.resolve(done('BEGIN'))
    }
    if (!held) return send(first, ...rest)
    held = false
    if (first === 'commit' || first === 'rollback') return Promise.resolve(done(first.toUpperCase()))
    return sendBoth(first, rest)
  }
  client.query = query as unknown as typeof client.query
}
