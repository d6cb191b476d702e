import { pageNumber } from '@hearth/screens/prefetch'
import { rowOf } from '@hearth/screens/route-table'
import { matchRoute, routeOf, routePath, type MatchedRoute } from '@hearth/screens/routes'
import type { PageAddress } from '@hearth/sdk/render'

/** See `PageAddress`: the table of routes says what each page knows. */
export const pageAddress: PageAddress = (url) => {
  const match = url.includes('%00') ? undefined : matchRoute(url)
  const { route } = match ?? { route: routeOf('notFound') }
  // Drawn as it looks while it loads: the same whatever its parameters say.
  const row = rowOf(route.name)
  if (!match || !row.public) return route.path
  return addressWith(match, row.query)
}

/** The address that search engines know a page by. */
export const crawlAddress = (match: MatchedRoute): string => addressWith(match, rowOf(match.route.name).crawlQuery)

function addressWith({ route, params, query }: MatchedRoute, names: readonly string[] = []): string {
  const known = names.map((name) => [name, name === 'page' ? pageText(query) : query[name] || undefined] as const)
  return routePath(route.name, params, Object.fromEntries(known))
}

/** Only lists of one category have pages, and the first of them is the list itself. */
function pageText({ category, page }: MatchedRoute['query']): string | undefined {
  const number = pageNumber(page)
  return category && number > 1 ? String(number) : undefined
}
