import { app } from './app-package.mjs'

/**
 * Where the browser finds what the app names. Pictures of the package are data addresses; everything behind
 * http goes through the simulator's own server, which hands it to the shop (a phone knows no CORS, a browser does).
 * @param {unknown} address
 * @returns {string}
 */
export function browserAddress(address) {
  if (typeof address !== 'string' || address === '') return ''
  if (app.assets[address]) return app.assets[address]
  if (!/^https?:\/\//.test(address)) return address
  const { pathname, search } = new URL(address)
  return pathname + search
}

/**
 * Splits the address of a page.
 * @param {string} url such as `/pages/cart/index?from=home`
 * @returns {{ path: string, query: Record<string, string> }}
 */
export function pageAddress(url) {
  const [path = '', text = ''] = url.replace(/^\//, '').split('?')
  const pairs = text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    })
  return { path, query: Object.fromEntries(pairs) }
}
