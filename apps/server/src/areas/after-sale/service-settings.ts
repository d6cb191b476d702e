import type { MaterialPrice } from '@hearth/sdk/core'
import { ownerSetting } from '#kernel/owner-setting'

/** A part's price, with the category whose products it is for. */
export interface StoredMaterialPrice extends MaterialPrice {
  /** Absent for all categories. */
  categoryCode?: string
}

/** The published prices of parts, as they are set and read. */
export const materialPrices = ownerSetting<{ materials: StoredMaterialPrice[] }>('materialPrices', { materials: [] })
