// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface PointsProduct {
  id: string
  integral: number
  on_shelf: Generated<boolean>
  per_shopper: Generated<number>
  sku_no: string
  stock: number
  version: Generated<number>
}
