/** @typedef {import('../pack/pack.mjs').AppPackage & { templates: Record<string, any> }} PackedApp */

/** The packed app that this phone runs. */
export const app = /** @type {PackedApp} */ (/** @type {any} */ (globalThis).__miniPackage)

/** What the app's settings say about the whole app. */
export const settings = app.json.app

/** The name under which the platform's calls are known. */
export const namespace = app.platform === 'swan' ? 'swan' : 'wx'

/** Pages of the tab bar, in their order. @type {{ pagePath: string, text: string, iconPath?: string, selectedIconPath?: string }[]} */
export const tabs = settings.tabBar?.list ?? []

/** @param {string} path */
export const isTab = (path) => tabs.some((tab) => tab.pagePath === path)

/** Settings of one page over those of the app. @param {string} path @returns {Record<string, any>} */
export const pageSettings = (path) => ({ ...settings.window, ...app.json[path] })
