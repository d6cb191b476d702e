import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper in the browser. This helper loads a page's style sheets at the same time as the page's
 * code, except style sheets that are already in the document. A style sheet that failed to load is requested again next
 * time. Vite's own helper does not find style sheets written into the document, and would load each of them again.
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

/** Replaces Vite's preload helper by `HELPER`. */
export const preloadHelper: Plugin = {
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
}
