/** Messages of a worker to the process that started it. */
export type FromWorker =
  /** A step of the worker's start is done, for the progress lines. */
  | { kind: 'step'; step: string; detail: string }
  /** The worker answers requests. */
  | { kind: 'open'; address: string }
  /** The worker could not start; `message` says why in plain words. */
  | { kind: 'failed'; message: string }

/** Name of the environment variable that has the number of a worker, from 0. */
export const WORKER_PLACE = 'HEARTH_WORKER'
