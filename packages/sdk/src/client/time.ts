import type { Platform } from './platform'

/**
 * Monotonic ms: from `performance` if available, since the device's clock may be set. Mini-programs have only that
 * clock.
 */
export const time = (): number => ((globalThis as Platform).performance ?? Date).now()
