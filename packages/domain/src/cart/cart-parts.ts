import type { PricedCartProduct } from '#cart/cart-like'
import { partLineId } from '#price/part-line-id'

/** Pieces of a product at the same price. */
export interface TierPieces {
  /** Fen: price of a piece. */
  price: number
  quantity: number
  /** Whether the pieces count for the cart promotion of the promotion group that contains the product. */
  covered: boolean
}

/** Pieces at the same price, with their id in price rows. */
export interface CartPart extends TierPieces {
  id: string
}

/** Splits the pieces of a product by price. */
export function tierPieces({
  price,
  tiers = [{ price, covered: true }],
  itemQuantity,
}: Pick<PricedCartProduct, 'price' | 'tiers' | 'itemQuantity'>): TierPieces[] {
  let left = itemQuantity
  return tiers
    .map(({ pieces = Infinity, ...tier }) => {
      const quantity = Math.min(left, pieces)
      left -= quantity
      return { ...tier, quantity }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Splits the pieces of a product in the cart by price, with their ids in price rows. */
export const cartParts = (product: PricedCartProduct): CartPart[] =>
  tierPieces(product).map((tier, at) => ({ ...tier, id: partLineId(product.id, at) }))
