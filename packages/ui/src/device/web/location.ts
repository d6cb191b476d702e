import type { Answer, Device, Place } from '../types'

/** Time limit of locating, ms. */
const POSITION_TIMEOUT = 10_000

const isSupported = () => typeof navigator !== 'undefined' && 'geolocation' in navigator

/** The shopper's position by the browser; on https alone. */
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
