import { formatDeadline, formatRemaining, formatYuan, UNPAID_LIFETIME } from '@hearth/domain'
import { cancelReasonText } from '#areas/orders/cancel-reason'
import type { OrderEventKind, OrderEvents } from '#areas/orders/events/order-event'
import type { RefundCause } from '#areas/payment/payable'
import type { EventText } from '#shop/order-kind'
import type { Kinds, ShopOrderKind } from '#shop/unit-of-work'

const REFUND_CAUSE: Readonly<Record<RefundCause, string>> = {
  cancelled: '款项将原路退回',
  paidLate: '付款到账时订单已取消，款项将原路退回',
  paidBefore: '订单已支付过，多付的款项将原路退回',
  priceChanged: '付款时金额已变更，本次付款将原路退回，请按新的金额支付',
  collectedTwice: '同一笔付款被重复扣款，多扣的款项将原路退回',
  returned: '售后退款将原路退回',
  goodwill: '款项将原路退回',
}

/** The texts for the payment of a repair. */
const REPAIR_CAUSE: Partial<Readonly<Record<RefundCause, string>>> = {
  paidLate: '付款到账时已放弃维修，维修费将原路退回',
  paidBefore: '维修费已付清或无需支付，多付的款项将原路退回',
}

/** What the text of an event depends on besides its data: the order's kind, and the kinds of the shop. */
interface TextOf {
  kind: ShopOrderKind
  kinds: Kinds
}

const TEXT: { readonly [Kind in OrderEventKind]: (data: OrderEvents[Kind], of: TextOf) => EventText } = {
  'order.placed': (data, { kind }) =>
    kind.words?.placed?.(data) ?? {
      title: '订单已提交',
      detail: data.free ? '优惠后无需付款，正在为您备货' : `请在 ${formatRemaining(UNPAID_LIFETIME)} 内完成付款`,
    },
  'order.paid': (data, { kind }) => ({
    title: '支付成功',
    detail: kind.words?.paid?.(data) ?? '正在为您备货',
  }),
  'order.paymentFailed': () => ({ title: '支付未完成', detail: '您可以重新发起支付' }),
  'order.shipped': ({ companyName, trackingNumber, left, rest }) => ({
    title: left ? '部分商品已发货' : rest ? '其余商品已发货' : '商品已发货',
    detail: `${companyName} ${trackingNumber}${left ? `，还有 ${left} 件待发货` : ''}`,
  }),
  'order.restRefunded': () => ({ title: '商品已全部发出', detail: '未发出的商品已退款，其余商品正在路上' }),
  'order.addressChanged': () => ({ title: '收货地址已修改', detail: '将按新地址为您发货' }),
  'order.codesGiven': ({ pieces, lacks }) => ({
    title: '兑换码已发放',
    detail: lacks > 0 ? `已发放 ${pieces} 个，其余 ${lacks} 个正在补充` : `共 ${pieces} 个，可在订单详情中查看`,
  }),
  'order.codesAwaited': () => ({ title: '兑换码正在补充', detail: '补充后会立即发放，请留意短信' }),
  'order.codesSent': () => ({ title: '兑换码已发送', detail: '已发送到您的手机' }),
  'order.repriced': ({ before, now, words }) => ({
    title: '商家改价',
    detail: `${words}，应付金额由 ${formatYuan(before)} 元改为 ${formatYuan(now)} 元`,
  }),
  'order.amended': () => ({ title: '订单信息已修改', detail: '备注或发票已按您的要求修改' }),
  'order.pickupReady': ({ cabinetName, fetchUntil }) => ({
    title: '包裹已到自提点',
    detail: `${cabinetName}，请在 ${formatDeadline(fetchUntil)} 前凭取件码取件`,
  }),
  'order.pickupReturned': ({ cabinetName }) => ({
    title: '超时未取件，包裹已退回',
    detail: `${cabinetName}的包裹已退回商家，您可以修改收货地址后重新发货，或申请退款`,
  }),
  'order.received': ({ byTime, member, codes, pickedUp }) =>
    codes
      ? { title: '订单已完成', detail: '兑换码已全部发放' }
      : pickedUp
        ? { title: '包裹已取件', detail: '感谢您的购买' }
        : member
          ? { title: '会员已开通', detail: '会员价与会员券已为您准备好' }
          : byTime
            ? { title: '系统已确认收货', detail: '超过确认时间，已自动确认' }
            : { title: '已确认收货', detail: '感谢您的购买' },
  'order.cancelled': (reason, { kinds }) => ({ title: '订单已取消', detail: cancelReasonText(kinds, reason) }),
  'order.reminded': () => ({ title: '已提醒发货', detail: '商家会尽快为您安排' }),
  'order.removed': () => ({ title: '订单已删除', detail: '已从您的订单列表中删除' }),
  'order.refundOwed': ({ cause, payable, amount, words }, { kind }) =>
    amount !== undefined
      ? { title: '商家退款', detail: `${words}，退款 ${formatYuan(amount)} 元将原路退回` }
      : {
          title: '退款处理中',
          detail:
            (payable === 'repair' ? REPAIR_CAUSE[cause] : payable && kind.words?.refundOwed?.[cause]) ??
            REFUND_CAUSE[cause],
        },
  'order.refunded': () => ({ title: '退款成功', detail: '款项已退回' }),
  'order.refundStuck': ({ asked }) => ({
    title: '退款无法原路退回',
    detail: `${asked ? '请在售后单中填写' : '请联系客服提供'}收款银行账户，款项将通过银行转账退给您`,
  }),
  'order.invoiceMade': ({ number }) => ({ title: '发票已开具', detail: `发票号码 ${number}` }),
  'order.invoiceTakenBack': ({ number }) => ({ title: '发票已红冲', detail: `红字发票号码 ${number}` }),
  'order.noted': ({ title, detail }) => ({ title, detail }),
}

/** The text of an order's event for the shopper. Events that only one kind of orders has use the texts of this kind. */
export const orderEventText = (event: string, data: object, of: TextOf): EventText =>
  event in TEXT
    ? TEXT[event as OrderEventKind](data as never, of)
    : (of.kind.events?.[event]?.(data as never) ?? { title: '', detail: '' })
