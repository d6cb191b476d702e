import { areas } from '#areas/all'
import { auditArea } from '#audit/audit-area'
import type { Area } from '#kernel/area'
import { shopFileArea } from '#shop-file/shop-file-area'

/** All areas of a shop, including those that use all others. */
export const allAreas: readonly Area[] = [...areas, auditArea, shopFileArea]
