import { aborted, type ApiError, NetworkError, TimeoutError } from './api-error'
import { withQuery, toQuery } from './address'
import { attempt, type NoReply } from './attempt'
import type { Job } from './job'
import type { Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import { createBudget, persist } from './patience'
import type { Json } from './payload'
import type { Prepared } from './prepare'
import { readReply } from './read-reply'

const LONGEST = 20_000
const LONGEST_ATTEMPT = 10_000

/** Sends prepared requests, each under one deadline that covers its repeats and its body. */
export function createRequest(options: CoreApiOptions): (name: string, line: Line, prepared: Prepared, call: CallOptions) => Job<Json> {
  const now = options.clock ?? Date.now
  const budget = createBudget()

  return (name, { flags }, prepared, call) => {
    const total = call.timeout ?? Number(flags.timeout ?? options.timeout ?? LONGEST)
    const external = 'external' in flags
    // A write marked `once` adds to what is there: repeated blindly it would add twice.
    const repeatable = call.idempotencyKey ? true : prepared.method !== 'POST' && !('once' in flags)
    const late = () => new TimeoutError(`timeout of ${total}ms exceeded`, { code: 'ECONNABORTED', call: name, retryable: true })
    const began = now()
    const left = () => total - (now() - began)
    let over = false
    let end = () => {}

    /** Time and signature are made anew for each attempt; the idempotency key is not. */
    async function send(): Promise<Json> {
      const { dutok, sign, timestamp, transport, onEvent } = options
      const url = withQuery(prepared.url, external ? '' : toQuery({ timestamp: timestamp ? now() : undefined, dutok: dutok?.() }))
      const headers = sign && !external ? { ...prepared.headers, ak: sign(url) } : prepared.headers
      const timeout = Math.min(left(), repeatable ? LONGEST_ATTEMPT : total)
      const received = await attempt(transport, { ...prepared, url, headers, timeout }, (stop) => (end = stop)).catch((why: NoReply) => {
        throw why.kind === 'timeout' ? late() : new NetworkError('Network Error', { code: 'ERR_NETWORK', call: name, retryable: true })
      })
      return readReply(received, name, external, now(), (serverTime) => onEvent?.({ type: 'time', serverTime, receivedAt: now() }))
    }

    const sleep = (ms: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, ms)
        end = () => (clearTimeout(timer), reject(new Error()))
      })

    let stop!: () => void
    const promise = new Promise<Json>((resolve, reject) => {
      const finish = (error: ApiError) => {
        over = true
        clearTimeout(timer)
        reject(error)
        end()
      }
      const timer = setTimeout(() => finish(late()), total)
      stop = () => finish(aborted(name))
      persist(send, { repeatable, budget, random: options.random ?? Math.random, left: () => (over ? 0 : left()), sleep })
        .then(resolve, reject)
        .then(() => clearTimeout(timer))
    })
    return { promise, stop, waiting: 0 }
  }
}
