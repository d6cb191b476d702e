import { Duplex } from 'node:stream'
import type { EmbeddedEngine, EngineSession } from '#database/embedded-engine'

const TERMINATE = 0x58
const SSL_REQUEST = 80_877_103
/** Messages after which a client waits for an answer: Sync, Query, Flush, CopyDone, CopyFail. */
const TURN_ENDS = new Set([0x53, 0x51, 0x48, 0x63, 0x66])
/** The server's first messages to a client: AuthenticationOk, then ReadyForQuery in state idle. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * A socket, as `pg` sees it, whose other end is an embedded PostgreSQL. All messages up to the point where the client
 * waits for an answer are passed to WebAssembly in one call, so a query with parameters takes a single call. The engine
 * has a single session, so the pool that uses this socket must have `max: 1`.
 */
export class PGliteStream extends Duplex {
  readonly #engine: Pick<EmbeddedEngine, 'session'>
  #session: EngineSession | undefined
  #unread: Buffer = Buffer.alloc(0)
  #turn: Buffer[] = []
  #greeted = false
  #queue: Promise<void> = Promise.resolve()

  constructor(engine: Pick<EmbeddedEngine, 'session'>) {
    super()
    this.#engine = engine
  }

  connect(): this {
    this.#engine.session().then(
      (session) => {
        this.#session = session
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  // Further methods of net.Socket that `pg` calls. They do nothing for an engine in the same process.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  setTimeout(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, chunk]) : chunk
    while (this.#takeMessage());
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  /** Removes one whole message from the input; false if there is none. */
  #takeMessage(): boolean {
    const bytes = this.#unread
    if (!this.#greeted) return this.#takeStartup(bytes)
    if (bytes.length < 5) return false
    const length = 1 + bytes.readInt32BE(1)
    if (bytes.length < length) return false
    const message = bytes.subarray(0, length)
    this.#unread = bytes.subarray(length)
    const kind = message[0] ?? 0
    if (kind === TERMINATE) {
      this.push(null)
      return false
    }
    this.#turn.push(message)
    if (TURN_ENDS.has(kind)) {
      const turn = this.#turn.length === 1 ? message : Buffer.concat(this.#turn)
      this.#turn = []
      this.#enqueue(async (session) => {
        const answer = await session.run(turn)
        if (!this.destroyed && answer.length > 0) this.push(answer)
      })
    }
    return true
  }

  #takeStartup(bytes: Buffer): boolean {
    if (bytes.length < 8) return false
    const length = bytes.readInt32BE(0)
    if (bytes.length < length) return false
    this.#unread = bytes.subarray(length)
    if (bytes.readInt32BE(4) === SSL_REQUEST) {
      this.push('N')
      return true
    }
    this.#greeted = true
    this.#enqueue(async (session) => {
      // The engine's only session outlives connections. It is reset, so that what an earlier connection left open does
      // not affect this connection.
      await session.reset()
      this.push(GREETING)
    })
    return true
  }

  /**
   * Runs work in the session, after earlier work. It is called only once `connect` has the session. Work that is left
   * when the stream is destroyed never runs: the next connection uses the same session, in which no messages of this
   * connection may run.
   */
  #enqueue(work: (session: EngineSession) => Promise<void>): void {
    const session = this.#session!
    this.#queue = this.#queue
      .then(() => (this.destroyed ? undefined : work(session)))
      .catch((error: Error) => void this.destroy(error))
  }
}
