import { formatDateTime, formatDeadline, formatFen, preSaleState, type PreSaleOrderLike } from '@hearth/domain'
import type { OrderItem, PreSaleOrder } from '@hearth/state'

/** Returns what happens to a deposit if the balance is not paid, as text. */
export const depositTerms = (kept: boolean): string =>
  kept ? '逾期未付尾款或取消订单，定金不退' : '逾期未付尾款或取消订单，定金原路退回'

/** Returns the period in which the balance can be paid, as text. */
export const balanceWindow = ({
  balanceBeginTime,
  balanceEndTime,
}: Pick<PreSaleOrder, 'balanceBeginTime' | 'balanceEndTime'>): string =>
  `${formatDateTime(balanceBeginTime)} 至 ${formatDeadline(balanceEndTime)}`

/** Returns the state and next step of a pre-sale order; empty if the order needs no text. */
export function preSaleText(order: OrderItem & { preSale: PreSaleOrder }, now: number): string {
  const { preSale } = order
  switch (preSaleState(order as PreSaleOrderLike, now)) {
    case 'depositDue':
      return `先支付定金 ¥${formatFen(preSale.depositAmount)}，${formatDateTime(preSale.balanceBeginTime)} 起支付尾款`
    case 'depositMissed':
      return '已超过支付时间，订单正在自动取消'
    case 'waiting':
      return `定金已付，请在 ${balanceWindow(preSale)} 支付尾款，${depositTerms(preSale.depositKept)}`
    case 'balanceOpen':
    case 'balanceDue':
      return `请在 ${formatDeadline(preSale.balanceEndTime)} 前支付尾款，${depositTerms(preSale.depositKept)}`
    case 'balanceMissed':
      return '已超过尾款支付时间，订单正在自动取消'
    case 'cancelled':
      return preSale.keptAmount ? `按预售约定，定金 ¥${formatFen(preSale.keptAmount)} 不退` : ''
    default:
      return ''
  }
}
