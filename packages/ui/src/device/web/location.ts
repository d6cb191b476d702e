import type { Answer, Device, Place } from '../types'

/** Ms until locating fails. */
const POSITION_TIMEOUT = 10_000

const isSupported = () => typeof navigator !== 'undefined' && 'geolocation' in navigator

/** Locates the shopper by the browser. Requires https. */
export const location: Device['location'] = {
  isSupported,
  async ask() {
    if (!isSupported()) return { status: 'unsupported' }
    return new Promise<Answer<Place>>((resolve) =>
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) =>
          resolve({ status: 'done', value: { latitude, longitude, system: 'wgs84' } }),
        ({ code, PERMISSION_DENIED }) => resolve({ status: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
        { timeout: POSITION_TIMEOUT },
      ),
    )
  },
}
