import type { UtmValues } from '#tracking/apply-utm'

/** An event on a page. */
export interface TrackedEvent {
  /** Address, title and path of the page. */
  pageUrl: string
  title: string
  pathname: string
  /** Ids of the device. A client that has not stored them must request them from the server first. */
  traceId: string
  secondId: string
  utm: UtmValues
  info: Readonly<Record<string, string | number | boolean>>
}

/** The query of the collect log (K13). */
export type TrackingLog = Record<
  'dl' | 'dt' | 'pathname' | 'traceId' | '_ii' | 'utm_source' | 'utm_medium' | 'eventInfo',
  string
> & { log_type: 'normal' }

/** Returns the query that reports an event to the collect log (K13). */
export const trackingLog = (event: TrackedEvent): TrackingLog => ({
  dl: event.pageUrl,
  dt: event.title,
  pathname: event.pathname,
  log_type: 'normal',
  traceId: event.traceId,
  _ii: event.secondId,
  utm_source: event.utm.utm_source ?? '',
  utm_medium: event.utm.utm_medium ?? '',
  eventInfo: JSON.stringify(event.info),
})
