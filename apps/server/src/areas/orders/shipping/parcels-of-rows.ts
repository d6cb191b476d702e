import { canMove, ORDER_STATUS, ORDER_STATUS_LABEL } from '@hearth/domain'
import type { FoundOrder, PackedItem, ParcelOfOrder } from '@hearth/ops'
import { sentAs, type ParcelRow, type RowFault } from '#areas/orders/shipping/parcel-rows'
import { printable } from '#kernel/commands/printable'
import { groupBy } from '#kernel/reads/group-by'

/** The parcels in the rows of a file. */
interface RowsAsParcels {
  /** Parcels to ship. */
  parcels: ParcelOfOrder[]
  /** Number of parcels that were already shipped with the same data. */
  before: number
  faults: RowFault[]
}

/**
 * Reads parcels from the rows of a file: one for each order, or one for each tracking number if the rows name products.
 * @param orders the orders in their present state, by number
 */
export function parcelsOfRows(rows: readonly ParcelRow[], orders: ReadonlyMap<string, FoundOrder>): RowsAsParcels {
  const all: RowsAsParcels = { parcels: [], before: 0, faults: [] }
  for (const [orderId, its] of groupBy(rows, (row) => row.orderId)) {
    const order = orders.get(orderId)
    if (!order) its.forEach(({ row }) => all.faults.push({ row, why: `订单号：没有订单 ${printable(orderId)}` }))
    else if (its[0]!.packed) addPieces(all, its, order)
    else addWhole(all, its[0]!, order)
  }
  return all
}

/** Adds a parcel with everything that is left of an order. */
function addWhole(all: RowsAsParcels, { row, companyName, trackingNumber }: ParcelRow, order: FoundOrder): void {
  const { orderId, version, status, sent } = order
  const same = sent !== undefined && sentAs(sent) === sentAs({ companyName, trackingNumber })
  if (same) all.before += 1
  else if (canMove(status, ORDER_STATUS.shipped)) all.parcels.push({ orderId, version, companyName, trackingNumber })
  else all.faults.push({ row, why: cannotSend(order) })
}

/** Adds a parcel for each tracking number, with the pieces that its rows name. */
function addPieces(all: RowsAsParcels, rows: readonly ParcelRow[], order: FoundOrder): void {
  const { orderId, version, status } = order
  const gone = new Set(order.parcels.map(sentAs))
  const left = new Map(order.lines.map((line) => [line.orderItemId, line.left]))
  for (const [sent, its] of groupBy(rows, sentAs)) {
    if (gone.has(sent)) {
      all.before += 1
      continue
    }
    if (!canMove(status, ORDER_STATUS.shipped)) {
      its.forEach(({ row }) => all.faults.push({ row, why: cannotSend(order) }))
      continue
    }
    const items = new Map<string, number>()
    for (const row of its) {
      const taken = take(row, order, left)
      if (typeof taken === 'string') all.faults.push({ row: row.row, why: taken })
      else taken.forEach((one) => items.set(one.orderItemId, (items.get(one.orderItemId) ?? 0) + one.quantity))
    }
    const { companyName, trackingNumber } = its[0]!
    const packed = [...items].map(([orderItemId, quantity]): PackedItem => ({ orderItemId, quantity }))
    all.parcels.push({ orderId, version, companyName, trackingNumber, items: packed })
  }
}

/**
 * Subtracts the pieces of a row from those that are left of an order's lines.
 * @returns the pieces by line, or why they can't be shipped
 */
function take({ packed }: ParcelRow, order: FoundOrder, left: Map<string, number>): PackedItem[] | string {
  const { skuNo, pieces } = packed!
  const known = order.lines.filter((line) => line.skuNo === skuNo)
  if (known.length === 0) return `商品编号：订单 ${order.orderId} 没有商品 ${printable(skuNo)}`
  const plain = known.filter(({ gift }) => !gift)
  const lines = plain.length > 0 ? plain : known
  const most = lines.reduce((sum, { orderItemId }) => sum + left.get(orderItemId)!, 0)
  if (pieces > most) return `件数：商品 ${printable(skuNo)} 只剩 ${most} 件待发，不够 ${pieces} 件`
  let wants = pieces
  return lines.flatMap(({ orderItemId }): PackedItem[] => {
    const quantity = Math.min(wants, left.get(orderItemId)!)
    wants -= quantity
    left.set(orderItemId, left.get(orderItemId)! - quantity)
    return quantity > 0 ? [{ orderItemId, quantity }] : []
  })
}

function cannotSend({ orderId, status, sent }: FoundOrder): string {
  const stand = [ORDER_STATUS_LABEL[status], ...(sent ? [printable(sentAs(sent))] : [])].join('，')
  return `订单号：${orderId} 不能发货（${stand}）`
}
