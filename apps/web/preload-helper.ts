import type { Plugin } from 'vite'

/**
 * Runs before a page's code is fetched: requests its style sheets at the same time, except those already in the
 * document. A style sheet that failed to load is requested again the next time. Vite's own helper does not know style
 * sheets written into the document, and would fetch each of them again.
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

/** Replaces Vite's helper with it. */
export const preloadHelper: Plugin = {
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
}
