import { availableParallelism } from 'node:os'

const MOST = 4

/**
 * Returns the number of threads that each of several processes on this machine may keep busy besides its main thread:
 * at least one. All processes together leave one core free.
 */
export const coresBeside = (processes = 1, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST, Math.floor((cores - 1) / processes)))
