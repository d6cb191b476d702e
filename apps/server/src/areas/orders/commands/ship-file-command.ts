import { OPS_CODE, OpsRefusal, type FoundOrder } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { parcelRows, type ParcelRow, type RowFault } from '#areas/orders/shipping/parcel-rows'
import { parcelsOfRows } from '#areas/orders/shipping/parcels-of-rows'
import type { CommandContext } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/**
 * `ship --file <parcels.xlsx|csv> [--company]` ships all parcels of a file, or none. A parcel contains the rest of its
 * order, or the pieces that its rows name. Parcels that were already shipped with the same data are skipped, so that a
 * file can be sent again, even after rows were added to it.
 */
export async function shipFile(
  { ops }: CommandContext,
  table: readonly (readonly string[])[],
  company: string | undefined,
): Promise<string> {
  const faults: RowFault[] = []
  const rows = parcelRows(table, company, faults)
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  return asRead(
    async () => {
      const { orders } = await ops.orders.find({ orderIds: ids })
      return new Map(orders.map((order): [string, FoundOrder] => [order.orderId, order]))
    },
    async (orders) => {
      const found = parcelsOfRows(rows, orders)
      const wrong = [...faults, ...found.faults].sort((one, other) => one.row - other.row)
      if (wrong.length > 0)
        throw new OperatorRefusal(['没有发货：', ...wrong.map(({ row, why }) => `第 ${row} 行 ${why}`)].join('\n  '))
      const { parcels, before } = found
      if (parcels.length > 0) await ops.orders.shipMany({ parcels }).catch(inRows(rows))
      const count = new Set(parcels.map(({ orderId }) => orderId)).size
      const split =
        parcels.length > count ? told({ zh: `（${parcels.length} 个包裹）`, en: ` in ${parcels.length} parcels` }) : ''
      return told({
        zh: `${count} 个订单已发货${split}${before > 0 ? `，另有 ${before} 个此前已发` : ''}。`,
        en: `${count} orders are on their way${split}${before > 0 ? `; ${before} were before` : ''}.`,
      })
    },
  )
}

/** Names the row of the refused order. An order that has changed must be read again. */
const inRows =
  (rows: readonly ParcelRow[]) =>
  (error: unknown): never => {
    if (!(error instanceof OpsRefusal) || error.code === OPS_CODE.stale) throw error
    const row = rows.find(({ orderId }) => orderId === error.field)
    throw row ? new OperatorRefusal(`没有发货：\n  第 ${row.row} 行 订单号：${row.orderId} ${error.message}`) : error
  }
