/** Messages of a worker to the process that started it. */
export type FromWorker =
  /** A step of the worker's start is done, for the progress lines. */
  | { kind: 'step'; step: string; detail: string }
  /** The worker answers requests. */
  | { kind: 'open'; address: string }
  /** The worker could not start; `message` says why in plain words. */
  | { kind: 'failed'; message: string }

/** The variable that has a worker's place among the others, from 0. */
export const WORKER_PLACE = 'HEARTH_WORKER'
