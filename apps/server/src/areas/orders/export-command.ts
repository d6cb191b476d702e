import { fullAddress, ORDER_STATUS_LABEL } from '@hearth/domain'
import { OpsRefusal, type ExportedOrder } from '@hearth/ops'
import { moment } from '#areas/orders/order-words'
import { orderFilter } from '#areas/orders/order-filter'
import type { Cell } from '#kernel/commands/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { PARCEL_HEADINGS } from '#areas/orders/parcel-rows'
import { command } from '#kernel/commands/command'

/** Orders of one export. */
const MOST = 10_000

const yuan = (fen: number): number => fen / 100

/** Columns of the spreadsheet, in their order. Money is yuan, to calculate with. */
const columns: Readonly<Record<string, (order: ExportedOrder) => Cell>> = {
  [PARCEL_HEADINGS.orderId[0]]: ({ orderId }) => orderId,
  状态: ({ status }) => ORDER_STATUS_LABEL[status],
  下单时间: (order) => moment(order.createdAt),
  付款时间: (order) => moment(order.paidAt),
  收货人: ({ address }) => address.consigneeName,
  电话: ({ address }) => address.consigneeTele,
  地址: ({ address }) => fullAddress(address),
  商品: ({ items }) =>
    items.map(({ name, skuNo, quantity, gift }) => `${name}（${skuNo}）x${quantity}${gift ? ' 赠品' : ''}`).join('\n'),
  件数: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  商品金额: (order) => yuan(order.productAmount),
  优惠金额: (order) => yuan(order.discountAmount + order.couponAmount),
  运费: (order) => yuan(order.freightAmount),
  应付金额: (order) => yuan(order.payAmount),
  备注: ({ remark }) => remark,
  发票: ({ invoice }) => invoice,
  取消原因: ({ cancelReason }) => cancelReason ?? '',
  [PARCEL_HEADINGS.companyName[0]]: ({ sent }) => sent?.companyName ?? '',
  [PARCEL_HEADINGS.trackingNumber[0]]: ({ sent }) => sent?.trackingNumber ?? '',
}

/** A spreadsheet of orders, oldest first, with whom they go to. That is logged. */
export const exportCommand = command({
  words: 'export orders [--status paid] [--from 2026-11-01] [--to 2026-11-30] [--output orders.xlsx|orders.csv]',
  help: 'a spreadsheet of orders, with whom they go to (logged)',
  group: 'orders',
  async run({ ops }, { options }) {
    const path = options['output'] ?? 'orders.xlsx'
    if (!/\.(xlsx|csv)$/i.test(path))
      throw new OperatorRefusal('--output wants a name that ends with .xlsx or .csv.', 2)
    const { orders } = await ops.orders.export(orderFilter(options)).catch((error: Error) => {
      if (error instanceof OpsRefusal && error.field === 'from')
        throw new OperatorRefusal(`These are more than ${MOST} orders. Choose days with --from and --to.`)
      throw error
    })
    if (orders.length === 0) throw new OperatorRefusal('There are no such orders.')
    return {
      output: `${orders.length} orders are in ${path}.`,
      table: {
        path,
        rows: [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((cell) => cell(order)))],
      },
    }
  },
})
