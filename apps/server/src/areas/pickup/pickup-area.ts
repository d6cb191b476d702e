import { PICKUP_STATUS } from '@hearth/domain'
import { orders, type CabinetParcel } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { storedPickup, toCabinetParcel, type StoredPickup } from '#areas/cabinets/cabinet-parts'
import { noSuchOrder } from '#areas/orders/own-order'
import { pickupOps } from '#areas/pickup/pickup-ops'
import { sendOldParcelsBack } from '#areas/pickup/send-back'
import type { Database } from '#database/connect'
import { PICKUP_LAWS } from '#areas/pickup/pickup-laws'
import { cabinetCommands } from '#areas/pickup/cabinet-commands'
import { PICKUP_MESSAGES } from '#areas/pickup/pickup-messages'
import { answers, defineArea } from '#kernel/area'

/** Parcels that shoppers collect from cabinets and pickup points (E06). */
export const pickupArea = defineArea({
  name: 'pickup',
  messages: PICKUP_MESSAGES,
  commands: cabinetCommands,
  laws: PICKUP_LAWS,
  ops: pickupOps,
  calls: [
    answers(orders, {
      getCabinetStatus: ({ orderId }, { db, needShopper }) => readStatus(db, needShopper(), orderId),
    }),
  ],
  jobs: () => [{ name: 'send parcels back', every: 600_000, run: (work) => sendOldParcelsBack(work) }],
})

async function readStatus(db: Database, shopperId: string, orderId: string): Promise<CabinetParcel> {
  const { rows } = await sql<{ pickup: StoredPickup | null }>`
    select ${storedPickup} as pickup from orders where id = ${orderId} and shopper_id = ${shopperId}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  return rows[0].pickup ? toCabinetParcel(rows[0].pickup) : { status: PICKUP_STATUS.onItsWay }
}
