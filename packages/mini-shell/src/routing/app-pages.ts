import { ROUTE_NAMES, ROUTE_PACKAGES, rowOf, type RoutePackage } from '@hearth/screens/route-table'
import { packageRoot, pagePath } from './page-path'
import { WINDOW_PAGE } from './window-page'

/** Pages without a row in the table of routes: the page that shows web pages, such as the page of a cashier. */
const EXTRA_PAGES: readonly string[] = [WINDOW_PAGE]

const pagesOf = (name: RoutePackage): string[] => {
  const root = `${packageRoot(name)}/`
  return [...ROUTE_NAMES.map(pagePath), ...EXTRA_PAGES].filter((page) => page.startsWith(root))
}

/** Pages of the package that every shopper loads. The app opens with the first one. */
export const mainPages: string[] = pagesOf('main')

/** Packages that are loaded when a shopper opens one of their pages. */
export const subPackages = ROUTE_PACKAGES.filter((name) => name !== 'main')
  .map((name) => ({
    root: packageRoot(name),
    name,
    pages: pagesOf(name).map((page) => page.slice(packageRoot(name).length + 1)),
  }))
  .filter(({ pages }) => pages.length > 0)

/** Pages of the tab bar, in order (R01). */
export const tabItems = ROUTE_NAMES.flatMap((name) => {
  const { tab, label, title } = rowOf(name)
  if (!tab) return []
  return [
    {
      pagePath: pagePath(name),
      text: label ?? title,
      iconPath: `assets/tab-${tab}.png`,
      selectedIconPath: `assets/tab-${tab}-on.png`,
    },
  ]
})

/** For each page, the packages that are loaded while a shopper looks at it, so that the next page opens at once. */
export const preloadRule = {
  [pagePath('home')]: { network: 'all', packages: ['shop'] },
  [pagePath('product')]: { network: 'wifi', packages: ['order', 'account'] },
  [pagePath('cart')]: { network: 'all', packages: ['order', 'account'] },
  [pagePath('account')]: { network: 'all', packages: ['order', 'account', 'service'] },
}
