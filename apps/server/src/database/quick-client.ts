import pg from 'pg'
import { shortWaits } from '#database/short-waits'

/** What `pg` does not declare. */
type WithStream = pg.Client & { connection: pg.Connection }

/** Ms a new connection may take. */
const TO_CONNECT = 2_000

/** Destroys the stream of a client: a server that does not answer never closes it. */
export const cutClient = (client: pg.Client, why?: Error): void =>
  void (client as WithStream).connection.stream.destroy(why)

/** Connects within two seconds of being made or not at all: sooner than the pool lets requests wait. */
export class QuickClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const connected = new AbortController()
    for (const event of ['connect', 'error', 'end'] as const) this.once(event, () => connected.abort())
    void shortWaits(TO_CONNECT, connected.signal).then((over) => over && cutClient(this, new Error('timeout expired')))
  }
}
