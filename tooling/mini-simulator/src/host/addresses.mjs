import { app } from './app-package.mjs'

/**
 * Converts an address of the app into one of the browser. Pictures of the package become data addresses. HTTP addresses
 * go through the simulator's own server, which forwards requests to the shop: a browser enforces CORS, a phone does
 * not.
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
 * Splits the address of a page into path and query.
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
