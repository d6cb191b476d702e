/** The client's clock, and its difference from the server's clock in ms (K12). */
export interface CalibratedClock {
  /** The client's clock, epoch ms. */
  now: number
  /** Server time minus client time, ms. */
  offset: number
}

/** Returns a rebate activity, or undefined if it has ended by the server's time (S21). */
export const openRebateActivity = <A extends { endTime: number }>(
  activity: A,
  { now, offset }: CalibratedClock,
): A | undefined => (activity.endTime - offset > now ? activity : undefined)

/**
 * Returns the rebate products to show after a page was loaded (S22). Page 1 replaces the list, later pages are
 * appended. Products whose time has not begun or is over are left out; `beginTime` and `endTime` are included.
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
