import { clientTags } from '../../pack/builtin-templates.mjs'
import { namespace } from '../app-package.mjs'
import { describe, note, noteMissing } from '../log.mjs'
import { questions } from './asks.mjs'
import { device } from './device.mjs'
import { feedback } from './feedback.mjs'
import { navigation } from './navigation.mjs'
import { pageMenus } from './page-menus.mjs'
import { request } from './request.mjs'
import { storage } from './storage.mjs'
import { createIntersectionObserver, createSelectorQuery, pageScrollTo } from './view-queries.mjs'

/** @type {Record<string, any>} */
const known = {
  canIUse,
  request,
  env: { USER_DATA_PATH: '' },
  ...storage,
  ...navigation,
  ...feedback,
  ...pageMenus,
  ...device,
  ...questions,
  createSelectorQuery,
  createIntersectionObserver,
  pageScrollTo,
}

/**
 * Returns whether the simulator has a call or a component: `showToast`, `button`, or a field of a call's synchronous
 * result, such as `getWindowInfo.return.safeArea`. Returns false for everything else.
 * @param {string} schema
 */
function canIUse(schema) {
  const [name = '', part, field, ...deeper] = String(schema).split('.')
  if (!part) return typeof known[name] === 'function' || clientTags.includes(name)
  return (
    part === 'return' &&
    deeper.length === 0 &&
    /Sync$|^get(Window|Device|AppBase)Info$/.test(name) &&
    field !== undefined &&
    Object.hasOwn(known[name]?.() ?? {}, field)
  )
}

/** @type {(name: string, call: (...values: any[]) => unknown) => (...values: any[]) => unknown} */
const noted =
  (name, call) =>
  (...values) => {
    note('calls', { name, options: values.map(describe).join(', '), at: Date.now() })
    return call(...values)
  }

/**
 * Names whose reading is not logged as a missing call: those that the loader of a bundle, a module system or a promise
 * reads, and services that an app can do without.
 */
const NOT_CALLS = ['webpackJsonp', 'cloud', 'then', 'toJSON', 'default', '__esModule', '$$typeof', 'prototype']

/**
 * The platform's calls. A call that the simulator does not have is undefined, as on an old phone, and its name is
 * logged. Listeners for events that never happen here are accepted and do nothing.
 */
export const platformApi = new Proxy(
  Object.fromEntries(
    Object.entries(known).map(([name, call]) => [name, typeof call === 'function' ? noted(name, call) : call]),
  ),
  {
    get(calls, name) {
      if (typeof name !== 'string') return undefined
      if (calls[name] || NOT_CALLS.includes(name)) return calls[name]
      if (/^(on|off)[A-Z]/.test(name)) return () => {}
      noteMissing(`${namespace}.${name}`)
      return undefined
    },
  },
)
