import { COOKIE, trackingLog, type UtmValues, type UtmVisit } from '@hearth/domain'
import type { tracking } from '../catalogue/tracking'
import type { Trace } from '../catalogue/tracking.types'
import type { Api } from '../client/api'
import { arrive, KEPT, type Arrival } from './arrive'
import type { KeepTexts } from './keep-texts'
import { readKept } from './kept-json'
import { logUploadError } from './log-upload-error'
import type { TrackedPage, TrackingInfo } from './tracking-event'

/** Dependencies of a tracker. A tracker uses no API of a platform: page and query are passed with each call. */
export interface TrackerParts {
  /**
   * `createApi(...).tracking` of a client whose `hosts.trace` and `hosts.collect` are set. Create a separate client for
   * it, so that it does not use up the retries of the shop's client.
   */
  api: Api<{ tracking: typeof tracking }>['tracking']
  /** Stores the trace ids and the origin of the visit. */
  storage: KeepTexts
  /** Receives a message for each event that could not be sent. `isLogUploadError` recognises the message (X03). */
  log: (message: string) => void
  /** Returns epoch ms; `Date.now` when absent. */
  clock?: () => number
}

/** Reports events of the shop to an analytics host (K13). It never throws, rejects or affects the shopper. */
export interface Tracker {
  /**
   * Reads and stores the origin of a visit (S25, K06). Returns the stored origin, and what to write into the address
   * bar.
   */
  arrive(visit: UtmVisit): Arrival
  /**
   * Sends an event with the trace ids of the visit, which are requested first if they are missing. Resolves when the
   * event was sent, or could not be sent.
   */
  note(info: TrackingInfo, page: TrackedPage): Promise<void>
}

/** Ms: timeout of one request to the analytics host. */
const REQUEST_TIMEOUT = 5_000
/** Ms that must pass between two requests for trace ids. */
const PAUSE = 60_000
/** Number of events that may wait to be sent. */
const MOST_WAITING = 100
/** Characters of a URL, a title and a path that the log accepts (`CollectLog`). */
const LONGEST = { url: 2048, title: 200, pathname: 500 }

/**
 * Creates a tracker. Events are sent one after the other, so that a slow host uses only one connection. If a hundred
 * events are waiting, further events are dropped. `eventInfo` contains the event, its `time` (epoch ms) and its
 * `number` in this visit.
 */
export function createTracker({ api, storage, log, clock = Date.now }: TrackerParts): Tracker {
  /** The trace ids and the origin of this visit, in case the storage cannot keep them. */
  let known: Trace | undefined
  let utm: UtmValues | undefined
  let pausedUntil = 0
  let count = 0
  let waiting = 0
  let line = Promise.resolve()

  async function findTrace(): Promise<Trace | undefined> {
    const { traceId, _ii } = readKept(storage, KEPT.trace)
    if (traceId && _ii) return { traceId, _ii }
    if (known || clock() < pausedUntil) return known
    pausedUntil = clock() + PAUSE
    const trace = await api.getTrace({ timestamp: clock() }, { timeout: REQUEST_TIMEOUT })
    if (!trace?.traceId || !trace._ii) throw new Error('no trace ids in the reply')
    known = { traceId: trace.traceId, _ii: trace._ii }
    storage.set(KEPT.trace, JSON.stringify(known), COOKIE.utm)
    return known
  }

  async function send(info: TrackingInfo, { url, title, pathname }: TrackedPage, origin: UtmValues): Promise<void> {
    const trace = await findTrace()
    if (!trace) return
    const page = {
      pageUrl: url.slice(0, LONGEST.url),
      title: title.slice(0, LONGEST.title),
      pathname: pathname.slice(0, LONGEST.pathname),
    }
    await api.collect(trackingLog({ ...page, traceId: trace.traceId, secondId: trace._ii, utm: origin, info }), {
      timeout: REQUEST_TIMEOUT,
    })
  }

  function tell(what: string): void {
    try {
      log(logUploadError(what))
    } catch {
      // A failure of the log itself cannot be reported, and is ignored.
    }
  }

  return {
    arrive(visit) {
      const arrival = arrive(storage, visit)
      utm = arrival.utm
      return arrival
    },
    note(info, page) {
      const event = { ...info, time: clock(), number: (count += 1) }
      const kept: UtmValues = readKept(storage, KEPT.utm)
      if (waiting >= MOST_WAITING) return Promise.resolve().then(() => tell(`${info.event} was dropped`))
      waiting += 1
      line = line
        .then(() => send(event, page, Object.keys(kept).length ? kept : (utm ?? kept)))
        .catch((error: Error) => tell(`${info.event}: ${error.message}`))
        .then(() => void (waiting -= 1))
      return line
    },
  }
}
