import type { Shopper } from './shopper'

/** A sku of the demo shop's promotion for groups of three. */
const PIECE = { skuNo: '150401', itemQuantity: 1 }
const PROMOTION = 'group-1'

/** A shopper's seat in a group. */
export interface Seat {
  groupId: string
  orderId: string
}

/** Opens a group of the demo shop and pays for it, or joins the given one. */
export async function openGroup(shopper: Shopper, addressId: string, groupId?: string): Promise<Seat> {
  const orderId = await shopper.order(PIECE, addressId, { kind: 'group', promotionId: PROMOTION, groupId })
  await shopper.pay(orderId)
  const { result } = await shopper.get<{ result: { groupId: string; own?: { orderId: string } }[] }>(
    'GET',
    '/api/promotion/groups/v1',
  )
  const seat = result.find(({ own }) => own?.orderId === orderId)
  if (!seat) throw new Error(`${shopper.telephone} has no seat for order ${orderId}`)
  return { groupId: seat.groupId, orderId }
}
