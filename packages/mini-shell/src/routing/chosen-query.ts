import Taro from '@tarojs/taro'
import type { RouteQuery } from '@hearth/screens/routes'

/**
 * Parameters that the shopper chose on each open page. A page of a mini-program has no address that could contain them.
 */
const chosen = new WeakMap<object, RouteQuery>()

const top = () => Taro.getCurrentPages().at(-1)

/** Stores a parameter for the current page. An empty value removes it. */
export function setQuery(name: string, value: string): void {
  const page = top()
  if (page) chosen.set(page, { ...chosen.get(page), [name]: value || undefined })
}

/** Returns the parameters chosen on the current page. */
export const chosenQuery = (): RouteQuery => chosen.get(top() ?? {}) ?? {}

/** Removes the parameters chosen on the current page, after the page was opened with other parameters. */
export function forgetChosen(): void {
  const page = top()
  if (page) chosen.delete(page)
}
