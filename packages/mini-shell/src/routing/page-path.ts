import { rowOf, type RouteName, type RoutePackage } from '@hearth/screens/route-table'
import { screenFolder } from '@hearth/screens/screen-names'

/** Returns the path of a route's page in a mini-program. The pages of each package are in their own folder. */
export const pagePath = (name: RouteName): string => `${packageRoot(rowOf(name).package)}/${screenFolder(name)}/index`

/** Returns the folder of a package: `pages` for the main package, `pages-<name>` for the others. */
export const packageRoot = (name: RoutePackage): string => (name === 'main' ? 'pages' : `pages-${name}`)
