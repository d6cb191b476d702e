import { fullAddress, ORDER_STATUS_LABEL } from '@hearth/domain'
import { OpsRefusal, type ExportedOrder, type OrderTrade } from '@hearth/ops'
import { ORDER_STANDS, orderFilter } from '#areas/orders/commands/order-filter'
import { PARCEL_HEADINGS } from '#areas/orders/shipping/parcel-rows'
import { command } from '#kernel/commands/command'
import { formatSeconds } from '#kernel/commands/sheets/format-seconds'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { yuan } from '#kernel/commands/sheets/yuan'
import { told } from '#kernel/commands/told'

/** Most orders in one export. */
const MOST = 10_000

/** Fen collected by trades of the given kinds. */
const taken = ({ trades }: ExportedOrder, ...what: OrderTrade['what'][]): number =>
  trades.reduce((sum, trade) => (what.includes(trade.what) ? sum + trade.amount : sum), 0)

/** Fen of refunds, in total and paid out. */
const owed = ({ givenBack }: ExportedOrder): number => givenBack.reduce((sum, { amount }) => sum + amount, 0)
const given = ({ givenBack }: ExportedOrder): number =>
  givenBack.reduce((sum, { amount, at }) => (at === undefined ? sum : sum + amount), 0)

/**
 * Columns of the spreadsheet, in their order. Amounts are numbers in yuan. The amount to pay is the price of the
 * products less discounts, coupons, coins and stars, plus freight. The remaining amount is everything collected less
 * all refunds.
 */
const columns: Readonly<Record<string, (order: ExportedOrder) => Cell>> = {
  [PARCEL_HEADINGS.orderId[0]]: ({ orderId }) => orderId,
  状态: ({ status }) => ORDER_STATUS_LABEL[status],
  下单时间: (order) => formatSeconds(order.createdAt),
  付款时间: (order) => formatSeconds(order.paidAt),
  发货时间: (order) => formatSeconds(order.shippedAt),
  收货时间: (order) => formatSeconds(order.receivedAt),
  取消时间: (order) => formatSeconds(order.cancelledAt),
  收货人: ({ address }) => address.consigneeName,
  电话: ({ address }) => address.consigneeTele,
  地址: ({ address }) => fullAddress(address),
  商品: ({ items }) =>
    items.map(({ name, skuNo, quantity, gift }) => `${name}（${skuNo}）x${quantity}${gift ? ' 赠品' : ''}`).join('\n'),
  件数: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  商品金额: (order) => yuan(order.productAmount),
  促销优惠: (order) => yuan(order.discountAmount),
  优惠券抵扣: (order) => yuan(order.couponAmount),
  运费: (order) => yuan(order.freightAmount),
  金币抵扣: (order) => yuan(order.goldAmount),
  暖星抵扣: (order) => yuan(order.starAmount),
  应付金额: (order) => yuan(order.payAmount),
  使用积分: ({ points }) => points,
  货款已收: (order) => yuan(taken(order, 'sold', 'deposited')),
  其中定金: (order) => yuan(taken(order, 'deposited')),
  维修收款: (order) => yuan(taken(order, 'repaired')),
  误收款: (order) => yuan(taken(order, 'inVain')),
  应退金额: (order) => yuan(owed(order)),
  已退金额: (order) => yuan(given(order)),
  不退的定金: (order) => yuan(order.depositKept),
  净收金额: (order) => yuan(taken(order, 'sold', 'deposited', 'repaired', 'inVain') - owed(order)),
  收款时间: ({ trades }) => trades.map(({ at }) => formatSeconds(at)).join('\n'),
  支付单号: ({ trades }) => trades.map(({ paymentId }) => paymentId).join('\n'),
  渠道交易号: ({ trades }) => trades.map(({ channel, tradeNo }) => `${channel} ${tradeNo}`).join('\n'),
  退款时间: ({ givenBack }) => givenBack.map(({ at }) => formatSeconds(at)).join('\n'),
  退款单号: ({ givenBack }) => givenBack.map(({ refundId }) => refundId).join('\n'),
  备注: ({ remark }) => remark,
  商家备注: ({ notes }) => notes.map(({ text, author, at }) => `${formatSeconds(at)} ${author}：${text}`).join('\n'),
  发票: ({ invoice }) => invoice,
  取消原因: ({ cancelReason }) => cancelReason ?? '',
  [PARCEL_HEADINGS.companyName[0]]: ({ sent }) => sent?.companyName ?? '',
  [PARCEL_HEADINGS.trackingNumber[0]]: ({ sent }) => sent?.trackingNumber ?? '',
}

/** Exports orders with their recipients to a spreadsheet, the oldest first. The audit log records the export. */
export const exportCommand = command({
  words: 'export orders [--status paid] [--from 2026-11-01] [--to 2026-11-30] [--output orders.xlsx|orders.csv]',
  choices: { status: ORDER_STANDS },
  help: { zh: '导出订单表格，含收货信息（会记录导出）', en: 'a spreadsheet of orders, with whom they go to (logged)' },
  group: 'orders',
  async run({ ops }, { options }) {
    const path = spreadsheetPath(options['output'] ?? 'orders.xlsx')
    const { orders } = await ops.orders.export(orderFilter(options)).catch((error: Error) => {
      if (error instanceof OpsRefusal && error.field === 'from')
        throw new OperatorRefusal({
          zh: `符合的订单超过 ${MOST} 个。请用 --from 和 --to 缩小日期。`,
          en: `These are more than ${MOST} orders. Choose days with --from and --to.`,
        })
      throw error
    })
    if (orders.length === 0) throw new OperatorRefusal({ zh: '没有符合的订单。', en: 'There are no such orders.' })
    return {
      output: told({ zh: `${orders.length} 个订单已存为 ${path}。`, en: `${orders.length} orders are in ${path}.` }),
      table: {
        path,
        rows: [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((cell) => cell(order)))],
      },
    }
  },
})
