import { GIFT_CANCELLED_ALONE_TEXT } from '@hearth/domain'
import type { TransportFailure } from '../transport/transport'
import { withAntiFraud } from './anti-fraud'
import { ApiError, NetworkError, PayloadError, TimeoutError } from './api-error'
import type { Line } from './line'
import type { CallOptions, CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import { prepare, type Prepared } from './prepare'
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
export type Request = (call: string, line: Line, payload: Payload, options: CallOptions) => Job

/**
 * Sends calls, each under one deadline that covers its repeats and its whole body.
 * What may pass is tried again at most twice, with full jitter below 300 ms and 600 ms, or after what `Retry-After` asks for.
 */
export function createRequest(options: CoreApiOptions): Request {
  const { clock: now = Date.now, random = Math.random, onEvent = () => {}, sign } = options
  const offline = () => options.online?.() === false
  let budget = BUDGET

  return (call, line, payload, own) => {
    const { method } = line
    const wishes: Wishes = { ...line.flags, ...own }
    const { external } = wishes
    const total = Number(wishes.timeout ?? options.timeout ?? LONGEST)
    // The timer below ends the call. This clock only tells whether a repeat is worth waiting for.
    const deadline = Date.now() + total
    const left = () => Math.min(total, deadline - Date.now())
    // A write marked `once` adds to what is there: repeated blindly it would add twice.
    const repeatable = wishes.idempotencyKey ?? (method !== 'POST' && !wishes.once)
    /** Why there is no further attempt. */
    let over: object | undefined
    let calledOff = false
    let end = (_: object) => {}
    const stop = (why: object) => {
      over = why
      end(why)
    }
    // Every call has timers of its own: one that is lost, as in a Worker whose request is over, takes no other call along.
    const late = setTimeout(() => stop({ kind: 'timeout' }), total)

    /** One attempt. Its time, token and signature are made anew, the idempotency key is not. */
    const attempt = (sent: Payload) =>
      new Promise<Json>((resolve, reject) => {
        let stops: (() => void)[] | undefined = []
        const timeout = Math.min(left(), repeatable ? LONGEST_ATTEMPT : total)
        let request: Prepared
        try {
          request = prepare(options, line, sent, wishes, now())
        } catch (why) {
          throw new PayloadError(String(why), { code: 'ERR_PAYLOAD', call })
        }
        const timer = repeatable && total > LONGEST_ATTEMPT ? setTimeout(() => end({ kind: 'timeout' }), LONGEST_ATTEMPT) : undefined
        end = (why) => {
          clearTimeout(timer)
          reject(why)
          stops?.forEach((stop) => stop())
          stops = undefined
        }
        const travel = async () => {
          if (offline()) throw { kind: 'offline' }
          const ak = sign && !external && (await sign(request, now()))
          if (ak) request.headers.ak = ak
          // While it was signed, it may have been given up.
          if (!stops) return
          const reply = await options.transport({ ...request, timeout, onAbort: (stop) => void stops?.push(stop) })
          const body = await reply.text()
          clearTimeout(timer)
          resolve(readReply(reply, body, call, !!external, now(), (serverTime) => onEvent({ type: 'time', serverTime, receivedAt: now() })))
        }
        travel().catch(end)
      })

    const errorOf = (why: object): ApiError => {
      if (why instanceof ApiError) return why
      const { kind } = why as TransportFailure | { kind: 'offline' }
      const facts = { call, retryable: true, unknown: kind !== 'offline' }
      return kind === 'timeout'
        ? new TimeoutError(`timeout of ${total}ms exceeded`, { ...facts, code: 'ECONNABORTED', text: '请求超时，请稍后再试' })
        : new NetworkError('Network Error', { ...facts, code: 'ERR_NETWORK', text: '网络异常，请检查网络或稍后重试' })
    }

    /** Tells the shell what a failure means beyond its caller (X01, X03, X04). */
    const tell = (error: ApiError) => {
      const { kind, code, text } = error
      if (code === wishes.info) onEvent({ type: 'info', text: GIFT_CANCELLED_ALONE_TEXT, duration: 1500 })
      if (external || kind === 'business') return
      onEvent({ type: 'failure', error })
      if (kind === 'login' || kind === 'error-page') onEvent({ type: kind, call })
      else if (text && code !== wishes.quiet && wishes.toast !== false && !wishes['!toast'] && !wishes.special) onEvent({ type: 'toast', text })
    }

    const persist = async (): Promise<Json> => {
      // A call that is called off at once never travels.
      await undefined
      const sent = wishes.antiFraud && !over ? await withAntiFraud(payload, options, total) : payload
      for (let tries = 0; ; tries++) {
        try {
          if (over) throw over
          const data = await attempt(sent)
          clearTimeout(late)
          budget = Math.min(BUDGET, budget + 0.1)
          return data
        } catch (why) {
          const error = errorOf(why as object)
          const wait = error.retryAfter ?? random() * 300 * 2 ** tries
          if (over || !repeatable || !error.retryable || tries >= REPEATS || budget < 1 || wait > LONGEST_WAIT || wait >= left() || offline()) {
            clearTimeout(late)
            if (!calledOff) tell(error)
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
        calledOff = true
        stop({})
      },
    }
  }
}
