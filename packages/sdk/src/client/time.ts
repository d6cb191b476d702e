import type { Platform } from './platform'

/**
 * Returns monotonic ms from `performance`, if the platform has it, because the device's clock may be set. Mini-programs
 * have only the device's clock.
 */
export const time = (): number => ((globalThis as Platform).performance ?? Date).now()
