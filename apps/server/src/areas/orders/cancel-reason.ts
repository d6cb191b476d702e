import { formatRemaining, UNPAID_LIFETIME } from '@hearth/domain'

/** Why an order was cancelled: who or what did it, and that one's own words. */
export interface CancelReason {
  code: 'shopper' | 'unpaid' | 'balanceMissed' | 'fundingFailed' | 'shop' | 'refunded'
  words?: string
}

const TEXT: Readonly<Record<CancelReason['code'], string>> = {
  shopper: '您取消了订单',
  unpaid: `超过${formatRemaining(UNPAID_LIFETIME)}未付款，订单已自动取消`,
  balanceMissed: '超过尾款支付时间，订单已自动取消',
  fundingFailed: '众筹未达成，订单已取消',
  shop: '商家取消了订单',
  refunded: '商品已全部退款',
}

/** The reason as a shopper reads it: the words of whoever cancelled, or what the code says. */
export const cancelReasonText = ({ code, words }: CancelReason): string => words || TEXT[code]

/** The same from an order's row; nothing where it is not cancelled. Orders cancelled earlier have words and no code. */
export const storedReasonText = (code: CancelReason['code'] | null, words: string | null): string | undefined =>
  code === null ? (words ?? undefined) : cancelReasonText({ code, words: words ?? undefined })
