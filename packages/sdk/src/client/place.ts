/** The position at which a list continues, in one of these fields of its payload. */
export interface Place {
  /** `startId` of the last reply; empty at the end of the list. */
  startId?: string
  /** Number of items to skip from the front of the list. A list that counts from 1 begins with `startIndex: 1`. */
  startIndex?: number
  /** Number of the page, from 1. */
  pageNo?: number
}

/**
 * Returns the position after a page; undefined at the end of the list.
 * @param length the number of items of the page
 */
export function nextPlace(place: Place, by: keyof Place, page: object, length: number): Place | undefined {
  if (!length) return undefined
  const startIndex = (place.startIndex ?? 0) + length
  if (by === 'pageNo') return { pageNo: (place.pageNo ?? 1) + 1 }
  if (by === 'startIndex') return { startIndex }
  const { startId } = page as Place
  // If a reply repeats the position, the list ends; otherwise it would continue without end.
  return startId && startId !== place.startId ? { startId, startIndex } : undefined
}
