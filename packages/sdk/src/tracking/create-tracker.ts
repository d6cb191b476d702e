import { COOKIE, trackingLog, type UtmValues, type UtmVisit } from '@hearth/domain'
import type { tracking } from '../catalogue/tracking'
import type { Trace } from '../catalogue/tracking.types'
import type { Api } from '../client/api'
import { arrive, KEPT, type Arrival } from './arrive'
import type { KeepTexts } from './keep-texts'
import { readKept } from './kept-json'
import { logUploadError } from './log-upload-error'
import type { TrackedPage, TrackingInfo } from './tracking-event'

/** Parts of a tracker. It uses no platform: page and query are passed with each call. */
export interface TrackerParts {
  /**
   * `createApi(...).tracking` of a client whose `hosts.trace` and `hosts.collect` are set; best one of its own, that
   * shares no retries with the shop's.
   */
  api: Api<{ tracking: typeof tracking }>['tracking']
  /** Where ids and the visit's origin are kept. */
  storage: KeepTexts
  /** Told of what could not be sent, and nobody else is; `isLogUploadError` knows the message (X03). */
  log: (message: string) => void
  /** Epoch ms; `Date.now` when absent. */
  clock?: () => number
}

/** Reports to an analytics host what happens in the shop (K13). It never throws, rejects or affects the shopper. */
export interface Tracker {
  /**
   * Takes up what a page was opened with (S25, K06); answers what is known now, and what to write into the address bar.
   */
  arrive(visit: UtmVisit): Arrival
  /**
   * Sends an event, with the ids of the visit, which are asked for first when they are missing. Resolves when that is
   * over, well or not.
   */
  note(info: TrackingInfo, page: TrackedPage): Promise<void>
}

/** Ms for one request; ms in which a host that gave no ids is left alone; events that may wait for it. */
const REQUEST_TIMEOUT = 5_000
const PAUSE = 60_000
const MOST_WAITING = 100
/** Characters of an address, a title and a path that a log takes (`CollectLog`). */
const LONGEST = { url: 2048, title: 200, pathname: 500 }

/**
 * Creates a tracker. Events are sent one after the other, so that a slow host uses only one connection; beyond a
 * hundred waiting ones, events are dropped. `eventInfo` has the event, its `time` (epoch ms) and its `number` in this
 * visit.
 */
export function createTracker({ api, storage, log, clock = Date.now }: TrackerParts): Tracker {
  /** What this visit knows itself, for where nothing can be kept. */
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
