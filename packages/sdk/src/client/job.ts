import type { Signal } from './options'

/** Work that several callers may wait for. */
export interface Job<T> {
  promise: Promise<T>
  waiting: number
  /** Ends the work: nobody waits any more. */
  stop(): void
}

/** Waits for a job. An abort ends this wait alone; the work ends when the last one stops waiting. */
export function join<T>(job: Job<T>, signal: Signal | undefined, aborted: () => Error): Promise<T> {
  job.waiting++
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      reject(aborted())
      if (!--job.waiting) job.stop()
    }
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
    const done = () => signal?.removeEventListener('abort', leave)
    job.promise.then(resolve, reject).then(done, done)
  })
}
