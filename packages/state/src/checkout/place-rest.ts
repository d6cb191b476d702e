import type { OrderKindName } from '@hearth/domain'
import type { OrderParts } from '#checkout/order-draft'
import type { Placing } from '#checkout/place-order'
import { placeBalance } from '#checkout/pre-sale/place-balance'
import type { StoreContext } from '#shop/define-store'

type PlaceRest = (context: StoreContext, orderId: string, parts: OrderParts) => Promise<Placing>

/** The functions that place the unpaid rest of an order, by the kind of the order. */
const REST: Readonly<Partial<Record<OrderKindName, PlaceRest>>> = { preSale: placeBalance }

/** Places the unpaid rest of an order, at the amount of the settlement. */
export async function placeRest(context: StoreContext, orderId: string, parts: OrderParts): Promise<Placing> {
  const { campaign } = parts.settlement
  const place = campaign && REST[campaign.kind]
  if (!place) throw new Error(`Nothing is left to pay of order ${orderId}`)
  return place(context, orderId, parts)
}
