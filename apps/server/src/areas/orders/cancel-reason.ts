import { formatRemaining, UNPAID_LIFETIME } from '@hearth/domain'
import type { Kinds } from '#shop/unit-of-work'

/** Who or what cancelled an order; kinds add codes of their own (`OrderKind.cancelReasons`). */
type CancelCode = 'shopper' | 'unpaid' | 'balanceMissed' | 'shop' | 'refunded'

/** Why an order was cancelled: a code, and optionally a reason in words. */
export interface CancelReason {
  code: CancelCode | (string & {})
  words?: string
}

const TEXT: Readonly<Record<CancelCode, string>> = {
  shopper: '您取消了订单',
  unpaid: `超过 ${formatRemaining(UNPAID_LIFETIME)} 未付款，订单已自动取消`,
  balanceMissed: '超过尾款支付时间，订单已自动取消',
  shop: '商家取消了订单',
  refunded: '商品已全部退款',
}

/** The reason for shoppers: the words if there are any, otherwise the text of the code. */
export const cancelReasonText = (kinds: Kinds, { code, words }: CancelReason): string =>
  words || (TEXT[code as CancelCode] ?? kinds.flatMap(({ cancelReasons }) => cancelReasons?.[code] ?? [])[0] ?? '')

/**
 * The reason for shoppers, from an order's row; nothing if the order is not cancelled. Old orders have words without a
 * code.
 */
export const storedReasonText = (
  kinds: Kinds,
  code: CancelReason['code'] | null,
  words: string | null,
): string | undefined =>
  code === null ? (words ?? undefined) : cancelReasonText(kinds, { code, words: words ?? undefined })
