import { matchPath } from '@hearth/domain'
import { queryText, readQuery } from './query'
import { ROUTE_TABLE, type RouteName, type TabName } from './route-table'

export type { RouteName, TabName } from './route-table'

/** What every platform knows of a page; the rest of its row is for the server and for builds. */
export interface Route {
  name: RouteName
  /** Its address; `:name` is a parameter. */
  path: string
  /** Title until the page knows a better one. */
  title: string
  /** Visitors are sent to log in first (S04). */
  login?: true
  /** The tab it is, for the pages of the tab bar (R01). */
  tab?: TabName
  /** What the tab bar calls it; its title when absent. */
  label?: string
}

const routes: Route[] = []

/**
 * Every page of the shop (R01-R06). A browser knows those of its first file, and the others once their rows have come
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

/** Values behind the question mark; undefined ones are left out. */
export type RouteQuery = Record<string, string | undefined>

/** A page that an address leads to. */
export interface MatchedRoute {
  route: Route
  params: RouteParams
  query: RouteQuery
}

/**
 * The path of a page, such as `/product/1001?skuNo=2`. A parameter that was not given is a mistake of the caller and
 * throws.
 */
export function routePath(name: RouteName, params: RouteParams = {}, query: RouteQuery = {}): string {
  const path = routeOf(name).path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`routePath: ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
  return path + queryText(query)
}

/** The page that a path, with or without a query, leads to; undefined for none. */
export function matchRoute(path: string): MatchedRoute | undefined {
  const [address = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  for (const route of ROUTES) {
    const params = matchPath(route.path, address)
    if (params) return { route, params, query: readQuery(query) }
  }
  return undefined
}

/** What every screen is given. */
export interface ScreenProps {
  params: RouteParams
  query: RouteQuery
}
