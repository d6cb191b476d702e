/** A sku of a bundle. */
export interface BundleSku {
  skuNo: string
  /** Pieces of the sku in one set. A mark-up sale makes one piece cheaper. */
  itemQuantity: number
  /** Fen: price of one piece in a mark-up sale. */
  price?: number
}
