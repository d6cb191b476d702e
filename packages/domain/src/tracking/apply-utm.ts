/** Where a visit came from (E13). */
export interface UtmValues {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_content?: string
  utm_term?: string
}

/** What a page was opened with. */
export interface UtmVisit {
  /** Query of the page's address. */
  query: Readonly<Record<string, string | undefined>>
  /** Address of the page. */
  pageUrl: string
}

/** What to store, and what to write into the address bar. */
export interface AppliedUtm {
  utm: UtmValues
  /** `utm_content` to put into the address bar's query; absent when it is there or need not be. */
  writeBack?: string
}

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
const paidSources: ReadonlySet<string> = new Set(['feed', 'sem', 'gdt', 'uc'])

/**
 * Merges where this visit came from into what is stored (S25): each new value overwrites the stored one, but a stored
 * source of feed, sem, gdt or uc yields only to one of those. `bd_vid` makes the page's address the term; a content
 * beginning `fy` is written back.
 */
export function applyUtm(stored: UtmValues, { query, pageUrl }: UtmVisit): AppliedUtm {
  const utm: UtmValues = { ...stored, ...newValues(query) }
  if (isPaid(stored.utm_source) && !isPaid(utm.utm_source)) utm.utm_source = stored.utm_source
  if (query.bd_vid) utm.utm_term = pageUrl
  const isWritten = utm.utm_content?.startsWith('fy') && query.utm_content !== utm.utm_content
  return isWritten ? { utm, writeBack: utm.utm_content } : { utm }
}

function newValues(query: UtmVisit['query']): UtmValues {
  const values: UtmValues = {}
  for (const name of names) if (query[name]) values[name] = query[name]
  return values
}

const isPaid = (source: string | undefined): boolean => source !== undefined && paidSources.has(source)

/** Whether an advertisement that was paid for led here: a source of feed, sem, gdt or uc (S25). */
export const isAdvertised = ({ utm_source: source }: UtmValues): boolean => isPaid(source)
