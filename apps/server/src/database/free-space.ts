import { statfsSync } from 'node:fs'

const MB = 1024 * 1024
/** Bytes of free space below which writes are refused: PostgreSQL panics when the next 16 MB of its log do not fit. */
const LOW = 64 * MB
/** Bytes of free space from which writes are accepted again. */
const ENOUGH = 96 * MB
/** Bytes that recovery needs after a crash: a segment of the log, and the pages of a checkpoint. */
const TO_RECOVER = 40 * MB
/** Ms for which the free space that the system reported is cached. */
const REMEMBERED = 200

/** Watches the free space of a folder's file system. */
export interface FreeSpace {
  /** Whether too little space is left for writes. */
  isLow(): boolean
  /** Whether a crashed database can recover in the space left. */
  canRecover(): boolean
}

/** Watches a folder. If the system does not report the free space, there is assumed to be enough. */
export function watchFreeSpace(folder: string, free: (folder: string) => number | undefined = bytesFree): FreeSpace {
  let low = false
  let checkedAt = -Infinity
  return {
    isLow() {
      if (performance.now() - checkedAt < REMEMBERED) return low
      checkedAt = performance.now()
      const left = free(folder)
      if (left !== undefined) low = left < (low ? ENOUGH : LOW)
      return low
    },
    canRecover: () => (free(folder) ?? TO_RECOVER) >= TO_RECOVER,
  }
}

function bytesFree(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
