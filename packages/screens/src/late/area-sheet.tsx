import { late } from '@hearth/ui'

/** The area picker, fetched late. */
export const AreaSheet = late(async () => (await import('../address-form/area-sheet')).AreaSheet)
