import { namespace } from './app-package.mjs'
import { note } from './log.mjs'

/**
 * Converts keys for the engine: the search app writes list indexes as `a.0.b`, the engine needs `a[0].b`.
 * @param {Record<string, unknown>} data
 */
const engineKeys = (data) =>
  namespace === 'swan'
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key.replace(/\.(\d+)(?=\.|$)/g, '[$1]'), value]))
    : data

/**
 * Sends the data of a page to the view as a phone does: as text, from one process to another. Logs the amount of data.
 * @param {any} instance page or component
 * @param {string} owner
 */
export function watchSetData(instance, owner) {
  const send = instance.setData
  instance.setData = (
    /** @type {Record<string, unknown>} */ data,
    /** @type {undefined | (() => void)} */ callback,
  ) => {
    const text = JSON.stringify(engineKeys(data))
    const began = performance.now()
    send.call(instance, JSON.parse(text))
    note('setData', {
      owner,
      bytes: text.length,
      keys: Object.keys(data).length,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
    })
    if (callback) void Promise.resolve().then(() => callback.call(instance))
  }
}
