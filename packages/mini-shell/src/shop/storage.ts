import Taro from '@tarojs/taro'
import type { Ports } from '@hearth/state'

/**
 * Values that were read or written in this visit. They are kept in memory, since every request needs the session and
 * reading the phone's storage is slow.
 */
const known = new Map<string, string>()

/**
 * Small texts in the phone's storage. A text that the storage refuses (on a full disk) stays in memory for the visit.
 */
export const storage: Ports['storage'] = {
  get(key) {
    const value = known.get(key)
    if (value !== undefined) return value
    const stored: string | undefined = attempt(() => Taro.getStorageSync<string>(key))
    if (!stored) return undefined
    known.set(key, stored)
    return stored
  },
  set(key, value) {
    known.set(key, value)
    attempt(() => Taro.setStorageSync(key, value))
  },
  remove(key) {
    known.delete(key)
    attempt(() => Taro.removeStorageSync(key))
  },
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
