import { bundlesOf, isOrdered, judgeCartBundles } from '#cart/cart-bundles'
import type { CartLike, CartPromotionLike, PricedCartProduct } from '#cart/cart-like'
import { cartDiscount, type CartDiscount } from '#cart/cart-discount'
import { cartParts } from '#cart/cart-parts'
import { groupProducts } from '#cart/cart-products'
import { freeFreightGap, freightFor, type FreightPart } from '#freight/freight-for'
import type { JudgedBundles, PricingBundle } from '#price/bundle-rows'
import { judgeCart, type CartPromotion } from '#price/cart-rows'
import { bundleChoices, cartChoices } from '#price/offer-choices'
import { sumRows } from '#price/price-row'

/** The effect of one cart promotion on the cart. */
export interface PricedGroup extends CartDiscount {
  promotionId: string
  /** Ids of the lines whose pieces count for the promotion. */
  lines: readonly string[]
}

/** Amounts of the cart, in fen: `totalAmount = productAmount - discountAmount`, never below 0. */
export interface CartPrice {
  productAmount: number
  discountAmount: number
  totalAmount: number
  groups: PricedGroup[]
  /** Fen missing for free freight; 0 if there is no freight, or the freight is unknown. */
  freightGap: number
  /** Fen missing to the threshold of each mark-up sale, by its id; 0 if the threshold is reached. */
  missing: Readonly<Record<string, number>>
  /** Fen: the discount of each set and mark-up sale, by its id. */
  saved: Readonly<Record<string, number>>
}

/**
 * Returns the amounts of the checked products that can be bought, less the discounts of sets, mark-up sales and cart
 * promotions (1001, 1002). It applies the rules of the server's `priceOrder` to the prices that the server sent, so
 * that a changed cart shows the right amounts before the server answers. Like the server, it uses the combination of
 * offers with the lowest total.
 */
export function priceCart<P extends PricedCartProduct>(cart: CartLike<P>): CartPrice {
  const lines = offeredLines(cart)
  const ordered = lines.filter(({ product }) => isOrdered(product))
  const bundles = bundlesOf(cart)
  const promotions = new Map(
    [...cart.promotionGroups, ...(cart.otherPromotions ?? [])].filter(isPromoted).map((one) => [one.promotionId, one]),
  )
  const variant = (some: readonly PricingBundle[], order?: readonly string[]) =>
    priceVariant(ordered, promotions, judgeCartBundles(cart, some), order, cart.freights)
  const first = variant(bundles)
  const orders = cartChoices(lines.flatMap(({ promotionIds }) => promotionIds))
  let best = first
  for (const some of bundleChoices(bundles, new Set(ordered.map(({ product }) => product.skuNo))))
    for (const order of orders) {
      const other = variant(some, order)
      if (other.cost < best.cost) best = other
    }
  const { cost: _, ...price } = { ...best, missing: { ...first.missing, ...best.missing } }
  return price
}

/** A product of a cart, and the cart promotions that it may count for. */
interface OfferedLine {
  product: PricedCartProduct
  promotionIds: readonly string[]
}

const offeredLines = (cart: CartLike<PricedCartProduct>): OfferedLine[] =>
  cart.promotionGroups.flatMap((group) =>
    groupProducts(group).map((product) => ({
      product,
      promotionIds: product.promotionIds ?? (isPromoted(group) ? [group.promotionId] : []),
    })),
  )

/**
 * Prices the lines with some of the available offers. `cost` is the amount to pay including freight; it decides which
 * offers are used.
 */
function priceVariant(
  lines: readonly OfferedLine[],
  promotions: ReadonlyMap<string, CartPromotion>,
  { rows: bundled, missing }: JudgedBundles,
  order?: readonly string[],
  freights: CartLike<never>['freights'] = [],
): CartPrice & { cost: number } {
  const parts = lines.flatMap(({ product, promotionIds }) => {
    const offered = promotionIds.flatMap((id) => promotions.get(id) ?? [])
    return cartParts(product).map((part) => {
      const worth = part.price * part.quantity + sumRows(bundled, { line: part.id })
      return {
        ...part,
        product,
        skuNo: product.skuNo,
        worth,
        room: Math.max(0, worth - (product.floorPrice ?? 0) * part.quantity),
        offered: part.covered ? offered : [],
      }
    })
  })
  const { rows: cartPart, results, countsFor } = judgeCart(parts, order)
  const groups = [...promotions.values()].map((promotion): PricedGroup => {
    const { promotionId } = promotion
    const counting = parts.filter(({ id }) => countsFor.get(id)?.includes(promotion))
    const lines = [...new Set(counting.map(({ product }) => product.id))]
    return { promotionId, lines, ...(results.get(promotionId) ?? cartDiscount(promotion, 0, 0)) }
  })
  const productAmount = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discountAmount = 0 - sumRows(bundled) - sumRows(cartPart)
  const totalAmount = productAmount - discountAmount
  const sent = parts.map(({ id, quantity, worth, product: { freightTable, grams, byCode } }): FreightPart => {
    return { freightTable, grams, byCode, quantity, worth: worth + sumRows(cartPart, { line: id }) }
  })
  const saved: Record<string, number> = {}
  for (const { source, fen } of bundled) if (source) saved[source.id] = (saved[source.id] ?? 0) - fen
  const cost = totalAmount + freightFor(sent, freights)
  const freightGap = freeFreightGap(sent, freights)
  return { productAmount, discountAmount, totalAmount, groups, freightGap, missing, saved, cost }
}

const isPromoted = <G extends CartPromotionLike>(group: G): group is G & { promotionId: string } =>
  group.promotionId !== undefined && group.promotionType !== undefined
