import { GIFT_CANCELLED_ALONE_TEXT } from '@hearth/domain'
import type { TransportReply } from '../transport/transport'
import { withAntiFraud } from './anti-fraud'
import type { ApiError } from './api-error'
import type { ApiEvent } from './api-event'
import { quietly } from './hooks'
import type { Job } from './job'
import { BUDGET, LONGEST_ATTEMPT, LONGEST_BODY, LONGEST_WAIT, REPEATS } from './limits'
import type { Line } from './line'
import { LATE, lost, notSent, type Why } from './lost'
import type { CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import { prepare } from './prepare'
import { readReply } from './read-reply'
import { time } from './time'

/** Sends one call. `fault` is why it cannot be sent, when that is known before. */
export type Request = (call: string, line: Line, payload: Payload, wishes: Wishes, fault?: object) => Job

/**
 * Sends calls, each under one deadline that covers its repeats and its whole body.
 * What may pass is tried again at most twice, with full jitter below 300 ms and 600 ms, or after what `Retry-After`
 * asks for.
 */
export function createRequest(options: CoreApiOptions): Request {
  const { onRequest, sign, maxBytes = LONGEST_BODY } = options
  const now = () => quietly(options.clock) ?? Date.now()
  const offline = () => quietly(options.online) === false
  const emit = (event: ApiEvent) => void quietly(options.onEvent, event)
  let budget = BUDGET

  return (call, line, payload, wishes, fault) => {
    const { timeout, external } = wishes
    // The timer below ends the call. The clock only tells whether a repeat is worth waiting for; where it was set
    // meanwhile, it does not.
    const deadline = time() + timeout
    const left = () => Math.min(Math.abs(deadline - time()), timeout)
    // A write marked `once` adds to what is there: repeated blindly it would add twice.
    const repeatable = wishes.idempotencyKey ?? (line.method !== 'POST' && !wishes.once)
    const longest = repeatable ? Math.min(timeout, LONGEST_ATTEMPT) : timeout
    /** The payload, with the anti-fraud id where one is wanted. */
    let full: Payload | undefined
    let tries = 0
    /** Whether anything was sent. */
    let sent = false
    /** Whether there is no further attempt. */
    let over = !(timeout > 0)
    let calledOff: true | undefined
    /** Ends the attempt under way. */
    let end: ((why: Why) => void) | undefined
    const stop = (byCaller?: true) => {
      over = true
      calledOff = byCaller
      end?.(LATE)
    }

    /** Tells the shell what a failure means beyond its caller (X01, X03, X04). */
    const tell = (error: ApiError) => {
      const { kind, code, text } = error
      if (code === wishes.info) emit({ type: 'info', text: GIFT_CANCELLED_ALONE_TEXT, duration: 1500 })
      if (external || kind === 'business') return
      emit({ type: 'failure', error })
      if (kind === 'login' || kind === 'error-page') emit({ type: kind, call })
      else if (text && code !== wishes.quiet && wishes.toast !== false && !wishes['!toast'] && !wishes.special)
        emit({ type: 'toast', text })
    }

    const promise = new Promise<Json>((resolve, reject) => {
      // Every call has timers of its own: one that is lost, as in a Worker whose request is over, takes no other call
      // along. This one ends the first attempt, and then the call: most calls need no other.
      let late = setTimeout(() => {
        if (longest === timeout) return stop()
        late = setTimeout(() => stop(), timeout - longest)
        if (!tries) end?.(LATE)
      }, longest)

      /** One attempt. Its time, token and signature are made anew, the idempotency key is not. */
      const attempt = async () => {
        /** What ends the request; nothing does before it is sent. */
        let stops: (() => void)[] | undefined
        let reply: TransportReply | undefined
        let timer: ReturnType<typeof setTimeout> | undefined
        /** Ends it once, with its reply or with why there is none. */
        const settle = (why: Why | undefined, data?: Json) => {
          if (end !== settle) return
          end = undefined
          clearTimeout(timer)
          if (!why) {
            clearTimeout(late)
            budget = Math.min(BUDGET, budget + 0.1)
            return resolve(data)
          }
          for (const stop of stops ?? []) quietly(stop)
          const error = lost(call, why, sent, timeout, maxBytes, reply)
          const wait = error.retryAfter ?? (quietly(options.random) ?? Math.random()) * 300 * 2 ** tries
          if (
            over ||
            !repeatable ||
            !error.retryable ||
            tries >= REPEATS ||
            budget < 1 ||
            wait > LONGEST_WAIT ||
            wait >= left() ||
            offline()
          ) {
            clearTimeout(late)
            if (!calledOff) tell(error)
            return reject(error)
          }
          budget--
          tries++
          setTimeout(attempt, wait)
        }
        end = settle
        try {
          // A call that is aborted at once is never sent.
          full ??= await (wishes.antiFraud && !over ? withAntiFraud(payload, options, timeout) : payload)
          if (over) return settle(LATE)
          if (tries && longest < timeout) timer = setTimeout(() => settle(LATE), longest)
          if (offline()) return settle({ kind: 'network' })
          if (fault) throw fault
          const request = prepare(call, options, line, full, wishes, now)
          if (onRequest) await onRequest(request)
          const ak = sign && !external && (await sign(request, now()))
          const { headers } = request
          if (ak) headers.ak = ak
          // Meanwhile it may have been given up.
          if (end !== settle) return
          sent = true
          const ends: (() => void)[] = (stops = [])
          reply = await options.transport({
            // What we say of the shopper is for the host that was asked.
            redirect: line.method === 'GET' && !Object.keys(headers).length ? 'follow' : 'manual',
            timeout: Math.min(left(), longest),
            maxBytes,
            onAbort: (stop) => void (end === settle ? ends.push(stop) : quietly(stop)),
            // Last: V8 takes 20 times as long to add fields to a copy as to copy into new ones.
            ...request,
          })
          quietly(options.onReply, reply, request)
          const body = await reply.text()
          if (body.length > maxBytes) throw { kind: 'too-large' }
          settle(undefined, readReply(reply, body, call, wishes, now, emit))
        } catch (why) {
          settle(stops ? ((why as Why) ?? {}) : notSent(call, why as object))
        }
      }
      void attempt()
    })

    return { promise, callers: 1, since: 0, until: 0, stop }
  }
}
