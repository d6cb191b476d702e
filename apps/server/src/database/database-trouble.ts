/** The database cannot be asked now; the same may be asked again soon. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** A connection broke off while it was in use. */
export class ConnectionLost extends DatabaseUnavailable {
  /** @param atCommit whether the answer to a commit is missing, so that nobody knows whether it was done */
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
 * SQLSTATEs of a server that ends the connection: shut down, crashed, not ready yet, database dropped, left idle for
 * too long.
 */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04'])
/** Errors of the system: nobody listens, or the network broke. */
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
/** What `pg` says without a code. */
const SPOKEN =
  /^(?:Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/
/**
 * SQLSTATEs of a server that has too little of something, or gave up waiting; `25006` is a write while writes are
 * refused.
 */
const SHORT = /^(?:53...|58030|25006|55P03|57014|40001|40P01)$/

/** Whether an error means that the connection it came over is of no more use. */
export function isConnectionLost(error: Error & { code?: string }): boolean {
  const { code } = error
  if (code === undefined)
    return SPOKEN.test(error.message) || (error instanceof AggregateError && error.errors.some(isConnectionLost))
  return ENDED.has(code) || SYSTEM.has(code) || code.startsWith('08')
}

/** Whether the database, not the request, is to blame: the same may succeed a moment later. */
export function isDatabaseTrouble(error: Error & { code?: string }): boolean {
  return error instanceof DatabaseUnavailable || SHORT.test(error.code ?? '')
}

/** Whether a write was refused since writes are refused now, or because the disk is full. */
export const isReadOnly = ({ code }: { code?: string }): boolean => code === '25006' || code === '53100'
