/** The reasons that prevent the deletion of an account: open obligations of the shop or of the shopper. */
export const DELETION_BLOCKER = {
  unpaidOrders: 'unpaidOrders',
  openOrders: 'openOrders',
  openServices: 'openServices',
  openTrials: 'openTrials',
  openRefunds: 'openRefunds',
  owedPoints: 'owedPoints',
  promoterMoney: 'promoterMoney',
} as const

/** One of {@link DELETION_BLOCKER}. */
export type DeletionBlocker = (typeof DELETION_BLOCKER)[keyof typeof DELETION_BLOCKER]

/** The label of each reason for shoppers. */
export const DELETION_BLOCKER_LABEL: Readonly<Record<DeletionBlocker, string>> = {
  unpaidOrders: '有待付款的订单，请先支付或取消',
  openOrders: '有未完成的订单，请等收货后再注销',
  openTrials: '有试用中或待付款的试用商品，请归还或付款后再注销',
  openServices: '有进行中的售后，请等处理完成',
  openRefunds: '有退款还没有到账，请等到账后再注销',
  owedPoints: '退货后积分、金币或暖星不足抵扣，请补足后再注销',
  promoterMoney: '推广账户还有未结清的返利，请等结算并提现后再注销',
}
