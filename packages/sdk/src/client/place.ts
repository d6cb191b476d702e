/** How a list continues: the field of its payload for that. */
export interface Place {
  /** The last reply's `startId`; empty at the end. */
  startId?: string
  /** Items skipped from the front of the list; a list that counts from one is begun with `startIndex: 1`. */
  startIndex?: number
  /** Which page, from 1. */
  pageNo?: number
}

/**
 * Where a list continues after a page; nothing at its end.
 * @param length items of the page
 */
export function nextPlace(place: Place, by: keyof Place, page: object, length: number): Place | undefined {
  if (!length) return undefined
  const startIndex = (place.startIndex ?? 0) + length
  if (by === 'pageNo') return { pageNo: (place.pageNo ?? 1) + 1 }
  if (by === 'startIndex') return { startIndex }
  const { startId } = page as Place
  // The same position again would never end.
  return startId && startId !== place.startId ? { startId, startIndex } : undefined
}
