import { rowOf, type RouteName, type RoutePackage } from '@hearth/screens/route-table'
import { screenFolder } from '@hearth/screens/screen-names'

/** Path of a route's page in a mini-program: the pages of a subpackage are in a folder of their own. */
export const pagePath = (name: RouteName): string => `${packageRoot(rowOf(name).package)}/${screenFolder(name)}/index`

/** The folder of a package: `pages` for the main package, `pages-<name>` for the others. */
export const packageRoot = (name: RoutePackage): string => (name === 'main' ? 'pages' : `pages-${name}`)
