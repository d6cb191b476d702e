import { applyUtm, COOKIE, type UtmValues, type UtmVisit } from '@hearth/domain'
import type { KeepTexts } from './keep-texts'
import { readKept } from './kept-json'

/** Names under which the storage keeps a visit's origin and its trace ids (K06). */
export const KEPT = {
  utm: 'hearth_utm',
  rebate: COOKIE.rebateName,
  channelId: 'hearth_channel',
  trace: 'hearth_trace',
} as const

/**
 * Characters of the longest value that is stored. The values are taken from the page's URL, which anybody can write,
 * and are sent as cookies with every request.
 */
const LONGEST = 200

/**
 * Returns the stored origin of this device's shopper, and the share that the shopper came by (E13). Values that calls
 * do not accept are left out: anybody may have written them, and an order must not be refused because of them.
 */
export function keptOrigin(storage: KeepTexts): UtmValues & { shareId?: string } {
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term } = readKept(storage, KEPT.utm)
  const kept = Object.entries({ utm_source, utm_medium, utm_campaign, utm_content, utm_term })
  const shareId = storage.get(KEPT.rebate)
  return {
    ...Object.fromEntries(kept.filter(([, text]) => text && isSendable(text))),
    ...(shareId && isSendable(shareId) ? { shareId } : {}),
  }
}

function isSendable(text: string): boolean {
  try {
    // `encodeURIComponent` throws if the text ends with half of a surrogate pair. Cutting a text can leave such a half.
    encodeURIComponent(text)
  } catch {
    return false
  }
  return text.length <= LONGEST && !text.includes('\0')
}

const keep = (storage: KeepTexts, name: string, text: string | undefined, lifetime: number) => {
  if (text) storage.set(name, text.slice(0, LONGEST), lifetime)
  return text || storage.get(name)
}

/**
 * Stores the share that a page was opened by, for 30 days (K06); the last share replaces the one before. Only shells
 * without tracking call this function; in other shells, `arrive` stores the share.
 * @returns the share that is stored now
 */
export const keepShare = (storage: KeepTexts, shareId: string | undefined): string | undefined =>
  keep(storage, KEPT.rebate, shareId, COOKIE.rebate)

/** What is known about where a shopper came from (E13). */
export interface Arrival {
  utm: UtmValues
  /** The share that the shopper came by: it identifies who shared the page. */
  shareId?: string
  /** The channel that the shopper came through. */
  channelId?: string
  /** `utm_content` that the shell must write into the query of the address bar (S25). */
  writeBack?: string
}

/**
 * Reads where a shopper came from in the query that a page was opened with, and stores it as long as K06 says: `utm_*`
 * and `bd_vid` (S25) and `shareId` 30 days, `channelId` one day.
 */
export function arrive(storage: KeepTexts, { query, pageUrl }: UtmVisit): Arrival {
  const stored = readKept(storage, KEPT.utm)
  const { utm, writeBack } = applyUtm(stored, { query, pageUrl })
  for (const name of Object.keys(utm) as (keyof UtmValues)[]) utm[name] = utm[name]?.slice(0, LONGEST)
  // Only new values restart the 30 days.
  if (query.bd_vid || Object.keys(query).some((name) => name.startsWith('utm_')))
    storage.set(KEPT.utm, JSON.stringify(utm), COOKIE.utm)
  const shareId = keepShare(storage, query.shareId)
  const channelId = keep(storage, KEPT.channelId, query.channelId, COOKIE.channelId)
  return {
    utm,
    ...(shareId ? { shareId } : {}),
    ...(channelId ? { channelId } : {}),
    ...(writeBack ? { writeBack } : {}),
  }
}
