import { matchRoute, ROUTES, routePath, type Route, type RouteParams, type RouteQuery } from '@hearth/screens/routes'
import { pagePath } from './page-path'
import { pageQuery } from './page-query'

/** The page of a mini app that a path of the shop leads to. */
export interface PageTarget {
  route: Route
  /** Address of the page with its query, from the app's root. */
  url: string
  query: RouteQuery
}

/** Returns the page that shows a path of the table of routes; the not-found page if the path is unknown. */
export function pageOf(path: string): PageTarget {
  const { route, params, query } = matchRoute(path) ?? matchRoute('/404')!
  return { route, query, url: `/${pagePath(route.name)}${pageQuery({ ...query, ...params })}` }
}

/** Splits the parameters of a page into the parameters of its path and the parameters of its query. */
export function splitQuery(
  route: Route,
  values: Readonly<Record<string, string>>,
): { params: RouteParams; query: RouteQuery } {
  const names = new Set(route.path.match(/:\w+/g)?.map((name) => name.slice(1)))
  const entries = Object.entries(values)
  return {
    params: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    query: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  }
}

/**
 * Whether all `:name` parameters of a route's path are present. An address from outside the app may lack a parameter.
 */
export const isWhole = (route: Route, params: RouteParams): boolean =>
  (route.path.match(/:\w+/g) ?? []).every((name) => params[name.slice(1)])

/**
 * Returns the path of the table of routes that a page of the app shows; undefined for pages without one, and if a
 * parameter is missing.
 */
export function pathOf(page: string, values: Readonly<Record<string, string>>): string | undefined {
  const route = ROUTES.find((one) => pagePath(one.name) === page)
  if (!route) return undefined
  const { params, query } = splitQuery(route, values)
  return isWhole(route, params) ? routePath(route.name, params, query) : undefined
}
