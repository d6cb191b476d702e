import type { Device } from '../types'

const isSupported = () => typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function'

/** Reads the clipboard, once the shopper has allowed it. Requires https. */
export const clipboard: Device['clipboard'] = {
  isSupported,
  async ask() {
    if (!isSupported()) return { status: 'unsupported' }
    try {
      return { status: 'done', value: { text: await navigator.clipboard.readText() } }
    } catch (thrown) {
      return { status: thrown instanceof DOMException && thrown.name === 'NotAllowedError' ? 'denied' : 'failed' }
    }
  },
}
