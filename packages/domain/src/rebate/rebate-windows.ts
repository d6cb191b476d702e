/** The client's clock and how far it is off (K12), ms. */
export interface CalibratedClock {
  /** The client's clock, epoch ms. */
  now: number
  /** Server time minus client time, ms. */
  offset: number
}

/** A rebate activity, or nothing once it has ended by the calibrated clock (S21). */
export const openRebateActivity = <A extends { endTime: number }>(
  activity: A,
  { now, offset }: CalibratedClock,
): A | undefined => (activity.endTime - offset > now ? activity : undefined)

/**
 * The rebate products to show after a page was read (S22): page 1 replaces the list, later pages append; then only
 * those whose time has come and is not over stay, both moments included.
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
