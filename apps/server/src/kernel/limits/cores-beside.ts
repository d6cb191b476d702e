import { availableParallelism } from 'node:os'

const MOST = 4

/**
 * Returns how many threads each of several processes on this machine may keep busy besides its own. Together they leave
 * one core free; each process has at least one thread.
 */
export const coresBeside = (processes = 1, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST, Math.floor((cores - 1) / processes)))
