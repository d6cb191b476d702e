import { INVENTORY_STATUS, type InventoryStatus } from '@hearth/domain'

/** Returns whether a product with `stock` pieces is in stock or sold out (S23). */
export const inventoryOf = (stock: number): InventoryStatus =>
  stock > 0 ? INVENTORY_STATUS.inStock : INVENTORY_STATUS.soldOut
