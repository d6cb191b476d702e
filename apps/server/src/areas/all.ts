import type { Area } from '#kernel/handlers'

/** Every area that answers calls. */
export const areas: readonly Area[] = []
