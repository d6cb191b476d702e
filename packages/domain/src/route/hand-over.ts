import { compareVersions } from '#platform/compare-versions'
import { safeNext } from '#route/safe-next'

/** A page of a mini-program that is opened instead of a page of the web. */
export interface HandedOver {
  /** Name of the page's route in the shop's table of routes. */
  name: string
  /** Parameters of the page; already encoded where a rule requires it. */
  params: Record<string, string>
}

/** The app in which a page is opened. */
export interface HandOverConditions {
  /**
   * `version`: version of the smart-app. `productAbove`: a smart-app with a version above this shows product pages
   * itself (R09).
   */
  version?: string
  productAbove?: string
}

/** The page that is opened if the messaging mini-program cannot be opened (R06). */
export const HAND_OVER_FAILED_PATH = '/404?from=wxmp'

/** Routes that the smart-app shows in pages of its own (R08). */
const smartAppPages: readonly (readonly [name: string, pattern: RegExp, param?: string])[] = [
  ['home', /^\/$/],
  ['account', /^\/account$/],
  ['cart', /^\/shopping-cart$/],
  ['orders', /^\/my\/orders$/],
  ['orderDetail', /^\/my\/order-detail\/([^/]+)$/, 'orderId'],
  ['afterSaleList', /^\/my\/after-sale-list\/apply$/],
]

/**
 * Returns the page of the smart-app that is opened instead of a page of the web, or undefined if the web shows it (R08,
 * R09).
 */
export function smartAppPage(
  address: string,
  { version, productAbove }: HandOverConditions = {},
): HandedOver | undefined {
  const { path, query } = splitAddress(address)
  if (path === '/login') {
    const next = query.next === undefined ? undefined : safeNext(stripOrigin(query.next))
    return { name: 'login', params: next === undefined ? {} : { next } }
  }
  const product = /^\/product\/([^/]+)$/.exec(path)?.[1]
  if (product !== undefined) {
    const isNew = version !== undefined && productAbove !== undefined && compareVersions(version, productAbove) > 0
    return isNew ? { name: 'product', params: { ...query, spuNo: decode(product) } } : undefined
  }
  for (const [name, pattern, param] of smartAppPages) {
    const found = pattern.exec(path)
    if (found) return { name, params: param === undefined ? query : { ...query, [param]: decode(found[1] ?? '') } }
  }
  return undefined
}

/**
 * Returns the page of the messaging mini-program that is opened instead of a page of the web, or undefined if the web
 * shows it (R10). The free activity gets its route and query parameters in one encoded parameter `data`.
 */
export function miniProgramPage(address: string): HandedOver | undefined {
  const { path, query } = splitAddress(address)
  if (path === '/store') return { name: 'store', params: query }
  const spuNo = /^\/activity\/free\/([^/]+)$/.exec(path)?.[1]
  if (spuNo === undefined) return undefined
  return {
    name: 'freeActivity',
    params: { data: encodeURIComponent(JSON.stringify({ ...query, spuNo: decode(spuNo) })) },
  }
}

/**
 * Returns the path for the special activity: its page for visitors inside the company's network, or its error page for
 * others (R05, P04).
 */
export const specialActivityPath = (internal: boolean): string => `/activity/unify/${internal ? 'baidung' : 'ngerror'}`

const stripOrigin = (address: string): string => address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i, '') || '/'

function splitAddress(address: string): { path: string; query: Record<string, string> } {
  const [path = '', search = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (name !== '') query[decode(name)] = decode(value.join('=').replace(/\+/g, ' '))
  }
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, query }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
