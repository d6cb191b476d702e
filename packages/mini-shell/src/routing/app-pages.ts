import { ROUTES, type Route, type RoutePackage } from '@hearth/screens/routes'
import { packageRoot, pagePath } from './page-path'

/** Pages without a row in the route table: the window that shows pages of the web, such as a cashier's own. */
const EXTRA_PAGES: Partial<Record<RoutePackage, string[]>> = { order: ['web-window/index'] }

const SUBPACKAGES = ['shop', 'order', 'account'] as const

const routesOf = (name: RoutePackage): Route[] => ROUTES.filter((route) => route.package === name)

/** The pages of the package that every shopper loads, the first one being where the app opens. */
export const mainPages: string[] = routesOf('main').map(pagePath)

/** The packages that are loaded when a shopper goes there. */
export const subPackages = SUBPACKAGES.map((name) => ({
  root: packageRoot(name),
  name,
  pages: [...routesOf(name).map((route) => `${route.screen}/index`), ...(EXTRA_PAGES[name] ?? [])],
}))

const tabLabels: Record<NonNullable<Route['tab']>, string> = {
  home: '首页',
  category: '分类',
  cart: '购物车',
  mine: '我的',
}

/** The tab bar's pages, in their order (R01). */
export const tabItems = ROUTES.flatMap((route) =>
  route.tab
    ? [
        {
          pagePath: pagePath(route),
          text: tabLabels[route.tab],
          iconPath: `assets/tab-${route.tab}.png`,
          selectedIconPath: `assets/tab-${route.tab}-on.png`,
        },
      ]
    : [],
)

/** Packages fetched quietly while a shopper looks at a page, so that the next tap need not wait. */
export const preloadRule = {
  [mainPages[0] ?? '']: { network: 'all', packages: ['shop'] },
  [pagePath({ screen: 'product', package: 'shop' })]: { network: 'wifi', packages: ['order', 'account'] },
  [pagePath({ screen: 'cart', package: 'main' })]: { network: 'all', packages: ['order', 'account'] },
  [pagePath({ screen: 'account', package: 'main' })]: { network: 'all', packages: ['order', 'account'] },
}
