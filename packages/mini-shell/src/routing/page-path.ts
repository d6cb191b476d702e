import { rowOf, type RouteName, type RoutePackage } from '@hearth/screens/route-table'
import { screenFolder } from '@hearth/screens/screen-names'

/** Where a mini-program keeps the page of a route: the pages of a subpackage live in a folder of their own. */
export const pagePath = (name: RouteName): string => `${packageRoot(rowOf(name).package)}/${screenFolder(name)}/index`

/** The folder of a package: `pages` for the one that is always loaded, `pages-<name>` for the others. */
export const packageRoot = (name: RoutePackage): string => (name === 'main' ? 'pages' : `pages-${name}`)
