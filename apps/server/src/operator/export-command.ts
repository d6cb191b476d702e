import { setImmediate } from 'node:timers/promises'
import { fullAddress, ORDER_STATUS_LABEL } from '@hearth/domain'
import { storedReasonText } from '#areas/orders/cancel-reason'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { readWords } from '#operator/arguments'
import { ORDER_OPTIONS, orderFilter } from '#operator/order-filter'
import { OperatorRefusal, type Cell, type OperatorAnswer } from '#operator/operator-request'
import { invoiceInWords, moment } from '#operator/order-words'
import { PARCEL_HEADINGS } from '#operator/parcel-rows'
import type { OperatorShop } from '#operator/operator-shop'
import { readWholeOrders, type WholeOrder } from '#operator/whole-order'

/** Orders of one export. */
const MOST = 10_000
/** Orders read at once: requests of shoppers are answered in between. */
const BATCH = 500

type ExportedOrder = WholeOrder & { company: string | null; tracking: string | null }

const yuan = (fen: number): number => fen / 100

/** Columns of the spreadsheet, in their order. Money is yuan, to calculate with. */
const columns: Readonly<Record<string, (order: ExportedOrder) => Cell>> = {
  [PARCEL_HEADINGS.orderId[0]]: ({ id }) => id,
  状态: ({ status }) => ORDER_STATUS_LABEL[status],
  下单时间: (order) => moment(order.created_at),
  付款时间: (order) => moment(order.paid_at),
  收货人: ({ address }) => address.consigneeName,
  电话: ({ address }) => address.consigneeTele,
  地址: ({ address }) => fullAddress(address),
  商品: ({ lines }) =>
    lines.map(({ name, skuNo, quantity, gift }) => `${name}（${skuNo}）x${quantity}${gift ? ' 赠品' : ''}`).join('\n'),
  件数: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  商品金额: (order) => yuan(order.product_amount),
  优惠金额: (order) => yuan(order.discount_amount + order.coupon_amount),
  运费: (order) => yuan(order.freight_amount),
  应付金额: (order) => yuan(order.pay_amount),
  备注: ({ remark }) => remark,
  发票: ({ invoice }) => (invoice ? invoiceInWords(invoice) : ''),
  取消原因: (order) => storedReasonText(order.cancel_code, order.cancel_reason) ?? '',
  [PARCEL_HEADINGS.companyName[0]]: ({ company }) => company ?? '',
  [PARCEL_HEADINGS.trackingNumber[0]]: ({ tracking }) => tracking ?? '',
}

/**
 * `export orders [--from] [--to] [--status] [--output orders.xlsx]`: a spreadsheet of orders, oldest first, with whom
 * they go to. That is logged.
 */
export async function exportCommand(
  { db, log }: OperatorShop,
  args: readonly string[],
): Promise<Omit<OperatorAnswer, 'code'>> {
  const { plain, options } = readWords(args, [...ORDER_OPTIONS, 'output'], 1)
  if (plain[0] !== 'orders') throw new OperatorRefusal('Orders can be exported: hearth export orders', 2)
  const path = options['output'] ?? 'orders.xlsx'
  if (!/\.(xlsx|csv)$/i.test(path)) throw new OperatorRefusal('--output wants a name that ends with .xlsx or .csv.', 2)
  const orders = await readExported(db, orderFilter(options))
  if (orders.length > MOST)
    throw new OperatorRefusal(`These are more than ${MOST} orders. Choose days with --from and --to.`)
  if (orders.length === 0) throw new OperatorRefusal('There are no such orders.')
  log?.({
    event: 'orders-exported',
    count: orders.length,
    chosen: ORDER_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : `${name}=${options[name]}`)).join(' '),
  })
  return {
    output: `${orders.length} orders are in ${path}.`,
    table: {
      path,
      rows: [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((cell) => cell(order)))],
    },
  }
}

/** Orders with how they were sent, oldest first; one more than `MOST` where there are more. */
async function readExported(db: Database, chosen: RawBuilder<object>): Promise<ExportedOrder[]> {
  const found: ExportedOrder[] = []
  for (;;) {
    const last = found.at(-1)
    const next = last ? sql`and (created_at, id) > (${last.created_at}, ${last.id})` : sql``
    const batch = await readWholeOrders<ExportedOrder>(
      db,
      sql`${chosen} ${next} order by created_at, id limit ${BATCH}`,
      sql`,
      (select company_name from shipment where order_id = orders.id order by created_at desc, id limit 1) as company,
      (select tracking_number from shipment where order_id = orders.id order by created_at desc, id limit 1) as tracking`,
    )
    found.push(...batch)
    if (batch.length < BATCH || found.length > MOST) return found
    // The embedded engine answers before other requests get their turn.
    await setImmediate()
  }
}
