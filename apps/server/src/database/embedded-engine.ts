import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { FreeSpace } from '#database/free-space'
import { watchForCrash } from '#database/watch-for-crash'

/** How the embedded engine is opened, and the free space that it watches. */
export interface EngineParts {
  /** Opens PostgreSQL on the data folder. If PostgreSQL crashed before, it recovers first. */
  open: () => Promise<PGlite>
  /** Free space around the folder; absent if the data is in memory. */
  space?: FreeSpace
}

/** One opened engine. */
export interface EngineSession {
  /**
   * Runs messages of the wire protocol and returns PostgreSQL's answer.
   * @throws Error when the engine crashed
   */
  run(messages: Uint8Array): Promise<Buffer>
  /**
   * Rolls back the transaction that an earlier connection left open, and drops the prepared statements of that
   * connection.
   */
  reset(): Promise<void>
}

/** The embedded engine. It refuses writes while the disk is nearly full, and is reopened after a crash. */
export interface EmbeddedEngine {
  /** @throws Error if the engine crashed and cannot be reopened now */
  session(): Promise<EngineSession>
  /** Whether writes are refused for lack of space. */
  isReadOnly(): boolean
  close(): Promise<void>
}

/** Ms between attempts to reopen the engine: each attempt replays the log, which blocks the process. */
const REOPEN_EVERY = 1_000

/** Maximum ms of statements before the engine pauses to let the rest of the process run. */
const LONGEST_STRETCH = 20

/** Opens the engine. */
export async function openEmbeddedEngine({ open, space }: EngineParts): Promise<EmbeddedEngine> {
  let current: { engine: PGlite; session: EngineSession } | undefined
  let opening: Promise<EngineSession> | undefined
  let failure = new Error('the embedded database is closed')
  let notBefore = 0

  const isReadOnly = () => space?.isLow() ?? false

  function adopt(engine: PGlite): EngineSession {
    const session = createSession(engine, space, (error) => {
      if (current?.engine !== engine) return
      current = undefined
      failure = error
    })
    current = { engine, session }
    return session
  }

  async function reopen(): Promise<EngineSession> {
    const now = performance.now()
    if (!space || now < notBefore || !space.canRecover()) throw failure
    notBefore = now + REOPEN_EVERY
    try {
      return adopt(await open())
    } catch (error) {
      failure = error as Error
      throw error
    }
  }

  adopt(await open())
  return {
    session() {
      if (current) return Promise.resolve(current.session)
      opening ??= reopen().finally(() => (opening = undefined))
      return opening
    },
    isReadOnly,
    async close() {
      await opening?.catch(() => {})
      await current?.engine.close()
      current = undefined
      notBefore = Infinity
    },
  }
}

function createSession(engine: PGlite, space: FreeSpace | undefined, onCrash: (error: Error) => void): EngineSession {
  const crash = watchForCrash(engine)
  let refusesWrites = false
  let lastPause = performance.now()

  /**
   * Lets timers and requests run. The engine works in the main thread and answers without waiting, so a long series of
   * statements, such as an import, would block everything else until its end.
   */
  async function letOthersRun(): Promise<void> {
    if (performance.now() - lastPause < LONGEST_STRETCH) return
    await setImmediate()
    lastPause = performance.now()
  }

  /**
   * Gives the engine up. A crashed engine must not be called again: it would wait for locks that are never released.
   */
  function leave(error: Error): never {
    closeFiles(engine)
    onCrash(error)
    throw error
  }

  async function send(messages: Uint8Array): Promise<Buffer> {
    if (crash.error) throw crash.error
    await letOthersRun()
    const parts: Buffer[] = []
    try {
      // The bytes are copied, because they are in PostgreSQL's own memory, which it reuses.
      await engine.execProtocolRawStream(messages, { onRawData: (bytes) => void parts.push(Buffer.from(bytes)) })
    } catch (error) {
      leave(crash.error ?? (error as Error))
    }
    if (crash.error) leave(crash.error)
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  }

  /**
   * Refuses or allows writes, as the free space requires. During a transaction it changes nothing, because a rollback
   * would undo the setting; it is called again for later messages.
   */
  async function obeySpace(): Promise<void> {
    const refuse = space?.isLow() ?? false
    if (refuse === refusesWrites || engine.isInTransaction()) return
    refusesWrites = refuse
    await send(simpleQuery(`set default_transaction_read_only = ${refuse ? 'on' : 'off'}`))
    // A checkpoint frees space of the log. It is made only while some space is left, since it would crash the engine
    // otherwise.
    if (refuse && space?.canRecover()) await send(simpleQuery('checkpoint'))
  }

  return {
    run: (messages) =>
      engine.runExclusive(async () => {
        await obeySpace()
        return send(messages)
      }),
    reset: () => engine.runExclusive(async () => void (await send(simpleQuery('rollback; deallocate all')))),
  }
}

/** A simple query message of the wire protocol, without parameters. */
function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(6 + Buffer.byteLength(text))
  message.write('Q', 0)
  message.writeInt32BE(message.length - 1, 1)
  message.write(text, 5)
  return message
}

function closeFiles(engine: PGlite): void {
  try {
    engine.Module.FS.quit()
  } catch {
    // The failure is ignored: files that are still open are closed when the process ends.
  }
}
