/** The source of a visit (E13). */
export interface UtmValues {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_content?: string
  utm_term?: string
}

/** The address with which a page was opened. */
export interface UtmVisit {
  /** Query of the page's address. */
  query: Readonly<Record<string, string | undefined>>
  /** Address of the page. */
  pageUrl: string
}

/** The values to store, and the value to write into the address bar. */
export interface AppliedUtm {
  utm: UtmValues
  /** `utm_content` to add to the query in the address bar; absent if nothing is to be added. */
  writeBack?: string
}

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
const paidSources: ReadonlySet<string> = new Set(['feed', 'sem', 'gdt', 'uc'])

/**
 * Merges the source of a visit into the stored values (S25). New values replace stored ones, except that a stored
 * source of feed, sem, gdt or uc is replaced only by one of these four. If the query has `bd_vid`, the address of the
 * page becomes `utm_term`. A `utm_content` that begins with `fy` is written to the address bar.
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

/** Whether a paid advertisement led to this visit: its source is feed, sem, gdt or uc (S25). */
export const isAdvertised = ({ utm_source: source }: UtmValues): boolean => isPaid(source)
