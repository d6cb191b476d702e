import type { Ports } from '@hearth/state'

/**
 * Returns one of the browser's storages. If the browser refuses it (in a private window, or on a full disk), reads and
 * writes do nothing.
 */
export const textsIn = (name: 'localStorage' | 'sessionStorage'): Ports['storage'] => ({
  get: (key) => attempt(() => window[name].getItem(key) ?? undefined),
  set: (key, value) => attempt(() => window[name].setItem(key, value)),
  remove: (key) => attempt(() => window[name].removeItem(key)),
})

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
