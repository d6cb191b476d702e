import type { RouteQuery, TabName } from '@hearth/screens/routes'

/** The platforms take no query along to a tab, so what a shopper asked of one waits here for it. */
const waiting = new Map<TabName, RouteQuery>()

/** Leaves a query for a tab. */
export const leaveForTab = (tab: TabName, query: RouteQuery): void => void waiting.set(tab, query)

/** Takes what was left for a tab, once. */
export function takeForTab(tab: TabName): RouteQuery | undefined {
  const query = waiting.get(tab)
  waiting.delete(tab)
  return query
}
