import { namespace } from '../app-package.mjs'
import { isSinglePage } from '../opening.mjs'
import { refuse, succeed } from './answer.mjs'

const PREFIX = isSinglePage ? `${namespace}-single:` : `${namespace}:`
const read = (/** @type {string} */ key) => {
  const text = localStorage.getItem(PREFIX + key)
  return text === null ? undefined : JSON.parse(text)
}
const write = (/** @type {string} */ key, /** @type {unknown} */ value) =>
  localStorage.setItem(PREFIX + key, JSON.stringify(value ?? ''))
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
const drop = (/** @type {string} */ key) => localStorage.removeItem(PREFIX + key)

/** Clears the app's storage. */
export const clearStorage = () => keys().forEach(drop)

/** The app's storage on the phone. */
export const storage = {
  getStorageSync: (/** @type {string} */ key) => read(key) ?? '',
  setStorageSync: write,
  removeStorageSync: drop,
  clearStorageSync: clearStorage,
  getStorageInfoSync: () => ({ keys: keys(), currentSize: 1, limitSize: 10_240 }),
  getStorage(/** @type {any} */ options) {
    const data = read(options.key)
    return data === undefined
      ? refuse('getStorage', options, 'data not found')
      : succeed('getStorage', options, { data })
  },
  setStorage(/** @type {any} */ options) {
    write(options.key, options.data)
    return succeed('setStorage', options)
  },
  removeStorage(/** @type {any} */ options) {
    drop(options.key)
    return succeed('removeStorage', options)
  },
  clearStorage(/** @type {any} */ options) {
    clearStorage()
    return succeed('clearStorage', options)
  },
}
