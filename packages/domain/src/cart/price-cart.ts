import type { CartLike, CartPromotionLike, PricedCartProduct } from '#cart/cart-like'
import { cartDiscount } from '#cart/cart-discount'
import { groupProducts } from '#cart/cart-products'
import { CHECK_STATUS } from '#codes/check-status'
import { isPurchasable } from '#codes/product-status'

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

/** The amounts of the checked products that can be bought, each cart promotion (1001, 1002) over its own group. */
export function priceCart<P extends PricedCartProduct>(cart: CartLike<P>): CartPrice {
  let productAmount = 0
  let discountAmount = 0
  const groups: PricedGroup[] = []
  for (const group of cart.promotionGroups) {
    const { amount, quantity } = sumChecked(groupProducts(group))
    productAmount += amount
    if (!isPromoted(group)) continue
    const result = cartDiscount(group, amount, quantity)
    discountAmount += result.discount
    groups.push({ promotionId: group.promotionId, ...result })
  }
  return { productAmount, discountAmount, totalAmount: productAmount - discountAmount, groups }
}

function sumChecked(products: readonly PricedCartProduct[]): { amount: number; quantity: number } {
  let amount = 0
  let quantity = 0
  for (const product of products) {
    if (product.shoppingCartStatus !== CHECK_STATUS.checked || !isPurchasable(product.productStatus)) continue
    amount += product.price * product.itemQuantity
    quantity += product.itemQuantity
  }
  return { amount, quantity }
}

const isPromoted = <G extends CartPromotionLike>(group: G): group is G & { promotionId: string } =>
  group.promotionId !== undefined && group.promotionType !== undefined
