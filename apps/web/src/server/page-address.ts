import { pageNumber } from '@hearth/screens/prefetch'
import { rowOf } from '@hearth/screens/route-table'
import { matchRoute, routeOf, routePath, type MatchedRoute } from '@hearth/screens/routes'
import type { PageAddress } from '@hearth/sdk/render'

/** See `PageAddress`: what each page's row of the table of routes says. */
export const pageAddress: PageAddress = (url) => {
  const match = url.includes('%00') ? undefined : matchRoute(url)
  const { route } = match ?? { route: routeOf('notFound') }
  // Drawn in its loading state: the same for all parameters.
  const row = rowOf(route.name)
  if (!match || !row.public) return route.path
  return addressWith(match, row.query)
}

/** The canonical address of a page for search engines. */
export const crawlAddress = (match: MatchedRoute): string => addressWith(match, rowOf(match.route.name).crawlQuery)

function addressWith({ route, params, query }: MatchedRoute, names: readonly string[] = []): string {
  const known = names.map((name) => [name, name === 'page' ? pageText(query) : query[name] || undefined] as const)
  return routePath(route.name, params, Object.fromEntries(known))
}

/** Only lists of one category are paged; the first page's address is that of the list. */
function pageText({ category, page }: MatchedRoute['query']): string | undefined {
  const number = pageNumber(page)
  return category && number > 1 ? String(number) : undefined
}
