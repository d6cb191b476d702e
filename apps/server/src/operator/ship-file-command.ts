import { canMove, ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { sendParcels } from '#areas/orders/ship-order'
import type { Database } from '#database/connect'
import { OperatorRefusal } from '#operator/operator-request'
import { parcelRows, type ParcelRow, type RowFault } from '#operator/parcel-rows'
import { printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'
import { inTransaction } from '#shop/unit-of-work'

interface LockedOrder {
  status: OrderStatus
  /** How it was sent, where it was. */
  sent: string | null
}

const sentAs = ({ companyName, trackingNumber }: Omit<ParcelRow, 'row'>): string => `${companyName} ${trackingNumber}`

/**
 * `ship --file <parcels.xlsx|csv> [--company]`: all its orders are on their way, or none. A row whose order was sent
 * just so before is left as it is, so that a file may be sent twice, or filled in further and sent again.
 */
export async function shipFile(
  shop: OperatorShop,
  table: readonly (readonly string[])[],
  company: string | undefined,
): Promise<string> {
  const faults: RowFault[] = []
  const rows = parcelRows(table, company, faults)
  return inTransaction(shop, async (work) => {
    const orders = await lockOrders(
      work.db,
      rows.map(({ orderId }) => orderId),
    )
    const wrong = [...faults, ...rows.flatMap((row) => faultOf(row, orders.get(row.orderId)) ?? [])].sort(
      (one, other) => one.row - other.row,
    )
    if (wrong.length > 0)
      throw new OperatorRefusal(
        ['Nothing was shipped:', ...wrong.map(({ row, why }) => `row ${row}: ${why}`)].join('\n  '),
      )
    const due = rows.filter(({ orderId }) => isDue(orders.get(orderId)))
    if (due.length > 0) await sendParcels(work, due)
    const before = rows.length - due.length
    return `${due.length} orders are on their way${before > 0 ? `; ${before} were before` : ''}.`
  })
}

const isDue = (order: LockedOrder | undefined): boolean =>
  order !== undefined && canMove(order.status, ORDER_STATUS.shipped)

/** Locks orders in the order of their numbers, so that two files never wait for each other. */
async function lockOrders(trx: Database, orderIds: readonly string[]): Promise<Map<string, LockedOrder>> {
  const ids = sql`${[...orderIds]}::text[]`
  const { rows: orders } = await sql<{
    id: string
    status: OrderStatus
  }>`select id, status from orders where id = any(${ids}) order by id for update`.execute(trx)
  // A statement of its own: the one that waited for the locks sees shipments as they were before.
  const { rows: parcels } = await sql<{ id: string; sent: string }>`
    select order_id as id, company_name || ' ' || tracking_number as sent from shipment where order_id = any(${ids}) order by created_at, id desc`.execute(
    trx,
  )
  const sent = new Map(parcels.map((row) => [row.id, row.sent]))
  return new Map(orders.map(({ id, status }) => [id, { status, sent: sent.get(id) ?? null }]))
}

function faultOf({ row, ...parcel }: ParcelRow, order: LockedOrder | undefined): RowFault | undefined {
  if (!order) return { row, why: `there is no such order as ${printable(parcel.orderId)}` }
  if (isDue(order) || order.sent === sentAs(parcel)) return undefined
  return {
    row,
    why: `order ${parcel.orderId} waits for no parcel: ${ORDER_STATUS_LABEL[order.status]}${order.sent ? `, ${printable(order.sent)}` : ''}`,
  }
}
