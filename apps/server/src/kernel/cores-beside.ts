import { availableParallelism } from 'node:os'

const MOST = 4

/**
 * Threads that each of some processes on this machine may keep busy beside answering: together they leave one core
 * free, and each has one at least.
 */
export const coresBeside = (processes = 1, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST, Math.floor((cores - 1) / processes)))
