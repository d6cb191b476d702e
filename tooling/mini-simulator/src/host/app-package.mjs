/** @typedef {import('../pack/pack.mjs').AppPackage & { templates: Record<string, any> }} PackedApp */

/** The packed app that this phone runs. */
export const app = /** @type {PackedApp} */ (/** @type {any} */ (globalThis).__miniPackage)

/** Colours that depend on the phone's theme. Settings name them `@name`. @type {Record<string, string>} */
const theme =
  app.json[String(app.json.app.themeLocation ?? '').replace(/\.json$/, '')]?.[
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  ] ?? {}

/** @param {any} value @returns {any} */
function themed(value) {
  if (typeof value === 'string') return value.startsWith('@') ? (theme[value.slice(1)] ?? value) : value
  if (Array.isArray(value)) return value.map(themed)
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, themed(part)]))
    : value
}

/** The app's global settings. */
export const settings = themed(app.json.app)

/** The global name of the platform's API. */
export const namespace = app.platform === 'swan' ? 'swan' : 'wx'

/**
 * The pages of the tab bar, in order.
 * @type {{ pagePath: string, text: string, iconPath?: string, selectedIconPath?: string }[]}
 */
export const tabs = settings.tabBar?.list ?? []

/** @param {string} path */
export const isTab = (path) => tabs.some((tab) => tab.pagePath === path)

/**
 * Returns the settings of a page, which override those of the app.
 * @param {string} path
 * @returns {Record<string, any>}
 */
export const pageSettings = (path) => ({ ...settings.window, ...themed(app.json[path] ?? {}) })
