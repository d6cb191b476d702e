import { formatYuan } from '@hearth/domain'
import type { KeptBack } from '@hearth/sdk/core'
import type { AfterSaleEventKind, AfterSaleEvents } from '#areas/after-sale/after-sale-event'

/** A line in the log of an after-sale order, for its shopper. */
export interface AfterSaleEventText {
  title: string
  detail: string
}

const parcel = ({ companyName, trackingNumber }: { companyName: string; trackingNumber: string }) =>
  `${companyName} ${trackingNumber}`

/**
 * The text for an amount that a refund holds back for an item that the shopper keeps. A negative amount is one that the
 * refund returns, since an earlier refund held it back.
 */
const keptText = ({ name, cause, fen }: KeptBack): string => {
  if (fen < 0) return `含退还此前为「${name}」扣除的 ${formatYuan(-fen)} 元`
  const why = cause === 'gift' ? `赠品「${name}」未退回` : `「${name}」恢复原价`
  return `${why}，扣除 ${formatYuan(fen)} 元`
}

const TEXT: { readonly [Kind in AfterSaleEventKind]: (data: AfterSaleEvents[Kind]) => AfterSaleEventText } = {
  apply: () => ({ title: '售后申请已提交', detail: '商家将尽快审核' }),
  agree: () => ({ title: '商家已同意', detail: '请寄回商品，并填写快递单号' }),
  agreeWithoutReturn: () => ({ title: '商家已同意', detail: '商品无需寄回' }),
  refuse: ({ reason }) => ({ title: '商家未通过申请', detail: reason }),
  cancel: ({ by }) => ({ title: '售后申请已取消', detail: by === 'order' ? '订单已由商家取消并退款' : '您取消了申请' }),
  sendBill: (sent) => ({ title: '商品寄回中', detail: parcel(sent) }),
  lapse: () => ({ title: '售后申请已关闭', detail: '超过时间未寄回商品' }),
  receive: ({ counted }) => ({ title: '商家已收到商品', detail: `共 ${counted} 件` }),
  refuseGoods: ({ reason, ...sent }) => ({ title: '商家拒收，商品已退回', detail: `${reason}（${parcel(sent)}）` }),
  refund: ({ amount, deducted, deductReason, keptBack = [] }) => ({
    title: '退款处理中',
    detail: [
      `退款 ${formatYuan(amount)} 元`,
      ...(deducted > 0 ? [`已扣除 ${formatYuan(deducted)} 元：${deductReason ?? ''}`] : []),
      ...keptBack.map(keptText),
      ...(deducted > 0 || keptBack.length > 0 ? [] : ['将原路退回']),
    ].join('，'),
  }),
  missAccount: () => ({ title: '退款无法原路退回', detail: '请填写收款银行账户' }),
  giveAccount: () => ({ title: '已收到您的银行账户', detail: '商家将通过银行转账退款' }),
  refunded: () => ({ title: '退款成功', detail: '款项已退回' }),
  sendAnother: (sent) => ({ title: '换新商品已寄出', detail: parcel(sent) }),
  quote: ({ amount }) => ({
    title: '检测完成，维修报价已出',
    detail: `维修费用 ${formatYuan(amount)} 元，支付后开始维修`,
  }),
  quoteNothing: () => ({ title: '检测完成', detail: '本次维修免费，已开始维修' }),
  payRepair: () => ({ title: '维修费用已支付', detail: '已开始维修' }),
  decline: () => ({ title: '已放弃维修', detail: '商品将原样寄回' }),
  sendBack: (sent) => ({ title: '商品已寄回给您', detail: parcel(sent) }),
}

/** The text of an after-sale order's event, for the shopper. */
export const afterSaleEventText = <Kind extends AfterSaleEventKind>(
  kind: Kind,
  data: AfterSaleEvents[Kind],
): AfterSaleEventText => TEXT[kind](data)
