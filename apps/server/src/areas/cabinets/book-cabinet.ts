import {
  CABINET_STATUS,
  cabinetStatus,
  daysTo,
  fitsCabinet,
  PICKUP_STATUS,
  REPLY_CODE,
  type CabinetRoom,
  type DeliveryPlace,
} from '@hearth/domain'
import type { AddressDelivery } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { storedCabinet } from '#areas/cabinets/cabinet-parts'
import { deliveryMeansOfVisitor, deliveryOf, rulesOf, type DeliveryMeans } from '#areas/delivery/delivery-means'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

type Found = CabinetRoom & DeliveryPlace & { name: string; delivery: DeliveryMeans }

/** Returns the text that says why a cabinet can't take an order; undefined if it can. */
function refusalOf(cabinet: Found, pieces: number): string | undefined {
  if (!fitsCabinet(cabinet, pieces)) return `该自提点每单最多 ${cabinet.mostPieces} 件，放不下这一单，请选择其他自提点`
  if (daysTo(rulesOf(cabinet.delivery), cabinet) === undefined) return '该地区暂不支持配送，请选择其他自提点'
  return cabinetStatus(cabinet) === CABINET_STATUS.full ? FULL : undefined
}

const AHEAD = '预售和众筹商品暂不支持自提，请选择送货上门'
const FULL = '该自提点已满，请选择其他自提点'
const GONE = '自提点不存在或已停用，请重新选择'

/** Returns when an order of the given number of pieces would arrive at a cabinet, or why the cabinet can't take it. */
export async function quoteCabinet(
  db: Database,
  { cabinetId, pieces, now }: { cabinetId: string; pieces: number; now: number },
): Promise<AddressDelivery> {
  const cabinet = await findCabinet(db, cabinetId)
  if (!cabinet) return { deliverable: false, text: GONE }
  const { provinceCode, cityCode, districtCode, name, delivery } = cabinet
  const refusal = refusalOf(cabinet, pieces)
  if (refusal !== undefined) return { deliverable: false, text: refusal }
  const place = { provinceCode, cityCode, districtCode, districtName: name }
  return deliveryOf({ rules: delivery.rules, place }, now) ?? { deliverable: false, text: GONE }
}

/**
 * Reserves a compartment for an order that is being placed. Concurrent orders never reserve more than there are.
 * @throws ShopError notFound for a cabinet that does not exist or is closed; overLimit for one that is too small or
 * full, or where the shop does not deliver, and for a pre-sale; `field` is `cabinetId`
 */
export async function bookCabinet(
  { db }: UnitOfWork,
  { orderId, cabinetId, pieces, ahead }: { orderId: string; cabinetId: string; pieces: number; ahead: boolean },
): Promise<void> {
  // A pre-sale would occupy a compartment for weeks, until its balance is paid.
  if (ahead) throw refused(AHEAD)
  const cabinet = await findCabinet(db, cabinetId)
  if (!cabinet) throw new ShopError(REPLY_CODE.notFound, GONE, 'cabinetId')
  const refusal = refusalOf(cabinet, pieces)
  if (refusal !== undefined) throw refused(refusal)
  // Another order may have taken the last compartment since it was read.
  const { rows } = await sql`
    with room as (
      update cabinet set taken = taken + 1 where id = ${cabinetId} and open and taken < capacity returning *
    )
    insert into pickup (order_id, cabinet_id, cabinet, status)
    select ${orderId}, cabinet.id, ${storedCabinet}, ${sql.lit(PICKUP_STATUS.onItsWay)} from room as cabinet
    returning order_id`.execute(db)
  if (rows.length === 0) throw refused(FULL)
}

async function findCabinet(db: Database, cabinetId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select open, capacity, taken, most_pieces as "mostPieces", province_code as "provinceCode", city_code as "cityCode",
      district_code as "districtCode", name, ${deliveryMeansOfVisitor} as delivery
    from cabinet where id = ${cabinetId} and open`.execute(db)
  return rows[0]
}

const refused = (message: string) => new ShopError(REPLY_CODE.overLimit, message, 'cabinetId')
