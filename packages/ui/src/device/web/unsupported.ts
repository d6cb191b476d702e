import type { DevicePort } from '../types'

/** A port that browsers do not have. */
export const unsupported: DevicePort<never, never> = {
  isSupported: () => false,
  ask: async () => ({ status: 'unsupported' }),
}
