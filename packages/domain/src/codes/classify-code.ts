/**
 * The reply codes to which X01 gives a special meaning, as strings, since codes are compared as strings. They are
 * listed apart from the table of all codes, so that a client that only classifies codes does not load that table. A
 * test compares both lists.
 */
export const SPECIAL_CODE = {
  success: '0',
  errorPage: '107500998',
  loginNeeded: '107001120',
  /** Clients show no toast for this code on the paths of delivery times and logistics messages. */
  quietDelivery: '107001298',
  /** The after-sale request of a gift cannot be cancelled alone, but only together with the request of its product. */
  giftCancelledAlone: '106100012',
} as const

/** The text for `giftCancelledAlone`, shown for 1500 ms (X01). */
export const GIFT_CANCELLED_ALONE_TEXT = '赠品售后单不能单独取消'

/**
 * The meaning of a reply's code: success, success with an unusual result, failure, login needed, or the static error
 * page.
 */
export type CodeClass = 'success' | 'business' | 'failure' | 'login' | 'error-page'

/**
 * Codes whose meaning is not that of their last three digits. 107500999 is not listed: its last three digits already
 * make it a failure.
 */
const meanings: Readonly<Record<string, CodeClass>> = {
  0: 'success',
  107500998: 'error-page',
  107001120: 'login',
  107001101: 'failure',
  107001198: 'failure',
  107001199: 'failure',
  1002: 'failure',
}

/**
 * Returns the meaning of a reply's code (X01). The first matching rule applies: `0` is a success; 107500998 is the
 * error page; 107001120 needs a login; 1002 and the listed codes are failures; nine digits beginning with 146 are a
 * business result; other codes whose last three digits are 200 or more are failures. X01 does not define the rest: any
 * other number is a business result, such as 106100012. An absent code, or one that is not a number, is a failure,
 * since the reply cannot be trusted.
 */
export function classifyCode(code: string | number | null | undefined): CodeClass {
  const text = String(code ?? '').trim()
  if (!/^\d+$/.test(text)) return 'failure'
  return meanings[text] ?? (/^146\d{6}$|[01]\d\d$|^\d\d?$/.test(text) ? 'business' : 'failure')
}
