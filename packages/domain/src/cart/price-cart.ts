import type { CartLike, CartPromotionLike, PricedCartProduct } from '#cart/cart-like'
import { groupProducts } from '#cart/cart-products'
import { CHECK_STATUS } from '#codes/check-status'
import { isPurchasable } from '#codes/product-status'
import { cartRows, type CoveredLine } from '#price/cart-rows'

/** What one cart promotion does to the cart. */
export interface PricedGroup {
  promotionId: string
  /** Whether its threshold is reached. */
  reached: boolean
  /** Fen it takes off. */
  discount: number
  /** What the shopper reads beside it: what it gave, or what is missing. */
  hint: string
}

/** Amounts of the cart, in fen: `totalAmount = productAmount - discountAmount`, never below 0. */
export interface CartPrice {
  productAmount: number
  discountAmount: number
  totalAmount: number
  groups: PricedGroup[]
}

/**
 * The amounts of the checked products that can be bought, each cart promotion (1001, 1002) over its own group: what the
 * server priced, added up by the rule the server's `priceOrder` goes by, so that a tap shows its amounts at once.
 */
export function priceCart<P extends PricedCartProduct>(cart: CartLike<P>): CartPrice {
  let productAmount = 0
  let discountAmount = 0
  const groups: PricedGroup[] = []
  for (const group of cart.promotionGroups) {
    const covered = coveredLines(groupProducts(group))
    for (const { worth } of covered) productAmount += worth
    if (!isPromoted(group)) continue
    const { reached, discount, hint, rows } = cartRows(group, covered)
    for (const { fen } of rows) discountAmount -= fen
    groups.push({ promotionId: group.promotionId, reached, discount, hint })
  }
  return { productAmount, discountAmount, totalAmount: productAmount - discountAmount, groups }
}

function coveredLines(products: readonly PricedCartProduct[]): CoveredLine[] {
  return products
    .filter(
      ({ shoppingCartStatus: checked, productStatus }) =>
        checked === CHECK_STATUS.checked && isPurchasable(productStatus),
    )
    .map((product) => ({ id: product.id, quantity: product.itemQuantity, worth: worthOf(product) }))
}

/** What a product comes to: pieces beyond what the promotion has at its price are paid at the ordinary one. */
function worthOf({
  price,
  originalPrice = price,
  promotionQuantity = Infinity,
  itemQuantity,
}: PricedCartProduct): number {
  const rest = Math.max(0, itemQuantity - promotionQuantity)
  return price * (itemQuantity - rest) + originalPrice * rest
}

const isPromoted = <G extends CartPromotionLike>(group: G): group is G & { promotionId: string } =>
  group.promotionId !== undefined && group.promotionType !== undefined
