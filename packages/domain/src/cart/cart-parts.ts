import type { PricedCartProduct } from '#cart/cart-like'
import { partLineId } from '#price/part-line-id'

/** Pieces of a product at one price. */
export interface TierPieces {
  /** Fen: a piece. */
  price: number
  quantity: number
  /** Whether they count for the cart promotion of their group. */
  covered: boolean
}

/** The same with the name that price rows give them. */
export interface CartPart extends TierPieces {
  id: string
}

/** The pieces of a product by what they cost. */
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

/** The pieces of a product in the cart by what they cost. */
export const cartParts = (product: PricedCartProduct): CartPart[] =>
  tierPieces(product).map((tier, at) => ({ ...tier, id: partLineId(product.id, at) }))
