import { rowOf } from '@hearth/screens/route-table'
import { matchRoute } from '@hearth/screens/routes'
import { screenFolder } from '@hearth/screens/screen-names'

/** Converts a path of the web into the path of a mini-program's page, where parameters of the path become queries. */
export function miniPath(path: string): string {
  const matched = matchRoute(path)
  if (!matched) throw new Error(`No page of the shop is at ${path}`)
  const { route, params, query } = matched
  const { package: part } = rowOf(route.name)
  const folder = part === 'main' ? 'pages' : `pages-${part}`
  const pairs = Object.entries({ ...params, ...query }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return `${folder}/${screenFolder(route.name)}/index?${pairs.join('&')}`
}
