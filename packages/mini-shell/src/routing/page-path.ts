import type { Route } from '@hearth/screens/routes'

/** Where a mini-program keeps the page of a route: the pages of a subpackage live in a folder of their own. */
export const pagePath = (route: Pick<Route, 'screen' | 'package'>): string =>
  `${packageRoot(route.package)}/${route.screen}/index`

/** The folder of a package: `pages` for the one that is always loaded, `pages-<name>` for the others. */
export const packageRoot = (name: Route['package']): string => (name === 'main' ? 'pages' : `pages-${name}`)
