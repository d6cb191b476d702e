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
 * @param make gives what is sent, with the anti-fraud id where one is wanted; throws when it cannot be
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
    // The timer below ends the call. The clock only decides whether a repeat is worth waiting for; if it was set
    // meanwhile, it does not.
    const deadline = time() + timeout
    // A write marked `once` adds something: repeated blindly it would add twice.
    const repeatable = wishes.idempotencyKey ?? (method !== 'POST' && !wishes.once)
    const longest = repeatable ? Math.min(timeout, LONGEST_ATTEMPT) : timeout
    /** The request without its time and signature. */
    let full: Prepared | undefined
    let tries = 0
    /** Whether anything was sent. */
    let sent = false
    /** Whether there is no further attempt. */
    let over = !(timeout > 0)
    /** Ends the attempt under way, or the wait for the next. */
    let end: ((why: Why) => void) | undefined
    const stop = (why: Why = LATE) => {
      over = true
      end?.(why)
    }

    const promise = new Promise<Json>((resolve, reject) => {
      // Every call has its own timers: a lost one, as in a Worker whose request is over, affects no other call. This
      // one ends the first attempt, and then the call: most calls need no other.
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
      /** Ends the call, and tells the shell what that means beyond its caller (X01, X03, X04). */
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
       * One attempt. Time and signature are made anew; the caller's identity and the idempotency key are those of the
       * call.
       */
      const attempt = async () => {
        /** What ends the request; nothing does before it is sent. */
        let stops: (() => void)[] | undefined
        let reply: TransportReply | undefined
        /** Ends it once, with its reply or with why there is none. */
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
          // A call that is aborted at once is never sent.
          const id = await (wishes.antiFraud && !full
            ? new Promise<string | undefined>((go: (id?: string) => void) => {
                timer = setTimeout(go, LONGEST_ANTI_FRAUD) as never
                // At once, while the caller's identity is current.
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
          // It may have been given up meanwhile.
          if (end !== settle) return
          sent = true
          stops = []
          reply = await options.transport({
            // The shopper's identity is only sent to the requested host.
            redirect: method === 'GET' && !Object.keys(headers).length ? 'follow' : 'manual',
            timeout: longest,
            maxBytes,
            onAbort: (stop) => (end === settle ? stops!.push(stop) : quietly(stop)),
            // Last: V8 takes 20 times as long to add fields to a copy as to copy into new ones.
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
