import type { RouteQuery, TabName } from '@hearth/screens/routes'

/** The platforms pass no query to a tab, so a tab's query is stored here until the tab is shown. */
const waiting = new Map<TabName, RouteQuery>()

/** Stores a query for a tab. */
export const leaveForTab = (tab: TabName, query: RouteQuery): void => void waiting.set(tab, query)

/** Takes and removes the query for a tab. */
export function takeForTab(tab: TabName): RouteQuery | undefined {
  const query = waiting.get(tab)
  waiting.delete(tab)
  return query
}
