import { formatDateTime, formatFen, MESSAGE_KIND_LABEL, type MessageKind } from '@hearth/domain'
import type { MessageContent } from '#ports/notifier'

/** What a message says to whoever reads it: as a mail, and where it leads. */
export interface MessageWords {
  title: string
  text: string
  /** The path of the shop that has more of it. */
  path: string
  /** The address of a file that it is about, a path of the shop too. */
  file?: string
}

type Words = Omit<MessageWords, 'title'>
type WordsOf<Kind> = (message: Extract<MessageContent, { kind: Kind }>) => Words

const orderPath = (orderId: string) => `/my/order-detail/${orderId}`
const servicePath = (afterSaleOrderId: string) => `/my/after-sale/${afterSaleOrderId}`
const yuan = (fen: number) => `${formatFen(fen)} 元`

const WORDS: { readonly [Kind in MessageKind]: WordsOf<Kind> } = {
  orderShipped: ({ orderId, companyName, trackingNumber, left }) => ({
    text: `您的订单 ${orderId} ${left ? '已部分发货' : '已发货'}：${companyName} ${trackingNumber}。${left ? `还有 ${left} 件稍后发出。` : ''}`,
    path: orderPath(orderId),
  }),
  parcelWaiting: ({ orderId, cabinetName, address, code, fetchUntil }) => ({
    text: `您的订单 ${orderId} 已到${cabinetName}（${address}），取件码 ${code}，请在 ${formatDateTime(fetchUntil)} 前取件。`,
    path: orderPath(orderId),
  }),
  parcelSentBack: ({ orderId, cabinetName }) => ({
    text: `您的订单 ${orderId} 在${cabinetName}超时未取，包裹已退回商家。`,
    path: orderPath(orderId),
  }),
  orderRefunded: ({ orderId }) => ({
    text: `您的订单 ${orderId} 的退款正在原路退回，一般 1 至 3 个工作日到账。`,
    path: orderPath(orderId),
  }),
  codesGiven: ({ orderId, pieces }) => ({
    text: `您的订单 ${orderId} 的 ${pieces} 个兑换码已发放，可在订单详情查看。`,
    path: orderPath(orderId),
  }),
  invoiceMade: ({ orderId, number, path }) => ({
    text: `您的订单 ${orderId} 的电子发票已开具，发票号码 ${number}。下载链接 7 天内有效，之后可在订单详情下载。`,
    path: orderPath(orderId),
    file: path,
  }),
  afterSaleAgreed: ({ afterSaleOrderId, withReturn }) => ({
    text: `您的售后申请 ${afterSaleOrderId} 已通过${withReturn ? '，请寄回商品并填写快递单号' : ''}。`,
    path: servicePath(afterSaleOrderId),
  }),
  afterSaleRefused: ({ afterSaleOrderId, reason }) => ({
    text: `您的售后申请 ${afterSaleOrderId} 未通过：${reason}`,
    path: servicePath(afterSaleOrderId),
  }),
  repairQuoted: ({ afterSaleOrderId, amount }) => ({
    text: `您的售后申请 ${afterSaleOrderId} 的维修费用为 ${yuan(amount)}，支付后开始维修。`,
    path: servicePath(afterSaleOrderId),
  }),
  bankAccountNeeded: ({ afterSaleOrderId }) => ({
    text: `您的售后申请 ${afterSaleOrderId} 的退款不能原路退回，请填写收款银行账户。`,
    path: servicePath(afterSaleOrderId),
  }),
  afterSaleSent: ({ afterSaleOrderId, companyName, trackingNumber }) => ({
    text: `您的售后申请 ${afterSaleOrderId} 的商品已寄出：${companyName} ${trackingNumber}。`,
    path: servicePath(afterSaleOrderId),
  }),
  productArrived: ({ spuNo, skuNo, productName }) => ({
    text: `您订阅的「${productName}」到货了，数量有限，先到先得。`,
    path: `/product/${spuNo}?skuNo=${skuNo}`,
  }),
  trialJudged: ({ orderId, passed, reason }) => ({
    text: passed
      ? `您的免费试用申请 ${orderId} 已通过，商品会尽快寄出。`
      : `您的免费试用申请 ${orderId} 未通过：${reason}`,
    path: orderPath(orderId),
  }),
  trialEnding: ({ orderId, productName, endTime }) => ({
    text: `您试用的「${productName}」将在 ${formatDateTime(endTime)} 到期，请在此之前寄回或购买。`,
    path: orderPath(orderId),
  }),
  trialDue: ({ orderId, productName, amount }) => ({
    text: `您留下了试用的「${productName}」，请支付 ${yuan(amount)}。`,
    path: orderPath(orderId),
  }),
  crowdFundingOver: ({ orderId, reached }) => ({
    text: reached
      ? `您支持的众筹已成功，订单 ${orderId} 会尽快发货。`
      : `您支持的众筹没有达成目标，订单 ${orderId} 的款项会原路退回。`,
    path: orderPath(orderId),
  }),
  couponEnding: ({ coupons, endTime }) => ({
    text: `您有 ${coupons} 张优惠券即将到期，最早的在 ${formatDateTime(endTime)} 到期。`,
    path: '/my/coupons',
  }),
  pointsEnding: ({ points, endTime }) => ({
    text: `您有 ${points} 积分将在 ${formatDateTime(endTime)} 到期。`,
    path: '/my/points',
  }),
  priceLower: ({ products, productName, before, price }) => ({
    text: `购物车里的「${productName}」从 ${yuan(before)} 降到 ${yuan(price)}${products > 1 ? `，另有 ${products - 1} 件商品也降价了` : ''}。`,
    path: '/shopping-cart',
  }),
  balanceDue: ({ orderId, productName, balanceAmount, endTime, last }) => ({
    text: `您预订的「${productName}」${last ? '尾款支付即将截止' : '可以支付尾款了'}：${yuan(balanceAmount)}，请在 ${formatDateTime(endTime)} 前支付。`,
    path: orderPath(orderId),
  }),
}

/** What a message says in words. */
export const messageWords = (message: MessageContent): MessageWords => ({
  title: MESSAGE_KIND_LABEL[message.kind],
  ...(WORDS[message.kind] as (message: MessageContent) => Words)(message),
})
