import { AbortError } from './api-error'
import type { Signal } from './options'
import type { Json } from './payload'

/** A request that several callers may wait for. */
export interface Job {
  promise: Promise<Json>
  /** Ends the work. */
  stop(): void
}

/** Waits for `promise` until the signal aborts; then only this wait ends, and `left` is told. */
export function wait(promise: Promise<Json>, call: string, signal: Signal | undefined, left?: () => void): Promise<Json> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(new AbortError('aborted', { name: 'AbortError', code: 'ERR_ABORTED', text: '', call }))
      left?.()
    }
    promise.then(resolve, reject).then(() => signal?.removeEventListener('abort', abort))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })
}
