import { safeNext } from '#route/safe-next'

/** The page of the mini-program that everything from outside opens, and the parameter that says where it leads on. */
export const MINI_ENTRY = { page: 'pages/home/index', parameter: 'to' } as const

/**
 * The page of the mini-program that opens a path of the shop, for messages and whatever else leads there from outside.
 * @param path such as `/my/order-detail/482913570`
 */
export const miniEntry = (path: string): string =>
  `${MINI_ENTRY.page}?${MINI_ENTRY.parameter}=${encodeURIComponent(path)}`

/**
 * Where an opened mini-program is to lead on.
 * @param query of the page it was opened at, decoded
 * @returns a path of the shop; nothing for a page that leads nowhere, or out of the shop
 */
export function miniEntryPath(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const path = safeNext(query[MINI_ENTRY.parameter])
  return path === '/' ? undefined : path
}
