import type { Sku } from '@hearth/sdk/core'

/** A sku with what only the server may know of it. */
export interface StockedSku extends Sku {
  /** Pieces left. */
  stock: number
  merchantId: string
  merchantName: string
}

/** A line of a cart as it was kept, with the sku as it is now. */
export interface CartLine {
  id: string
  itemQuantity: number
  checked: boolean
  sku: StockedSku
}

/** Who looks at the prices. */
export interface Beholder {
  /** Epoch ms. */
  now: number
  vip?: boolean
  enterprise?: boolean
}
