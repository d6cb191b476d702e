import { isOrdered, judgeCartBundles } from '#cart/cart-bundles'
import type { CartLike, CartPromotionLike, PricedCartProduct } from '#cart/cart-like'
import { groupProducts } from '#cart/cart-products'
import { cartRows, type CoveredLine } from '#price/cart-rows'
import { sumRows, type PriceRow } from '#price/price-row'
import { restLineId } from '#price/rest-line-id'

/** What one cart promotion does to the cart. */
export interface PricedGroup {
  promotionId: string
  /** Whether its threshold is reached. */
  reached: boolean
  /** Fen it takes off. */
  discount: number
  /** What the shopper reads beside it: what it gave, or what is missing. */
  hint: string
  /** Fen that are missing for it; absent where money is not what it asks, or it is reached. */
  missing?: number
}

/** Amounts of the cart, in fen: `totalAmount = productAmount - discountAmount`, never below 0. */
export interface CartPrice {
  productAmount: number
  discountAmount: number
  totalAmount: number
  groups: PricedGroup[]
  /** Fen by mark-up sale: what the rest of the cart still lacks for it; 0 where it is reached. */
  missing: Readonly<Record<string, number>>
  /** Fen by set and mark-up sale: what it takes off. */
  saved: Readonly<Record<string, number>>
}

/**
 * The amounts of the checked products that can be bought, with what sets and mark-up sales take off them, each cart
 * promotion (1001, 1002) over its own group: what the server priced, added up by the rules the server's `priceOrder`
 * goes by, so that a tap shows its amounts at once.
 */
export function priceCart<P extends PricedCartProduct>(cart: CartLike<P>): CartPrice {
  let productAmount = 0
  let discountAmount = 0
  const groups: PricedGroup[] = []
  const { rows: bundled, missing } = judgeCartBundles(cart)
  for (const group of cart.promotionGroups) {
    const ordered = groupProducts(group).filter(isOrdered)
    for (const product of ordered) productAmount += worthOf(product)
    const covered = ordered.map((product) => coveredLine(product, bundled))
    if (!isPromoted(group)) continue
    const { rows, ...told } = cartRows(group, covered)
    for (const { fen } of rows) discountAmount -= fen
    groups.push({ promotionId: group.promotionId, ...told })
  }
  const saved: Record<string, number> = {}
  for (const { source, fen } of bundled) if (source) saved[source.id] = (saved[source.id] ?? 0) - fen
  discountAmount -= sumRows(bundled)
  return { productAmount, discountAmount, totalAmount: productAmount - discountAmount, groups, missing, saved }
}

const coveredLine = (product: PricedCartProduct, bundled: readonly PriceRow[]): CoveredLine => ({
  id: product.id,
  quantity: product.itemQuantity,
  worth: worthOf(product) + sumRows(bundled, { line: product.id }) + sumRows(bundled, { line: restLineId(product.id) }),
})

/** What a product comes to: pieces beyond what the promotion has at its price are paid at the ordinary one. */
function worthOf({
  price,
  ordinaryPrice = price,
  promotionQuantity = Infinity,
  itemQuantity,
}: PricedCartProduct): number {
  const rest = Math.max(0, itemQuantity - promotionQuantity)
  return price * (itemQuantity - rest) + ordinaryPrice * rest
}

const isPromoted = <G extends CartPromotionLike>(group: G): group is G & { promotionId: string } =>
  group.promotionId !== undefined && group.promotionType !== undefined
