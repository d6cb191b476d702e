import Taro from '@tarojs/taro'
import type { RouteQuery } from '@hearth/screens/routes'

/**
 * What a shopper chose on each open page since it was opened: no address is seen here that it could be written into.
 */
const chosen = new WeakMap<object, RouteQuery>()

const top = () => Taro.getCurrentPages().at(-1)

/** Remembers a choice for the page on show; an empty value takes it back. */
export function setQuery(name: string, value: string): void {
  const page = top()
  if (page) chosen.set(page, { ...chosen.get(page), [name]: value || undefined })
}

/** What was chosen on the page on show. */
export const chosenQuery = (): RouteQuery => chosen.get(top() ?? {}) ?? {}

/** Forgets what was chosen on the page on show: it was asked for something else. */
export function forgetChosen(): void {
  const page = top()
  if (page) chosen.delete(page)
}
