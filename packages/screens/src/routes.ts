import { matchPath } from '@hearth/domain'
import { queryText, readQuery } from './query'
import { ROUTE_TABLE, type RouteName, type TabName } from './route-table'

export type { RouteName, TabName } from './route-table'

/** The part of a page's row that every platform needs; the rest is for the server and for builds. */
export interface Route {
  name: RouteName
  /** Its address; `:name` is a parameter. */
  path: string
  /** Title until the page sets its own. */
  title: string
  /** Visitors must log in first (S04). */
  login?: true
  /** The tab, for pages of the tab bar (R01). */
  tab?: TabName
  /** Its label in the tab bar; its title when absent. */
  label?: string
}

const routes: Route[] = []

/**
 * Every page of the shop (R01-R06). A browser has those of its first file, and the others once their rows are loaded
 * (`addRoutes`).
 */
export const ROUTES: readonly Route[] = routes

/** Adds rows of the table, by name. */
export function addRoutes(rows: Readonly<Record<string, Omit<Route, 'name'>>>): void {
  for (const [name, row] of Object.entries(rows)) routes.push({ ...row, name: name as RouteName })
}

addRoutes(ROUTE_TABLE)

/** The row of a page. */
export const routeOf = (name: RouteName): Route => {
  const route = routes.find((one) => one.name === name)
  if (!route) throw new Error(`routeOf: ${name} is not here yet`)
  return route
}

/** Values for the `:name` parts of a path. */
export type RouteParams = Record<string, string>

/** Values of a query; undefined ones are left out. */
export type RouteQuery = Record<string, string | undefined>

/** The route that matches an address, with the values of its path and its query. */
export interface MatchedRoute {
  route: Route
  params: RouteParams
  query: RouteQuery
}

/** The path of a page, such as `/product/1001?skuNo=2`. Throws if a parameter is missing. */
export function routePath(name: RouteName, params: RouteParams = {}, query: RouteQuery = {}): string {
  const path = routeOf(name).path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`routePath: ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
  return path + queryText(query)
}

/** The page of a path, with or without a query; undefined for an unknown path. */
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
