import { cabinetStatus, daysTo, distanceBetween, REPLY_CODE, type CabinetRoom, type GeoPoint } from '@hearth/domain'
import type { Cabinet, CabinetList, GetPickupPoints, ListCabinets, PickupPoints } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { storedCabinet } from '#areas/cabinets/cabinet-parts'
import { deliveryMeansOfVisitor, rulesOf, type DeliveryMeans } from '#areas/delivery/delivery-means'
import type { StoredCabinet } from '#database/tables/stored-cabinet'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** The most cabinets in a reply. */
const MOST = 50

type Row = CabinetRoom & GeoPoint & { cabinet: StoredCabinet; delivery: DeliveryMeans }

/**
 * Lists the cabinets of a city that can take the order, the nearest first. The server computes the distances, and not
 * the database, since a city has few cabinets.
 * @throws ShopError badInput for a longitude without a latitude, or the reverse; notFound for another shopper's order
 */
export async function listCabinets(wish: ListCabinets, context: Context): Promise<CabinetList> {
  const here = pointOf(wish)
  const pieces = wish.orderId === undefined ? (wish.pieces ?? 1) : await piecesOf(wish.orderId, context)
  const rows = await readRows(context, 'cabinet', sql`city_code = ${wish.cityCode} and most_pieces >= ${pieces}`)
  const near = ({ cabinetAddressId: { streetCode, districtCode } }: StoredCabinet): number =>
    wish.streetCode && streetCode === wish.streetCode ? 0 : districtCode === wish.districtCode ? 1 : 2
  const result = rows
    .map((row): Cabinet => ({
      ...row.cabinet,
      fcOrderId: '',
      status: cabinetStatus(row),
      showCabinetItem: true,
      ...(here && { distance: distanceBetween(here, row) }),
    }))
    .sort((one, other) => (one.distance ?? near(one)) - (other.distance ?? near(other)))
  return { result: result.slice(0, MOST) }
}

/** Lists the pickup points of a street, in the order of their names. */
export async function listPickupPoints({ streetCode }: GetPickupPoints, context: Context): Promise<PickupPoints> {
  const rows = await readRows(context, 'point', sql`street_code = ${streetCode}`)
  return {
    result: rows.map((row) => {
      const { cabinetId, name, address, telephone, openingHours } = row.cabinet
      return { pickupId: cabinetId, status: cabinetStatus(row), name, address, telephone, openingHours }
    }),
  }
}

/** Reads the open cabinets or points in areas to which the shop delivers, in the order of their names. */
async function readRows({ db }: Context, kind: 'cabinet' | 'point', chosen: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select open, capacity, taken, most_pieces as "mostPieces", longitude, latitude, ${storedCabinet} as cabinet,
      ${deliveryMeansOfVisitor} as delivery
    from cabinet where open and kind = ${kind} and ${chosen} order by name, id`.execute(db)
  return rows.filter(({ cabinet, delivery }) => daysTo(rulesOf(delivery), cabinet.cabinetAddressId) !== undefined)
}

function pointOf({ longitude, latitude }: ListCabinets): GeoPoint | undefined {
  if (longitude === undefined && latitude === undefined) return undefined
  if (longitude === undefined || latitude === undefined)
    throw new ShopError(
      REPLY_CODE.badInput,
      '经度和纬度需要同时提供',
      longitude === undefined ? 'longitude' : 'latitude',
    )
  return { longitude, latitude }
}

async function piecesOf(orderId: string, { db, needShopper }: Context): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select sum(quantity)::integer as pieces from orders join order_item on order_item.order_id = orders.id
    where orders.id = ${orderId} and orders.shopper_id = ${needShopper()} group by orders.id`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '订单不存在')
  return rows[0].pieces
}
