import { app, isTab, namespace, settings } from './app-package.mjs'
import { codeSpace, view } from './engine.mjs'
import { drawBars, part } from './frame.mjs'
import { noteError } from './log.mjs'
import { isSinglePage } from './opening.mjs'
import { watchSetData } from './set-data.mjs'
import { watchScroll } from './page-scroll.mjs'

/**
 * A page that is open.
 * @typedef {object} OpenPage
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {any} instance the page object of the app's code
 * @property {any} root root of the engine's tree
 * @property {HTMLElement} element its view, which scrolls
 * @property {string} [title]
 * @property {{ backgroundColor?: string, frontColor?: string }} [colours]
 * @property {boolean} [ready]
 */

/** Largest number of pages that can be open at once, as on the platform. */
export const DEPTH_LIMIT = 10

/** The open pages, the current one last. @type {OpenPage[]} */
export const stack = []

/** The pages of the tab bar that were opened. They stay open. @type {Record<string, OpenPage>} */
const tabPages = {}

/** Returns the current page. */
export const topPage = () => stack.at(-1)

/**
 * Calls a method of a page, if the page has it. Errors are logged.
 * @type {(page: OpenPage | undefined, method: string, ...values: unknown[]) => any}
 */
export function tell(page, method, ...values) {
  try {
    return page?.instance[method]?.(...values)
  } catch (error) {
    noteError(`${page?.path}.${method}`, error)
    return undefined
  }
}

/** @type {(path: string) => void} */
let loadPage = () => {}

/** @param {(path: string) => void} loader loads a page's code */
export const setPageLoader = (loader) => {
  loadPage = loader
}

/** @type {(path: string, query: Record<string, string>) => OpenPage} */
function create(path, query) {
  loadPage(path)
  const root = view.createRoot('page', codeSpace, path)
  const instance = /** @type {any} */ (root.get())
  instance.route = path
  instance.__route__ = path
  instance.options = query
  if (namespace === 'swan') instance.uri = path
  watchSetData(instance, path)
  const element = document.createElement('div')
  element.className = 'webview'
  element.dataset.path = path
  // The engine replaces this element with the root of the page.
  element.append(document.createElement('i'))
  part('pages').append(element)
  const page = { path, query, instance, root, element }
  watchScroll(page, tell)
  return page
}

/** Opens a page on top, which becomes the current page, and calls its onLoad. @param {OpenPage} page */
function load(page) {
  stack.push(page)
  if (namespace === 'swan') tell(page, 'onInit', page.query)
  tell(page, 'onLoad', page.query)
  const place = page.element.firstChild
  page.root.attach(page.element, place)
}

/** @param {OpenPage} page */
function show(page) {
  for (const other of new Set([...stack, ...Object.values(tabPages)])) other.element.hidden = other !== page
  drawPageBars()
  tell(page, 'onShow')
  if (!page.ready) tell(page, 'onReady')
  page.ready = true
}

/** @param {OpenPage | undefined} page */
function destroy(page) {
  if (!page) return
  tell(page, 'onUnload')
  page.root.release()
  page.element.remove()
}

export function drawPageBars() {
  const page = topPage()
  if (page) drawBars(page, stack.length > 1)
}

/** Hides the current page without closing it. */
const hideTop = () => tell(topPage(), 'onHide')

/** @type {(path: string, query: Record<string, string>) => void} */
function push(path, query) {
  const page = create(path, query)
  load(page)
  show(page)
}

/**
 * Returns the platform's error text if a move is refused; undefined if it is allowed.
 * @type {(move: string, path: string) => string | undefined}
 */
export function refusal(move, path) {
  if (isSinglePage && stack.length) return 'can not navigate in single page mode'
  if (move === 'navigateBack') return undefined
  if (!app.js[`${path}.js`]) return `page "${path}" is not found`
  if (move === 'switchTab' && !isTab(path)) return 'can not switch to no-tabBar page'
  if ((move === 'navigateTo' || move === 'redirectTo') && isTab(path)) return `can not ${move} a tabbar page`
  if (move === 'navigateTo' && stack.length >= DEPTH_LIMIT) return 'webview count limit exceed'
  return undefined
}

/** The moves between pages, by the platform's names for them. */
export const moves = {
  /** @type {(path: string, query: Record<string, string>) => void} */
  navigateTo(path, query) {
    hideTop()
    push(path, query)
  },
  /** @type {(path: string, query: Record<string, string>) => void} */
  redirectTo(path, query) {
    destroy(stack.pop())
    push(path, query)
  },
  /**
   * Opens the app at a page. The page gets the query, even if it is a page of the tab bar.
   * @type {(path: string, query: Record<string, string>) => void}
   */
  open(path, query) {
    if (isTab(path)) moves.switchTab(path, query)
    else moves.reLaunch(path, query)
  },
  /** @type {(path: string, query?: Record<string, string>) => void} */
  switchTab(path, query = {}) {
    while (stack.length > 1) destroy(stack.pop())
    const left = stack.pop()
    if (left && isTab(left.path)) tell(left, 'onHide')
    else destroy(left)
    const kept = tabPages[path]
    const page = kept ?? create(path, query)
    tabPages[path] = page
    if (kept) stack.push(kept)
    else load(page)
    show(page)
    const index = settings.tabBar.list.findIndex((/** @type {{ pagePath: string }} */ tab) => tab.pagePath === path)
    tell(page, 'onTabItemTap', { index: String(index), pagePath: path, text: settings.tabBar.list[index].text })
  },
  /** @type {(path: string, query: Record<string, string>) => void} */
  reLaunch(path, query) {
    for (const page of new Set([...stack, ...Object.values(tabPages)])) destroy(page)
    stack.length = 0
    for (const key of Object.keys(tabPages)) delete tabPages[key]
    if (isTab(path)) moves.switchTab(path, query)
    else push(path, query)
  },
  /** @param {number} [delta] */
  navigateBack(delta = 1) {
    for (let left = delta; left > 0 && stack.length > 1; left--) destroy(stack.pop())
    const page = topPage()
    if (page) show(page)
  },
}
