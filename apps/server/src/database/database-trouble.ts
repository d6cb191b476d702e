/** The database is unavailable now; the same request may succeed soon. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** A connection broke while it was in use. */
export class ConnectionLost extends DatabaseUnavailable {
  /** @param atCommit whether the answer to a commit is missing, so that its result is unknown */
  constructor(
    readonly atCommit: boolean,
    options?: ErrorOptions,
  ) {
    super(
      atCommit ? 'the connection to the database was lost during a commit' : 'the connection to the database was lost',
      options,
    )
    this.name = 'ConnectionLost'
  }
}

/**
 * SQLSTATEs of a server that ends the connection: shutdown, crash, not ready yet, database dropped, idle for too long.
 */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04'])
/** Errors of the system: connection refused, or network failure. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** Messages of errors of `pg` that have no code. */
const SPOKEN =
  /^(?:Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/
/** SQLSTATEs of a server that lacks a resource or timed out; `25006` is a write while writes are refused. */
const SHORT = /^(?:53...|58030|25006|55P03|57014|40001|40P01)$/

/** Whether an error means that the connection on which it occurred can no longer be used. */
export function isConnectionLost(error: Error & { code?: string }): boolean {
  const { code } = error
  if (code === undefined)
    return SPOKEN.test(error.message) || (error instanceof AggregateError && error.errors.some(isConnectionLost))
  return ENDED.has(code) || SYSTEM.has(code) || code.startsWith('08')
}

/** Whether the database, rather than the request, caused an error: the same request may succeed a moment later. */
export function isDatabaseTrouble(error: Error & { code?: string }): boolean {
  return error instanceof DatabaseUnavailable || SHORT.test(error.code ?? '')
}

/** Whether a write was refused because the database is read-only now, or because the disk is full. */
export const isReadOnly = ({ code }: { code?: string }): boolean => code === '25006' || code === '53100'
