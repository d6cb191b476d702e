import { applyUtm, COOKIE, type UtmValues, type UtmVisit } from '@hearth/domain'
import type { KeepTexts } from './keep-texts'
import { readKept } from './kept-json'

/** Names under which a visit's origin is kept (K06). */
export const KEPT = {
  utm: 'hearth_utm',
  rebate: COOKIE.rebateName,
  channelId: 'hearth_channel',
  trace: 'hearth_trace',
} as const

/**
 * Longest value that is kept: cookies travel with every request, and the address they come from is anybody's to write.
 */
const LONGEST = 200

/**
 * Where this device's shopper came from, and by whose share, as far as it is kept (E13). What no call takes is left
 * out: anybody may have written it, and an order must not be refused for it.
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
    // Half a sign, where a long text was cut, throws.
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
 * Keeps by whose share a page was opened, 30 days (K06): the last share wins. For shells that count no visits;
 * `arrive` does it too.
 * @returns the share that is kept by now
 */
export const keepShare = (storage: KeepTexts, shareId: string | undefined): string | undefined =>
  keep(storage, KEPT.rebate, shareId, COOKIE.rebate)

/** What is known of where a shopper came from (E13). */
export interface Arrival {
  utm: UtmValues
  /** Who shared the page that the shopper came by. */
  shareId?: string
  /** The channel the shopper came through. */
  channelId?: string
  /** `utm_content` to put into the address bar's query; the shell's to do (S25). */
  writeBack?: string
}

/**
 * Takes up what a page was opened with, and keeps it as long as K06 says: `utm_*` and `bd_vid` (S25) and `shareId` 30
 * days, `channelId` one day.
 */
export function arrive(storage: KeepTexts, { query, pageUrl }: UtmVisit): Arrival {
  const stored = readKept(storage, KEPT.utm)
  const { utm, writeBack } = applyUtm(stored, { query, pageUrl })
  for (const name of Object.keys(utm) as (keyof UtmValues)[]) utm[name] = utm[name]?.slice(0, LONGEST)
  // Only news begin the 30 days anew.
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
