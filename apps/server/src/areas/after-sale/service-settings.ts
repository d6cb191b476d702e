import type { MaterialPrice } from '@hearth/sdk/core'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The price of a part, with the category of the products it is for. */
export interface StoredMaterialPrice extends MaterialPrice {
  /** Absent if the price is for products of all categories. */
  categoryCode?: string
}

/** The stored setting with the published prices of parts. */
export const materialPrices = ownerSetting<{ materials: StoredMaterialPrice[] }>('materialPrices', { materials: [] })
