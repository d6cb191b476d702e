import pg from 'pg'
import { shortWaits } from '#database/short-waits'

/** A client of `pg` with its connection, which the types of `pg` do not declare. */
type WithStream = pg.Client & { connection: pg.Connection }

/** Destroys the stream of a client, since a server that does not answer never closes it. */
export const cutClient = (client: pg.Client, why?: Error): void =>
  void (client as WithStream).connection.stream.destroy(why)

/**
 * Returns a class of clients that must connect within this many ms of their creation: less than the pool waits for a
 * connection.
 */
export const quickClient = (ms: number): typeof pg.Client =>
  class QuickClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      const connected = new AbortController()
      for (const event of ['connect', 'error', 'end'] as const) this.once(event, () => connected.abort())
      void shortWaits(ms, connected.signal).then((over) => over && cutClient(this, new Error('timeout expired')))
    }
  }
