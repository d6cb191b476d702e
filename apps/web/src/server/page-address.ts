import { pageNumber } from '@hearth/screens/prefetch'
import { rowOf } from '@hearth/screens/route-table'
import { matchRoute, routeOf, routePath, type MatchedRoute } from '@hearth/screens/routes'
import type { PageAddress } from '@hearth/sdk/render'

/** Returns the address under which a page is cached, by its row in the table of routes; see `PageAddress`. */
export const pageAddress: PageAddress = (url) => {
  const match = url.includes('%00') ? undefined : matchRoute(url)
  const { route } = match ?? { route: routeOf('notFound') }
  // A page that is not public is always rendered in its loading state, so it is cached under one address for all
  // parameters.
  const row = rowOf(route.name)
  if (!match || !row.public) return route.path
  return addressWith(match, row.query)
}

/** Returns the canonical address of a page for search engines. */
export const crawlAddress = (match: MatchedRoute): string => addressWith(match, rowOf(match.route.name).crawlQuery)

function addressWith({ route, params, query }: MatchedRoute, names: readonly string[] = []): string {
  const known = names.map((name) => [name, name === 'page' ? pageText(query) : query[name] || undefined] as const)
  return routePath(route.name, params, Object.fromEntries(known))
}

/**
 * Returns the page number in a list's address. Only the list of one category has pages, and the address of its first
 * page has no number.
 */
function pageText({ category, page }: MatchedRoute['query']): string | undefined {
  const number = pageNumber(page)
  return category && number > 1 ? String(number) : undefined
}
