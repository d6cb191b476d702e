import type { Sku } from '@hearth/state'

/** Most pieces of a sku one order may hold. */
export const mostOf = (sku: Sku): number => Math.min(sku.limitQuantity, sku.surplus ?? sku.limitQuantity)
