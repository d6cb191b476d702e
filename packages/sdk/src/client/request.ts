import { GIFT_CANCELLED_ALONE_TEXT } from '@hearth/domain'
import type { TransportFailure, TransportReply } from '../transport/transport'
import { withAntiFraud } from './anti-fraud'
import { ApiError, HttpError, NetworkError, PayloadError, TimeoutError } from './api-error'
import type { ApiEvent } from './api-event'
import { askQuietly, tellQuietly } from './hooks'
import type { Line } from './line'
import type { CallOptions, CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import { prepare, type Prepared } from './prepare'
import { readReply } from './read-reply'
import type { Job } from './sharing'
import { LONGEST_TIMER, time } from './time'

/** Ms: for a call with all its repeats; for one attempt of a call that can be repeated; the longest `Retry-After` worth waiting for. */
const LONGEST = 20_000
const LONGEST_ATTEMPT = 10_000
const LONGEST_WAIT = 5_000
/** Bytes of a reply. */
const LONGEST_BODY = 16 * 2 ** 20
/** Repeats of one call. */
const REPEATS = 2
/** Repeats of the whole client before successes must earn new ones, so that an outage does not triple the traffic. */
const BUDGET = 10

/** Why an attempt ended without a reply. */
interface Why extends Partial<Omit<TransportFailure, 'kind'>> {
  kind?: TransportFailure['kind'] | 'offline'
}

/** Sends one call. `fault` is why it cannot be sent, when that is known before. */
export type Request = (call: string, line: Line, payload: Payload, options: CallOptions, fault?: object) => Job

/** Ms until a call ends, with all its repeats. */
export const totalOf = (options: CoreApiOptions, line: Line, own: CallOptions): number => Math.min(Number(own.timeout ?? line.flags.timeout ?? options.timeout ?? LONGEST), LONGEST_TIMER)

/** A call that was not answered in time. */
export const tooLate = (call: string, total: number, unknown: boolean, cause?: object | string): TimeoutError =>
  new TimeoutError(`timeout of ${total}ms exceeded`, { call, code: 'ECONNABORTED', text: '请求超时，请稍后再试', retryable: true, unknown, cause })

/** A call that no reply came to. */
export const noReply = (call: string, unknown: boolean, cause?: object | string): NetworkError =>
  new NetworkError('Network Error', { call, code: 'ERR_NETWORK', text: '网络异常，请检查网络或稍后重试', retryable: true, unknown, cause })

/** A call that cannot be sent. */
export const notSent = (call: string, why: object): ApiError => (why instanceof ApiError ? why : new PayloadError(String(why), { code: 'ERR_PAYLOAD', call, cause: why }))

/**
 * Sends calls, each under one deadline that covers its repeats and its whole body.
 * What may pass is tried again at most twice, with full jitter below 300 ms and 600 ms, or after what `Retry-After` asks for.
 */
export function createRequest(options: CoreApiOptions): Request {
  const { onEvent, onRequest, onReply, sign, maxBytes = LONGEST_BODY } = options
  const now = () => askQuietly(options.clock, Date.now)
  const offline = () => askQuietly(options.online, () => true) === false
  const emit = (event: ApiEvent) => void (onEvent && tellQuietly(() => onEvent(event)))
  let budget = BUDGET

  return (call, line, payload, own, fault) => {
    const { method } = line
    const wishes: Wishes = { ...line.flags, ...own }
    const { external } = wishes
    const total = totalOf(options, line, own)
    // The timer below ends the call. The clock only tells whether a repeat is worth waiting for; where it was set meanwhile, it does not.
    const deadline = time() + total
    const left = () => {
      const ms = deadline - time()
      return ms > 0 && ms < total ? ms : total
    }
    // A write marked `once` adds to what is there: repeated blindly it would add twice.
    const repeatable = wishes.idempotencyKey ?? (method !== 'POST' && !wishes.once)
    /** Whether anything has travelled. */
    let sent = false
    /** Why there is no further attempt. */
    let over: Why | undefined = total > 0 ? undefined : { kind: 'timeout' }
    let calledOff = false
    let end = (_: object) => {}
    const stop = (why: Why) => {
      over = why
      end(why)
    }
    // Every call has timers of its own: one that is lost, as in a Worker whose request is over, takes no other call along.
    const late = setTimeout(() => stop({ kind: 'timeout' }), total)

    /** One attempt. Its time, token and signature are made anew, the idempotency key is not. */
    const attempt = (full: Payload) =>
      new Promise<Json>((resolve, reject) => {
        let stops: (() => void)[] | undefined = []
        let reply: TransportReply | undefined
        const timer = repeatable && total > LONGEST_ATTEMPT ? setTimeout(() => end({ kind: 'timeout' }), LONGEST_ATTEMPT) : undefined
        end = (why: Why | undefined) => {
          clearTimeout(timer)
          reject(errorOf(why, reply))
          for (const stop of stops ?? []) void tellQuietly(stop)
          stops = undefined
        }
        const travel = async () => {
          if (offline()) throw { kind: 'offline' }
          let request: Prepared
          try {
            if (fault) throw fault
            request = prepare(call, options, line, full, wishes, now())
            if (onRequest) await onRequest(request)
            const ak = sign && !external && (await sign(request, now()))
            if (ak) request.headers.ak = ak
          } catch (why) {
            throw notSent(call, why as object)
          }
          // Meanwhile it may have been given up.
          if (!stops) return
          sent = true
          const { headers } = request
          reply = await options.transport({
            ...request,
            // What we say of the shopper is for the host that was asked.
            redirect: method === 'GET' && !Object.keys(headers).length ? 'follow' : 'manual',
            timeout: Math.min(left(), repeatable ? LONGEST_ATTEMPT : total),
            maxBytes,
            onAbort: (stop) => void (stops ? stops.push(stop) : tellQuietly(stop)),
          })
          if (onReply) void tellQuietly(() => onReply(reply!, request))
          const body = await reply.text()
          if (body.length > maxBytes) throw { kind: 'too-large' }
          resolve(readReply(reply, body, call, wishes, now(), (serverTime) => emit({ type: 'time', serverTime, receivedAt: now() })))
          clearTimeout(timer)
        }
        travel().catch(end)
      })

    const errorOf = (why: Why | undefined, reply?: TransportReply): ApiError => {
      if (why instanceof ApiError) return why
      const { kind, cause = kind ? undefined : why } = why ?? {}
      if (kind === 'timeout') return tooLate(call, total, sent, cause)
      return kind === 'too-large'
        ? new HttpError(`Reply exceeds ${maxBytes} bytes`, { call, code: 'ERR_TOO_LARGE', text: '网络异常，请检查网络或稍后重试', status: reply?.status, unknown: true, cause })
        : noReply(call, sent, cause)
    }

    /** Tells the shell what a failure means beyond its caller (X01, X03, X04). */
    const tell = (error: ApiError) => {
      const { kind, code, text } = error
      if (code === wishes.info) emit({ type: 'info', text: GIFT_CANCELLED_ALONE_TEXT, duration: 1500 })
      if (external || kind === 'business') return
      emit({ type: 'failure', error })
      if (kind === 'login' || kind === 'error-page') emit({ type: kind, call })
      else if (text && code !== wishes.quiet && wishes.toast !== false && !wishes['!toast'] && !wishes.special) emit({ type: 'toast', text })
    }

    const persist = async (): Promise<Json> => {
      // A call that is called off at once never travels.
      await undefined
      const full = wishes.antiFraud && !over ? await withAntiFraud(payload, options, total) : payload
      for (let tries = 0; ; tries++) {
        try {
          if (over) throw errorOf(over)
          const data = await attempt(full)
          clearTimeout(late)
          budget = Math.min(BUDGET, budget + 0.1)
          return data
        } catch (why) {
          const error = why as ApiError
          const wait = error.retryAfter ?? askQuietly(options.random, Math.random) * 300 * 2 ** tries
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
