import { INVENTORY_STATUS, type InventoryStatus } from '@hearth/domain'

/** Whether anything is left of `stock` pieces (S23). */
export const inventoryOf = (stock: number): InventoryStatus =>
  stock > 0 ? INVENTORY_STATUS.inStock : INVENTORY_STATUS.soldOut
