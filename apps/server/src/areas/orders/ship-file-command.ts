import { canMove, ORDER_STATUS, ORDER_STATUS_LABEL } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type FoundOrder } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { parcelRows, type ParcelRow, type RowFault } from '#areas/orders/parcel-rows'
import { printable } from '#kernel/commands/printable'
import type { CommandContext } from '#kernel/commands/command'

type Parcel = Pick<ParcelRow, 'companyName' | 'trackingNumber'>

const sentAs = ({ companyName, trackingNumber }: Parcel): string => `${companyName} ${trackingNumber}`

/**
 * `ship --file <parcels.xlsx|csv> [--company]`: all its orders are on their way, or none, each with what is left of it.
 * A row whose order, or a part of it, was sent just so before is left as it is, so that a file may be sent twice, or
 * filled in further and sent again.
 */
export async function shipFile(
  { ops }: CommandContext,
  table: readonly (readonly string[])[],
  company: string | undefined,
): Promise<string> {
  const faults: RowFault[] = []
  const rows = parcelRows(table, company, faults)
  return asRead(
    async () => {
      const { orders } = await ops.orders.find({ orderIds: rows.map(({ orderId }) => orderId) })
      return new Map(orders.map((order) => [order.orderId, order]))
    },
    async (orders) => {
      const wrong = [...faults, ...rows.flatMap((row) => faultOf(row, orders.get(row.orderId)) ?? [])].sort(
        (one, other) => one.row - other.row,
      )
      if (wrong.length > 0)
        throw new OperatorRefusal(['没有发货：', ...wrong.map(({ row, why }) => `第 ${row} 行 ${why}`)].join('\n  '))
      const due = rows.flatMap(({ orderId, companyName, trackingNumber }) => {
        const order = orders.get(orderId)
        return order && isDue(order, { companyName, trackingNumber })
          ? [{ orderId, version: order.version, companyName, trackingNumber }]
          : []
      })
      if (due.length > 0) await ops.orders.shipMany({ parcels: due }).catch(inRows(rows))
      const before = rows.length - due.length
      return `${due.length} orders are on their way${before > 0 ? `; ${before} were before` : ''}.`
    },
  )
}

const isDue = ({ status, sent }: FoundOrder, parcel: Parcel): boolean =>
  canMove(status, ORDER_STATUS.shipped) && !(sent && sentAs(sent) === sentAs(parcel))

function faultOf({ row, ...parcel }: ParcelRow, order: FoundOrder | undefined): RowFault | undefined {
  if (!order) return { row, why: `订单号 没有订单 ${printable(parcel.orderId)}` }
  const sent = order.sent && sentAs(order.sent)
  if (isDue(order, parcel) || sent === sentAs(parcel)) return undefined
  const stand = [ORDER_STATUS_LABEL[order.status], ...(sent ? [printable(sent)] : [])].join('，')
  return { row, why: `订单号 ${parcel.orderId} 不能发货：${stand}` }
}

/** Names the row of the order that a refusal names; one that has changed is for who reads again. */
const inRows =
  (rows: readonly ParcelRow[]) =>
  (error: unknown): never => {
    if (!(error instanceof OpsRefusal) || error.code === OPS_CODE.stale) throw error
    const row = rows.find(({ orderId }) => orderId === error.field)
    throw row ? new OperatorRefusal(`没有发货：\n  第 ${row.row} 行 订单号 ${row.orderId} ${error.message}`) : error
  }
