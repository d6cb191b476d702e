import { GIFT_CANCELLED_ALONE_TEXT } from '#codes/classify-code'
import { NOT_FOUND_CODE } from '#codes/first-page-codes'

/**
 * The reply codes of this server. The last three digits of every refusal are 200 or more, so that a client takes a code
 * that it does not know for a failure (`classifyCode`). The only exception is `giftCancelledAlone`, whose code X01
 * defines.
 */
export const REPLY_CODE = {
  ok: 0,
  giftCancelledAlone: 106100012,
  loginNeeded: 107001120,
  /** No arrival date is known. By X01, clients show no toast for this code. */
  arrivalUnknown: 107001298,
  maintenance: 107500998,
  badInput: 107002400,
  notFound: NOT_FOUND_CODE,
  conflict: 107002409,
  soldOut: 107002410,
  priceChanged: 107002411,
  overLimit: 107002412,
  couponUnusable: 107002413,
  wrongState: 107002414,
  wrongCode: 107002415,
  challengeNeeded: 107002428,
  tooMany: 107002429,
  /**
   * The order waits in a queue and keeps its position. The client gets the result by sending the same request again.
   */
  queued: 107002425,
  serverError: 107002500,
  notBuilt: 107002501,
  unavailable: 107002503,
  readOnly: 107002507,
} as const

/** One of {@link REPLY_CODE}. */
export type ReplyCode = (typeof REPLY_CODE)[keyof typeof REPLY_CODE]

/** The text for shoppers, if a reply has no message of its own. */
export const REPLY_MESSAGE: Readonly<Record<ReplyCode, string>> = {
  0: '',
  106100012: GIFT_CANCELLED_ALONE_TEXT,
  107001120: '请先登录',
  107001298: '暂时无法预计送达时间',
  107500998: '系统维护中，请稍后再来',
  107002400: '提交的内容有误，请检查后重试',
  107002404: '没有找到您要的内容',
  107002409: '操作有冲突，请刷新后重试',
  107002410: '手慢了，商品已售罄',
  107002411: '商品价格有变动，请确认后再提交',
  107002412: '超出限购数量',
  107002413: '优惠券不可用',
  107002414: '订单状态已变化，请刷新后查看',
  107002415: '验证码错误或已失效',
  107002428: '请先完成安全验证',
  107002429: '操作太频繁，请稍后再试',
  107002425: '抢购的人太多，正在为您排队，请不要离开',
  107002500: '服务开小差了，请稍后再试',
  107002501: '该功能尚未开放',
  107002503: '服务暂时不可用，请稍后再试',
  107002507: '店铺暂时只能浏览，请稍后再试',
}

/**
 * The HTTP status of each code. A refusal by a rule of the shop has status 200; any other error has the HTTP status
 * that fits it.
 */
export const REPLY_STATUS: Readonly<Record<ReplyCode, number>> = {
  0: 200,
  106100012: 200,
  107001120: 401,
  107001298: 200,
  107500998: 503,
  107002400: 400,
  107002404: 404,
  107002409: 409,
  107002410: 200,
  107002411: 200,
  107002412: 200,
  107002413: 200,
  107002414: 200,
  107002415: 200,
  107002428: 428,
  107002429: 429,
  // The order waits in a queue; its result is not known yet.
  107002425: 503,
  107002500: 500,
  107002501: 501,
  107002503: 503,
  107002507: 503,
}
