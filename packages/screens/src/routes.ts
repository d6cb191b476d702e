import { matchPath } from '@hearth/domain'
import { queryText, readQuery } from './query'
import { ROUTE_TABLE, type RouteName, type TabName } from './route-table'

export type { RouteName, TabName } from './route-table'

/** The part of a page's row that all platforms need. */
export interface Route {
  name: RouteName
  /** The page's path; `:name` is a parameter. */
  path: string
  /** Title until the page sets another. */
  title: string
  /** True if visitors must log in first (S04). */
  login?: true
  /** The page's tab, if it is a page of the tab bar (R01). */
  tab?: TabName
  /** Label in the tab bar; the title by default. */
  label?: string
}

const routes: Route[] = []

/**
 * Pages of the shop (R01-R06). In a browser, the list at first has only the rows of the first file; `addRoutes` adds
 * the other rows.
 */
export const ROUTES: readonly Route[] = routes

/** Adds rows of the table to `ROUTES`. */
export function addRoutes(rows: Readonly<Record<string, Omit<Route, 'name'>>>): void {
  for (const [name, row] of Object.entries(rows)) routes.push({ ...row, name: name as RouteName })
}

addRoutes(ROUTE_TABLE)

/**
 * Returns the row of a page.
 * @throws Error if its row is not loaded
 */
export const routeOf = (name: RouteName): Route => {
  const route = routes.find((one) => one.name === name)
  if (!route) throw new Error(`routeOf: ${name} is not here yet`)
  return route
}

/** Values for the `:name` parameters of a path. */
export type RouteParams = Record<string, string>

/** Values of a query. Undefined values are left out of addresses. */
export type RouteQuery = Record<string, string | undefined>

/** The route that matches a path, with the values of its parameters and its query. */
export interface MatchedRoute {
  route: Route
  params: RouteParams
  query: RouteQuery
}

/**
 * Returns the path of a page, such as `/product/1001?skuNo=2`.
 * @throws Error if a parameter is missing
 */
export function routePath(name: RouteName, params: RouteParams = {}, query: RouteQuery = {}): string {
  const path = routeOf(name).path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`routePath: ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
  return path + queryText(query)
}

/** Returns the page of a path, with or without a query; undefined for an unknown path. */
export function matchRoute(path: string): MatchedRoute | undefined {
  const [address = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  for (const route of ROUTES) {
    const params = matchPath(route.path, address)
    if (params) return { route, params, query: readQuery(query) }
  }
  return undefined
}

/** Props of every screen. */
export interface ScreenProps {
  params: RouteParams
  query: RouteQuery
}
