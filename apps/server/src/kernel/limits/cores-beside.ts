import { availableParallelism } from 'node:os'

const MOST = 4

/**
 * Threads that each of several processes on this machine may keep busy besides answering: together they leave one core
 * free, and each has at least one.
 */
export const coresBeside = (processes = 1, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST, Math.floor((cores - 1) / processes)))
