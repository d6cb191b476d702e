import type { Duplex } from 'node:stream'
import type pg from 'pg'
import type { Circuit } from '#database/circuit'
import { isConflict, mayTryAgain } from '#database/conflicts'
import { ConnectionLost, DatabaseUnavailable, isConnectionLost } from '#database/database-trouble'
import type { StatementKeeper } from '#database/keep-statements'
import type { Sending } from '#database/sent-query'
import type { StalledQueries } from '#database/stalled-queries'

/** What watches whether a PostgreSQL server answers. A pool of the embedded engine has no guards. */
export interface PoolGuards {
  circuit: Circuit
  stalled: StalledQueries
}

/** A client of `pg` with the stream of its connection, which the types of `pg` do not declare. */
interface WithStream {
  connection: { stream: Duplex }
}

type Parameters = readonly unknown[]

/** The result of a statement. */
export type Answered<Row = never> = Pick<pg.QueryResult, 'command' | 'rowCount'> & { rows: Row[] }

/** A connection of the pool. */
export interface GuardedClient {
  query<Row>(text: string, parameters: readonly unknown[], sending: Sending): Promise<Answered<Row>>
  release(): void
}

/** A pool of guarded connections. */
export interface GuardedPool {
  connect(): Promise<GuardedClient>
  end(): Promise<void>
}

const NOTHING: Answered = { command: 'SELECT', rowCount: 0, rows: [] }
const CONNECT_ATTEMPTS = 3
/** Message of the error by which `pg` says that it did not try to send a statement. */
const NEVER_SENT = /^Client (?:has encountered a connection error|was closed)/
const READ = /^\s*select\b/i

/**
 * A pool that survives lost connections: a read or the begin of a transaction is repeated on a fresh connection,
 * anything else throws `ConnectionLost`, and a broken connection is never used again. A conflicting statement outside
 * of transactions is repeated.
 */
export function guardPool(pool: pg.Pool, keeper?: StatementKeeper, guards?: PoolGuards): GuardedPool {
  async function take(attempt = 1): Promise<pg.PoolClient> {
    guards?.circuit.check()
    const asked = pool.connect()
    try {
      return await (guards?.circuit.unlessDown(asked) ?? asked)
    } catch (error) {
      // The caller no longer waits for this connection. If the pool opens it later, it is released unused.
      asked.then(
        (client) => client.release(),
        () => {},
      )
      // A connection may break while it is opened, although the server is up. Another one is then opened.
      if (guards && isConnectionLost(error as Error) && !(await guards.circuit.isDown()) && attempt < CONNECT_ATTEMPTS)
        return take(attempt + 1)
      throw new DatabaseUnavailable(`no connection to the database: ${(error as Error).message}`, { cause: error })
    }
  }

  async function send(
    client: pg.PoolClient,
    text: string,
    parameters: Parameters,
    { prepared, atCommit }: Sending,
  ): Promise<Answered> {
    const query = (keeper && prepared
      ? client.query({ ...keeper.named(text, parameters), ...(atCommit && { atCommit }) } as pg.QueryConfig)
      : client.query(text, parameters as unknown[])) as unknown as Promise<Answered>
    return guards ? guards.stalled.watch(query) : query
  }

  return {
    end: () => pool.end(),
    async connect() {
      let client: pg.PoolClient | undefined = await take()
      let lost: ConnectionLost | undefined
      let inTransaction = false

      function lose(text: string, cause: unknown): ConnectionLost {
        if (client) drop(client, cause as Error)
        client = undefined
        const unknown = text === 'commit' || !inTransaction
        lost = new ConnectionLost(unknown && wasSent(cause as Error), { cause })
        return lost
      }

      async function attempt(text: string, parameters: Parameters, sending: Sending): Promise<Answered> {
        // No rollback is sent: the server itself rolled the transaction back when it noticed the lost connection.
        if (lost && text === 'rollback') return NOTHING
        if (!client) throw lost ?? new ConnectionLost(false)
        try {
          return await send(client, text, parameters, sending)
        } catch (error) {
          if (!client || !isLost(error as Error)) throw error
          const mayRepeat = !inTransaction && (text === 'begin' || READ.test(text))
          const failure = lose(text, error)
          if (!mayRepeat) throw failure
          client = await take()
          lost = undefined
          return send(client, text, parameters, sending).catch((again: unknown) => {
            throw isLost(again as Error) ? lose(text, again) : again
          })
        } finally {
          if (text === 'begin') inTransaction = client !== undefined
          else if (text === 'commit' || text === 'rollback') inTransaction = false
        }
      }

      /**
       * Sends a statement. A statement outside of a transaction is a transaction of its own: after a conflict, nothing
       * of it was done, so it is repeated.
       */
      async function query(text: string, parameters: Parameters, sending: Sending): Promise<Answered> {
        const alone = !inTransaction && text !== 'begin'
        for (let failed = 1; ; failed += 1) {
          try {
            return await attempt(text, parameters, sending)
          } catch (error) {
            if (!alone || !isConflict(error) || !(await mayTryAgain(failed))) throw error
          }
        }
      }

      return { query, release: () => client?.release() }
    },
  }
}

const isLost = (error: Error): boolean => error instanceof DatabaseUnavailable || isConnectionLost(error)

/** Destroys a client. If it were only released, a client that pipelines would wait for answers that never come. */
function drop(client: pg.PoolClient, why: Error): void {
  ;(client as pg.PoolClient & WithStream).connection.stream.destroy()
  client.release(why)
}

/** Whether the statement may have reached the server: false if the connection was already known to be broken. */
const wasSent = ({ message }: Error): boolean => !NEVER_SENT.test(message)
