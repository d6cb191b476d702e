/** The client's clock and its difference from the server's clock (K12), ms. */
export interface CalibratedClock {
  /** The client's clock, epoch ms. */
  now: number
  /** Server time minus client time, ms. */
  offset: number
}

/** A rebate activity; nothing if it has ended by the calibrated clock (S21). */
export const openRebateActivity = <A extends { endTime: number }>(
  activity: A,
  { now, offset }: CalibratedClock,
): A | undefined => (activity.endTime - offset > now ? activity : undefined)

/**
 * The rebate products to show after a page was loaded (S22). Page 1 replaces the list, later pages are appended.
 * Products outside their time are left out; first and last moment count as inside.
 */
export function mergeRebateProducts<P extends { beginTime: number; endTime: number }>(
  listed: readonly P[],
  page: { pageNo: number; products: readonly P[] },
  { now, offset }: CalibratedClock,
): P[] {
  const serverNow = now + offset
  const all = page.pageNo <= 1 ? page.products : [...listed, ...page.products]
  return all.filter(({ beginTime, endTime }) => beginTime <= serverNow && serverNow <= endTime)
}
