import type { Platform } from './platform'

/**
 * Ms that only pass: from `performance` where there is one, for the device's clock may be set. Mini-programs have that
 * clock alone.
 */
export const time = (): number => ((globalThis as Platform).performance ?? Date).now()
