import type { RouteQuery, TabName } from '@hearth/screens/routes'

/** Queries for tabs that are not shown yet. The platforms pass no query to a tab. */
const waiting = new Map<TabName, RouteQuery>()

/** Stores the query for a tab until the tab is shown. */
export const leaveForTab = (tab: TabName, query: RouteQuery): void => void waiting.set(tab, query)

/** Returns the query for a tab, and removes it. */
export function takeForTab(tab: TabName): RouteQuery | undefined {
  const query = waiting.get(tab)
  waiting.delete(tab)
  return query
}
