import { safeNext } from '#route/safe-next'

/** The page that opens the mini-program from outside, and its parameter with the path of the page to show. */
export const MINI_ENTRY = { page: 'pages/home/index', parameter: 'to' } as const

/**
 * The mini-program's page for a path of the shop, for messages and other links from outside.
 * @param path such as `/my/order-detail/482913570`
 */
export const miniEntry = (path: string): string =>
  `${MINI_ENTRY.page}?${MINI_ENTRY.parameter}=${encodeURIComponent(path)}`

/**
 * The path that an opened mini-program has to show.
 * @param query decoded query of the opened page
 * @returns a path of the shop; nothing if the query has none, or one outside of the shop
 */
export function miniEntryPath(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const path = safeNext(query[MINI_ENTRY.parameter])
  return path === '/' ? undefined : path
}
