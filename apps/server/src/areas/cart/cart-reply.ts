import { bundlesFor } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { bundleOffers } from '#areas/cart/bundle-offers'
import type { SeenLines } from '#areas/cart/cart-line'
import { wantedLines, type CartViewer } from '#areas/cart/cart-lines'
import { groupCart } from '#areas/cart/group-cart'
import { priceDetails } from '#areas/cart/price-details'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import type { Database } from '#database/connect'

/**
 * Priced lines as a cart: its groups, the origins of its prices, and its bundles and mark-up sales. One statement; none
 * for an empty cart.
 */
export async function cartReply(
  db: Database,
  viewer: CartViewer,
  seen: SeenLines,
  priced: PricedLines = priceLines(seen),
): Promise<Cart> {
  const cart = { ...groupCart(priced.lines), priceDetails: priceDetails(priced), ...freightsOf(seen, priced) }
  const bundles = bundlesFor(seen.bundles, seen.buyer)
  if (bundles.length === 0) return cart
  const skuNos = new Set(bundles.flatMap(({ skus }) => skus.map(({ skuNo }) => skuNo)))
  const shelf = await wantedLines(
    db,
    viewer,
    [...skuNos].map((skuNo) => ({ skuNo, itemQuantity: 1 })),
  )
  const inCart = new Set(seen.lines.map(({ sku }) => sku.skuNo))
  return { ...cart, ...bundleOffers(bundles, priceLines({ ...shelf, bundles: [] }).lines, inCart) }
}

/** Freight terms of the cart's products; undefined if the owner sets no freight table. */
function freightsOf({ freight: { rules }, lines }: SeenLines, { freight }: PricedLines): Pick<Cart, 'freights'> {
  if (!rules) return {}
  const named = new Set(lines.map(({ sku }) => sku.freightTable))
  return { freights: freight.filter(({ tableId }, at) => at === 0 || named.has(tableId)) }
}
