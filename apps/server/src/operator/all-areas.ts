import { areas } from '#areas/all'
import { auditArea } from '#audit/audit-area'
import type { Area } from '#kernel/area'
import { shopFileArea } from '#shop-file/shop-file-area'

/** Every area of each shop, with those that stand above the others: they look at what all of them keep. */
export const allAreas: readonly Area[] = [...areas, auditArea, shopFileArea]
