import Taro from '@tarojs/taro'
import type { RouteQuery } from '@hearth/screens/routes'

/** The choices that a shopper made on each open page: a mini page has no visible address to hold them. */
const chosen = new WeakMap<object, RouteQuery>()

const top = () => Taro.getCurrentPages().at(-1)

/** Remembers a choice for the current page; an empty value removes it. */
export function setQuery(name: string, value: string): void {
  const page = top()
  if (page) chosen.set(page, { ...chosen.get(page), [name]: value || undefined })
}

/** The choices on the current page. */
export const chosenQuery = (): RouteQuery => chosen.get(top() ?? {}) ?? {}

/** Forgets the choices on the current page, after it was opened with other parameters. */
export function forgetChosen(): void {
  const page = top()
  if (page) chosen.delete(page)
}
