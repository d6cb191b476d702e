import type { Plugin } from 'vite'

/**
 * What runs before a page's code is fetched: its style sheets are asked for at the same time, unless they are in the
 * document already; one that did not come is asked for again the next time. Vite's own helper knows no sheets that are
 * written into the document, and would fetch each of them once more.
 */
const HELPER = `
const asked = {}
export const __vitePreload = async (load, styles = []) => {
  const code = load()
  await Promise.all(styles.map((name) => {
    const href = '/' + name
    return document.querySelector('style[data-href="' + href + '"]') || (asked[href] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.onload = resolve
      link.onerror = (event) => {
        link.remove()
        delete asked[href]
        reject(event)
      }
      document.head.append(link)
    }))
  }))
  return code
}`

/** Puts it in place of Vite's. */
export const preloadHelper: Plugin = {
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
}
