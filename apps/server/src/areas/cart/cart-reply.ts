import { bundlesFor, priceEach } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { bundleOffers } from '#areas/cart/bundle-offers'
import type { SeenLines, Shelf } from '#areas/cart/cart-line'
import { groupCart } from '#areas/cart/group-cart'
import { priceDetails } from '#areas/cart/price-details'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'

/**
 * Returns priced lines as a cart: its groups, the breakdown of its prices, its freight terms, and the sets and mark-up
 * sales that it offers.
 */
export function cartReply(seen: SeenLines & { shelf: Shelf }, priced: PricedLines = priceLines(seen)): Cart {
  const cart = { ...groupCart(priced.lines), priceDetails: priceDetails(priced), ...freightsOf(seen, priced) }
  const bundles = bundlesFor(seen.bundles, seen.buyer)
  if (bundles.length === 0) return cart
  const shelf = priceEach({ ...seen.shelf, now: seen.now })
  const inCart = new Set(seen.lines.map(({ sku }) => sku.skuNo))
  return { ...cart, ...bundleOffers(bundles, shelf, inCart) }
}

/** Returns the freight terms of the cart's products; nothing if the owner has set no freight table. */
function freightsOf({ freight: { rules }, lines }: SeenLines, { freight }: PricedLines): Pick<Cart, 'freights'> {
  if (!rules) return {}
  const named = new Set(lines.map(({ sku }) => sku.freightTable))
  return { freights: freight.filter(({ tableId }, at) => at === 0 || named.has(tableId)) }
}
