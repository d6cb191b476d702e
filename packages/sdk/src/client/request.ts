import type { TransportFailure } from '../transport/transport'
import { ApiError, NetworkError, TimeoutError } from './api-error'
import type { Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { prepare } from './prepare'
import { readReply } from './read-reply'
import type { Job } from './sharing'

/** Ms: for a call with all its repeats; for one attempt of a call that can be repeated; the longest `Retry-After` worth waiting for. */
const LONGEST = 20_000
const LONGEST_ATTEMPT = 10_000
const LONGEST_WAIT = 5_000
/** Repeats of one call. */
const REPEATS = 2
/** Repeats of the whole client before successes must earn new ones, so that an outage does not triple the traffic. */
const BUDGET = 10

/** Sends one call. */
export type Request = (call: string, line: Line, payload: Payload, wishes: CallOptions) => Job

/**
 * Sends calls, each under one deadline that covers its repeats and its whole body.
 * What may pass is tried again at most twice, with full jitter below 300 ms and 600 ms, or after what `Retry-After` asks for.
 */
export function createRequest(options: CoreApiOptions): Request {
  const { clock: now = Date.now, random = Math.random, onEvent = () => {} } = options
  let budget = BUDGET

  return (call, line, payload, wishes) => {
    const { flags, method } = line
    const total = wishes.timeout ?? Number(flags.timeout ?? options.timeout ?? LONGEST)
    const deadline = now() + total
    // A write marked `once` adds to what is there: repeated blindly it would add twice.
    const repeatable = wishes.idempotencyKey ?? (method !== 'POST' && !('once' in flags))
    let over = false
    let end = (_: object) => {}

    /** One attempt. Its time and token are made anew, the idempotency key is not. */
    const attempt = () =>
      new Promise<Json>((resolve, reject) => {
        const prepared = prepare(options, call, line, payload, wishes, now())
        const stops: (() => void)[] = []
        const timeout = Math.min(deadline - now(), repeatable ? LONGEST_ATTEMPT : total)
        const timer = setTimeout(() => end({ kind: 'timeout' }), timeout)
        end = (why) => {
          clearTimeout(timer)
          reject(why)
          stops.forEach((stop) => stop())
        }
        options
          .transport({ ...prepared, timeout, onAbort: (stop) => void stops.push(stop) })
          .then(async (reply) => {
            const onTime = (serverTime: number) => onEvent({ type: 'time', serverTime, receivedAt: now() })
            resolve(readReply(reply, await reply.text(), call, 'external' in flags, now(), onTime))
            clearTimeout(timer)
          })
          .catch(end)
      })

    const errorOf = (why: object): ApiError => {
      if (why instanceof ApiError) return why
      const facts = { call, retryable: true }
      return (why as TransportFailure).kind === 'timeout'
        ? new TimeoutError(`timeout of ${total}ms exceeded`, { ...facts, code: 'ECONNABORTED', text: '请求超时，请稍后再试' })
        : new NetworkError('Network Error', { ...facts, code: 'ERR_NETWORK', text: '网络异常，请检查网络或稍后重试' })
    }

    /** Tells the shell what a failure means beyond its caller, if anything (X01, X03, X04). */
    const tell = ({ kind, code, text }: ApiError) => {
      if (kind === 'login') onEvent({ type: kind, call })
      else if (kind === 'error-page') onEvent({ type: kind })
      else if (kind !== 'business' && text && code !== flags.quiet && wishes.toast !== false && !('!toast' in flags || 'special' in flags || 'external' in flags)) {
        onEvent({ type: 'toast', text })
      }
    }

    const persist = async (): Promise<Json> => {
      // A call that is called off at once never travels.
      await undefined
      for (let tries = 0; ; tries++) {
        try {
          if (over) throw over
          const data = await attempt()
          budget = Math.min(BUDGET, budget + 0.1)
          return data
        } catch (why) {
          const error = errorOf(why as object)
          const wait = error.retryAfter ?? random() * 300 * 2 ** tries
          if (over || !repeatable || !error.retryable || tries >= REPEATS || budget < 1 || wait > LONGEST_WAIT || now() + wait >= deadline) {
            if (!over) tell(error)
            throw error
          }
          budget--
          await new Promise((resolve) => setTimeout(resolve, wait))
        }
      }
    }

    return {
      promise: persist(),
      stop() {
        over = true
        end({})
      },
    }
  }
}
