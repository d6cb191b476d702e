/** Messages of a worker to the process that started it. */
export type FromWorker =
  /** A step of its start is done, for the progress lines. */
  | { kind: 'step'; step: string; detail: string }
  /** It answers. */
  | { kind: 'open'; address: string }
  /** It could not start, with why in plain words. */
  | { kind: 'failed'; message: string }

/** The variable in which a worker is told its place among the others, from 0. */
export const WORKER_PLACE = 'HEARTH_WORKER'
