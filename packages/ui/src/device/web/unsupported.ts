import type { DevicePort } from '../types'

/** The port of a feature that browsers do not have. */
export const unsupported: DevicePort<never, never> = {
  isSupported: () => false,
  ask: async () => ({ status: 'unsupported' }),
}
