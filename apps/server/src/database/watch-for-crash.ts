import type { PGlite } from '@electric-sql/pglite'

/** The status PGlite throws with for an ordinary SQL error; anything else means that the engine crashed. */
const SQL_ERROR = 100

/** SQLSTATE of a server that ends its connections because it crashed. */
const CRASHED = '57P02'

/** Whether an engine crashed, and why. */
export interface CrashWatch {
  error?: Error
}

/**
 * Detects when the embedded PostgreSQL panics, such as on a full disk. PGlite catches whatever the engine throws and
 * calls the engine again until all messages are read. A crashed engine reads no more messages, so PGlite would never
 * stop. After a crash, functions of the engine are therefore replaced by functions that throw at a place where PGlite
 * does not catch.
 */
export function watchForCrash(engine: PGlite): CrashWatch {
  const watch: CrashWatch = {}
  const module = engine.Module
  const run = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      run()
    } catch (error) {
      if ((error as { status?: number }).status !== SQL_ERROR) {
        const crash = Object.assign(
          new Error(`the embedded database crashed: ${(error as Error).message}`, { cause: error }),
          { code: CRASHED },
        )
        watch.error = crash
        module.stackRestore = () => {
          throw crash
        }
        module._PostgresSendReadyForQueryIfNecessary = () => {}
        module._pgl_pq_flush = () => {}
      }
      throw error
    }
  }
  return watch
}
