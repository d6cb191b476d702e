import { GIFT_CANCELLED_ALONE_TEXT } from '@hearth/domain'
import type { TransportReply } from '../transport/transport'
import { addQuery } from './address'
import { ApiError, PayloadError } from './api-error'
import type { ApiEvent } from './api-event'
import { quietly } from './hooks'
import type { Job } from './job'
import { BUDGET, LONGEST_ANTI_FRAUD, LONGEST_ATTEMPT, LONGEST_BODY, LONGEST_WAIT, REPEATS } from './limits'
import type { Line } from './line'
import { LATE, lost, type Why } from './lost'
import type { CoreApiOptions, Wishes } from './options'
import type { Json } from './payload'
import type { Prepared } from './prepare'
import { readReply } from './read-reply'
import { time } from './time'

/**
 * Sends one call.
 * @param make makes the request, with the anti-fraud id if there is one; throws if the request cannot be made
 */
export type Request = (line: Line, wishes: Wishes, make: (antiFraudId?: string) => Prepared) => Job

/**
 * Sends calls, each under one deadline that covers its repeats and its whole body. Temporary failures are retried at
 * most twice, with full jitter below 300 ms and 600 ms, or after `Retry-After`.
 */
export function createRequest(options: CoreApiOptions): Request {
  const { onRequest, sign, maxBytes = LONGEST_BODY } = options
  const now = () => quietly(options.clock) ?? Date.now()
  const offline = () => quietly(options.online) === false
  const emit = (event: ApiEvent) => quietly(options.onEvent, event)
  let budget = BUDGET

  return ({ method, path }, wishes, make) => {
    const { call, timeout, external } = wishes
    // A timer below ends the call. `deadline` only decides whether a repeat would come in time. If the device's clock
    // was set during the call, this cannot be decided: the repeat is made, and the timer still ends the call.
    const deadline = time() + timeout
    // A write marked `once` would be carried out twice if it were repeated without a key.
    const repeatable = wishes.idempotencyKey ?? (method !== 'POST' && !wishes.once)
    const longest = repeatable ? Math.min(timeout, LONGEST_ATTEMPT) : timeout
    /** The request without its time and signature. */
    let full: Prepared | undefined
    let tries = 0
    /** Whether anything was sent. */
    let sent = false
    /** Whether no further attempt is made. */
    let over = !(timeout > 0)
    /** Ends the attempt in progress, or the wait for the next one. */
    let end: ((why: Why) => void) | undefined
    const stop = (why: Why = LATE) => {
      over = true
      end?.(why)
    }

    const promise = new Promise<Json>((resolve, reject) => {
      // Every call has its own timers, so that a lost timer, as in a Worker whose request is over, affects no other
      // call. This timer ends the first attempt and is then set again to end the call. Most calls need no other timer.
      let late = setTimeout(() => {
        late = setTimeout(stop, timeout - longest)
        if (longest === timeout) stop()
        else if (!tries) end?.(LATE)
      }, longest)

      let timer: ReturnType<typeof setTimeout> | undefined
      const done = (code: string) => {
        quietly(options.debug, { method, path, ms: time() - deadline + timeout, code })
        end = undefined
        clearTimeout(late)
        clearTimeout(timer)
      }
      /** Rejects the call, and emits the events that concern the whole shop (X01, X03, X04). */
      const fail = (error: ApiError) => {
        const { kind, code, text } = error
        error.stack += `\n${wishes.at.stack}`
        done(code)
        if (code === wishes.info) emit({ type: 'info', text: GIFT_CANCELLED_ALONE_TEXT, duration: 1500 })
        if (!external && kind !== 'business' && code !== 'ERR_ABORTED') {
          emit({ type: 'failure', error })
          if (kind === 'error-page' || kind === 'login') emit({ type: kind, call })
          else if (text && code !== wishes.quiet && wishes.toast !== false && !wishes['!toast'] && !wishes.special)
            emit({ type: 'toast', text })
        }
        reject(error)
      }

      /**
       * Makes one attempt, with a new time and signature. The caller's identity and the idempotency key are those of
       * the call.
       */
      const attempt = async () => {
        /** Functions that abort the request; undefined before it is sent. */
        let stops: (() => void)[] | undefined
        let reply: TransportReply | undefined
        /** Ends the attempt once, with the reason of its failure, and repeats or rejects the call. */
        const settle = (why: Why) => {
          if (end !== settle) return
          end = undefined
          clearTimeout(timer)
          stops?.map(quietly)
          const error = lost(wishes, why, sent, maxBytes, reply)
          const wait = error.retryAfter ?? (quietly(options.random) ?? Math.random()) * 300 * 2 ** tries
          if (
            over ||
            !repeatable ||
            !error.retryable ||
            tries >= REPEATS ||
            budget < 1 ||
            wait > LONGEST_WAIT ||
            wait >= Math.abs(deadline - time()) ||
            offline()
          )
            return fail(error)
          budget--
          tries++
          timer = setTimeout(attempt, wait)
          end = (why) => fail(lost(wishes, why, sent))
        }
        end = settle
        try {
          // The `await` lets the caller abort the call before anything is sent.
          const id = await (wishes.antiFraud && !full
            ? new Promise<string | undefined>((go: (id?: string) => void) => {
                timer = setTimeout(go, LONGEST_ANTI_FRAUD) as never
                // `antiFraud` is called at once, while the caller's identity is current.
                Promise.resolve(quietly(options.antiFraud)).then(go, () => go())
              })
            : undefined)
          if (over) return settle(LATE)
          if (tries) timer = setTimeout(() => settle(LATE), longest)
          if (offline()) return settle({ kind: 'network' })
          full ??= make(id)
          const headers = { ...full.headers }
          const request = {
            ...full,
            url: addQuery(full.url, { timestamp: options.timestamp && !external ? now() : undefined }),
            headers,
          }
          if (onRequest) await onRequest(request)
          const ak = sign && !external && (await sign(request, now()))
          if (ak) headers.ak = ak
          // The attempt may have been ended during the waits above.
          if (end !== settle) return
          sent = true
          stops = []
          reply = await options.transport({
            // A redirect may lead to another host. Only a GET without headers follows it, so that the shopper's
            // identity is sent to the requested host only.
            redirect: method === 'GET' && !Object.keys(headers).length ? 'follow' : 'manual',
            timeout: longest,
            maxBytes,
            onAbort: (stop) => (end === settle ? stops!.push(stop) : quietly(stop)),
            // The copied fields come last in the object: if other fields follow a copy, V8 takes 20 times as long.
            ...request,
          })
          quietly(options.onReply, reply, request)
          const text = await reply.text()
          if (text.length > maxBytes) throw { kind: 'too-large' }
          const data = readReply(reply, text, wishes, now, emit)
          if (end !== settle) return
          done('0')
          budget = Math.min(BUDGET, budget + 0.1)
          resolve(data)
        } catch (why) {
          settle(
            stops || why instanceof ApiError
              ? ((why as Why) ?? {})
              : new PayloadError(String(why), { code: 'ERR_PAYLOAD', call, cause: why as object }),
          )
        }
      }
      void attempt()
    })

    return { data: promise, callers: 1, abort: stop }
  }
}
