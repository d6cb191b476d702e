import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { beginOf } from '#database/limits'
import type { NamedStatement } from '#database/prepared-query'

/** A field of `pg` that its types do not declare: the stream to which a client writes its messages. */
interface WithStream {
  connection: { stream: Duplex }
}

/** A statement as it is passed to a client. */
type Passed = [first: string | object, ...rest: object[]]

const done = (command: string): object => ({ command, rowCount: null, rows: [] })

/**
 * Makes a client wait for fewer answers: the client then sends `begin` in one write with the first statement of the
 * transaction, and a statement marked `atCommit` in one write with `commit`. A transaction without statements sends
 * nothing. The client must pipeline statements.
 */
export function holdEnds(client: pg.PoolClient): void {
  const send = client.query.bind(client) as unknown as (...passed: Passed) => Promise<object>
  const { stream } = (client as pg.PoolClient & WithStream).connection
  let begins = false
  let held: Passed | undefined

  /**
   * Sends statements in one write.
   * @returns the answer to the last statement; rejects with the first failure
   */
  function sendTogether(all: Passed[]): Promise<object> {
    stream.cork()
    try {
      return Promise.all(all.map((passed) => send(...passed))).then((answers) => answers.at(-1)!)
    } finally {
      stream.uncork()
    }
  }

  const query = (...passed: Passed): Promise<object> => {
    const [first] = passed
    if (first === 'begin') {
      begins = true
      return Promise.resolve(done('BEGIN'))
    }
    if (isAtCommit(first) && !held) {
      held = passed
      return Promise.resolve(done('UPDATE'))
    }
    const before: Passed[] = [...(begins ? [[beginOf(client)] as Passed] : []), ...(held ? [held] : [])]
    const ends = first === 'commit' || first === 'rollback'
    // The server does not know of this transaction yet. So nothing is sent to end a transaction that is rolled back or
    // has no statements.
    const isUnsent = begins && (first === 'rollback' || !held)
    begins = false
    held = undefined
    if (ends && isUnsent) return Promise.resolve(done(first.toUpperCase()))
    if (first === 'rollback' || before.length === 0) return send(...passed)
    return sendTogether([...before, passed])
  }
  client.query = query as unknown as typeof client.query
}

const isAtCommit = (first: string | object): boolean => (first as Partial<NamedStatement>).atCommit === true
