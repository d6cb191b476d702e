import {
  isTrackingNumber,
  packParcel,
  REPLY_CODE,
  type LineToSend,
  type PackedParcel,
  type ParcelPieces,
  type ParcelRefusal,
} from '@hearth/domain'
import { sql } from 'kysely'
import { isOnItsWayToCabinet } from '#areas/cabinets/cabinet-parts'
import { isOfKinds } from '#areas/orders/by-kind'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A parcel to ship. */
export interface ParcelToShip {
  companyName: string
  trackingNumber: string
  /** Its pieces; absent for all pieces that are left. */
  items?: readonly ParcelPieces[]
}

/** A parcel with its pieces. */
export interface PackedForOrder extends PackedParcel, Omit<ParcelToShip, 'items'> {
  orderId: string
  /** The number of the parcel among the order's parcels, from 1. */
  position: number
  /** Whether earlier parcels of the order were sent. */
  rest: boolean
}

interface OrderToPack {
  orderId: string
  parcels: number
  lines: LineToSend[]
  /** Whether the order must be shipped in a single parcel: to a cabinet, or because of its kind. */
  whole: boolean
}

const REFUSED: Readonly<Record<ParcelRefusal['refused'], (refusal: ParcelRefusal) => ShopError>> = {
  nothingLeft: () => new ShopError(REPLY_CODE.wrongState, '订单没有待发出的商品'),
  unknownLine: () => new ShopError(REPLY_CODE.notFound, '订单中没有该商品', 'items'),
  namedTwice: () => new ShopError(REPLY_CODE.badInput, '同一商品只能填写一次', 'items'),
  noPieces: () => new ShopError(REPLY_CODE.badInput, '请填写要发出的件数', 'items'),
  tooMany: ({ most }) =>
    new ShopError(REPLY_CODE.badInput, most ? `该商品最多还可发 ${most} 件` : '该商品没有待发出的件数', 'items'),
  giftAlone: () => new ShopError(REPLY_CODE.badInput, '赠品随主商品一起发出，不用单独填写', 'items'),
  goesWhole: () => new ShopError(REPLY_CODE.badInput, '自提订单和试用订单须一次发出全部商品', 'items'),
}

/**
 * Packs the next parcel of each of some orders that the caller has locked, always with one query.
 * @param refuse makes the error for the refusal of an order
 * @throws ShopError notFound, badInput or wrongState, with the reason why a parcel can't be packed
 */
export async function packOrders(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  parcels: readonly (ParcelToShip & { orderId: string })[],
  refuse: (orderId: string, refusal: ShopError) => Error = (_, refusal) => refusal,
): Promise<PackedForOrder[]> {
  const odd = parcels.find(({ trackingNumber }) => !isTrackingNumber(trackingNumber))
  if (odd)
    throw refuse(
      odd.orderId,
      new ShopError(REPLY_CODE.badInput, '运单号须是字母、数字和 -，至少有一位数字', 'trackingNumber'),
    )
  const orders = await readOrdersToPack(
    work,
    parcels.map(({ orderId }) => orderId),
  )
  return parcels.map(({ orderId, companyName, trackingNumber, items }) => {
    const { lines, whole, parcels: before } = orders.get(orderId)!
    const packed = packParcel(lines, items, whole)
    if ('refused' in packed) throw refuse(orderId, REFUSED[packed.refused](packed))
    const rest = lines.some(({ sent }) => sent > 0)
    return { orderId, companyName, trackingNumber, ...packed, position: before + 1, rest }
  })
}

async function readOrdersToPack(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  orderIds: readonly string[],
): Promise<Map<string, OrderToPack>> {
  const { rows } = await sql<OrderToPack>`
    select orders.id as "orderId",
      (select coalesce(max(position), 0) from shipment where shipment.order_id = orders.id) as parcels,
      ${isOnItsWayToCabinet} or ${isOfKinds(work, ({ inOneParcel }) => inOneParcel === true)} as whole,
      (
        select coalesce(
          jsonb_agg(
            jsonb_strip_nulls(jsonb_build_object(
              'orderItemId', item.id, 'quantity', item.quantity, 'sent', item.sent,
              'refundedUnsent', item.refunded_unsent, 'byCode', item.by_code, 'giftOf', product.id
            )) order by item.position
          ), '[]'
        )
        from order_item item
        left join order_item product
          on item.gift and product.order_id = item.order_id and product.position = item.gift_of
        where item.order_id = orders.id
      ) as lines
    from orders where orders.id = any(${[...orderIds]}::text[])`.execute(work.db)
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** Pieces of an order that are still to be shipped. */
export async function countLeft(db: Database, orderId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(quantity - sent - refunded_unsent), 0)::integer as left from order_item
    where order_id = ${orderId} and not by_code`.execute(db)
  return rows[0]?.left ?? 0
}
