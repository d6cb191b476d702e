import { safeNext } from '#route/safe-next'

/** The page of the mini-program for links from outside, and the parameter of the page with the path to show. */
export const MINI_ENTRY = { page: 'pages/home/index', parameter: 'to' } as const

/**
 * Returns the page of the mini-program that shows a path of the shop, for messages and other links from outside.
 * @param path such as `/my/order-detail/482913570`
 */
export const miniEntry = (path: string): string =>
  `${MINI_ENTRY.page}?${MINI_ENTRY.parameter}=${encodeURIComponent(path)}`

/**
 * Returns the path that a mini-program must show when a link from outside opened it.
 * @param query decoded query of the opened page
 * @returns a path of the shop; undefined if the query has none, or one outside the shop
 */
export function miniEntryPath(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const path = safeNext(query[MINI_ENTRY.parameter])
  return path === '/' ? undefined : path
}
