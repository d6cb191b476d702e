/** The messages of the shop that reach shoppers by more than SMS: all but codes. */
export const MESSAGE_KIND = {
  orderShipped: 'orderShipped',
  parcelWaiting: 'parcelWaiting',
  parcelSentBack: 'parcelSentBack',
  orderRefunded: 'orderRefunded',
  codesGiven: 'codesGiven',
  invoiceMade: 'invoiceMade',
  afterSaleAgreed: 'afterSaleAgreed',
  afterSaleRefused: 'afterSaleRefused',
  repairQuoted: 'repairQuoted',
  bankAccountNeeded: 'bankAccountNeeded',
  afterSaleSent: 'afterSaleSent',
  productArrived: 'productArrived',
  trialJudged: 'trialJudged',
  trialEnding: 'trialEnding',
  trialDue: 'trialDue',
  crowdFundingOver: 'crowdFundingOver',
  couponEnding: 'couponEnding',
  pointsEnding: 'pointsEnding',
  priceLower: 'priceLower',
  balanceDue: 'balanceDue',
  saleBegins: 'saleBegins',
  postJudged: 'postJudged',
} as const

/** One of {@link MESSAGE_KIND}. */
export type MessageKind = (typeof MESSAGE_KIND)[keyof typeof MESSAGE_KIND]

/** What shoppers read for each; the subject of its mail. */
export const MESSAGE_KIND_LABEL: Readonly<Record<MessageKind, string>> = {
  orderShipped: '订单发货通知',
  parcelWaiting: '取件通知',
  parcelSentBack: '包裹退回通知',
  orderRefunded: '订单退款通知',
  codesGiven: '兑换码发放通知',
  invoiceMade: '发票开具通知',
  afterSaleAgreed: '售后申请通过通知',
  afterSaleRefused: '售后申请未通过通知',
  repairQuoted: '维修报价通知',
  bankAccountNeeded: '退款账户待填写提醒',
  afterSaleSent: '售后寄出通知',
  productArrived: '到货通知',
  trialJudged: '免费试用审核结果通知',
  trialEnding: '免费试用到期提醒',
  trialDue: '免费试用付款提醒',
  crowdFundingOver: '众筹结果通知',
  couponEnding: '优惠券到期提醒',
  pointsEnding: '积分到期提醒',
  priceLower: '购物车降价提醒',
  balanceDue: '预售尾款提醒',
  saleBegins: '秒杀开抢提醒',
  postJudged: '社区内容审核结果通知',
}
