import { queryText, readQuery } from './query'

/** Names of the shop's pages. */
export type RouteName =
  | 'home'
  | 'allProducts'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'cashier'
  | 'payResult'
  | 'addresses'
  | 'addressForm'
  | 'login'
  | 'account'
  | 'orders'
  | 'orderDetail'
  | 'tracking'
  | 'agreement'
  | 'error'
  | 'notFound'

/** Which tab of the tab bar a page stands for. */
export type TabName = 'home' | 'category' | 'cart' | 'mine'

/** Which part of a mini-program's package a page is built into. */
export type RoutePackage = 'main' | 'shop' | 'order' | 'account'

/** One page of the shop. */
export interface Route {
  name: RouteName
  /** Folder of its screen in this package: `@hearth/screens/<screen>`. */
  screen: string
  /** Its address; `:name` is a parameter. */
  path: string
  /** Title until the page knows a better one. */
  title: string
  /** Visitors are sent to log in first (S04). */
  login?: true
  /** The tab it is, for the pages of the tab bar (R01). */
  tab?: TabName
  package: RoutePackage
  /** Rendered on the server with its data, and the same for every shopper. */
  public?: true
  /** Told to search engines. */
  crawl?: true
  /**
   * The parameters behind the question mark that a rendered page differs by: the server drops all others. None for
   * pages that are not public.
   */
  query?: readonly string[]
  /** Those of them that make it another page for search engines. */
  crawlQuery?: readonly string[]
}

/** Every page of the shop, once (R01-R06). Each shell builds its router from this table. */
export const ROUTES: readonly Route[] = [
  { name: 'home', screen: 'home', path: '/', title: '首页', tab: 'home', package: 'main', public: true, crawl: true },
  {
    name: 'allProducts',
    screen: 'all-products',
    path: '/allproducts',
    title: '全部商品',
    tab: 'category',
    package: 'main',
    public: true,
    crawl: true,
    query: ['category', 'page'],
    crawlQuery: ['category', 'page'],
  },
  {
    name: 'product',
    screen: 'product',
    path: '/product/:spuNo',
    title: '商品详情',
    package: 'shop',
    public: true,
    crawl: true,
    query: ['skuNo'],
  },
  { name: 'cart', screen: 'cart', path: '/shopping-cart', title: '购物车', tab: 'cart', package: 'main' },
  { name: 'checkout', screen: 'checkout', path: '/checkout', title: '确认订单', login: true, package: 'order' },
  { name: 'cashier', screen: 'cashier', path: '/cashier/:orderId', title: '收银台', login: true, package: 'order' },
  {
    name: 'payResult',
    screen: 'pay-result',
    path: '/pay-result/:orderId',
    title: '支付结果',
    login: true,
    package: 'order',
  },
  { name: 'addresses', screen: 'addresses', path: '/addresses', title: '收货地址', login: true, package: 'account' },
  {
    name: 'addressForm',
    screen: 'address-form',
    path: '/addresses/edit',
    title: '编辑地址',
    login: true,
    package: 'account',
  },
  { name: 'login', screen: 'login', path: '/login', title: '登录', package: 'account' },
  { name: 'account', screen: 'account', path: '/account', title: '我的', tab: 'mine', package: 'main' },
  { name: 'orders', screen: 'orders', path: '/my/orders', title: '我的订单', login: true, package: 'order' },
  {
    name: 'orderDetail',
    screen: 'order-detail',
    path: '/my/order-detail/:orderId',
    title: '订单详情',
    login: true,
    package: 'order',
  },
  {
    name: 'tracking',
    screen: 'tracking',
    path: '/my/logistics/:orderId',
    title: '物流详情',
    login: true,
    package: 'order',
  },
  { name: 'agreement', screen: 'agreement', path: '/agreement/:name', title: '服务协议', package: 'account' },
  { name: 'error', screen: 'error', path: '/error.html', title: '暂时无法访问', package: 'account' },
  { name: 'notFound', screen: 'not-found', path: '/404', title: '页面不存在', package: 'account' },
]

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

const byName = Object.fromEntries(ROUTES.map((route) => [route.name, route])) as Record<RouteName, Route>

/** The row of a page. */
export const routeOf = (name: RouteName): Route => byName[name]

/**
 * The path of a page, such as `/product/1001?skuNo=2`. A parameter that was not given is a mistake of the caller and
 * throws.
 */
export function routePath(name: RouteName, params: RouteParams = {}, query: RouteQuery = {}): string {
  const path = byName[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`routePath: ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
  return path + queryText(query)
}

/** The page that a path, with or without a query, leads to; undefined for none. */
export function matchRoute(path: string): MatchedRoute | undefined {
  const [address = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  const parts = address.replace(/(.)\/+$/, '$1').split('/')
  for (const route of ROUTES) {
    const params = matchParts(route.path.split('/'), parts)
    if (params) return { route, params, query: readQuery(query) }
  }
  return undefined
}

function matchParts(pattern: string[], parts: string[]): RouteParams | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: RouteParams = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== part) return undefined
    } else {
      const value = decode(part)
      if (!value) return undefined
      params[expected.slice(1)] = value
    }
  }
  return params
}

/** Text that is no valid encoding names no page. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** What every screen is given. */
export interface ScreenProps {
  params: RouteParams
  query: RouteQuery
}
