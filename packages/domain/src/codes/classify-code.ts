/**
 * Codes with a meaning of their own by X01, as strings, since a code is read as one. Listed here so that a client that
 * only classifies does not load the table of all codes; a test keeps both consistent.
 */
export const SPECIAL_CODE = {
  success: '0',
  errorPage: '107500998',
  loginNeeded: '107001120',
  /** Silent on delivery-time and logistics-message paths. */
  quietDelivery: '107001298',
  /** On cancelling an after-sale request: gifts cannot be cancelled alone. */
  giftCancelledAlone: '106100012',
} as const

/** What a shopper reads, for 1500 ms, when a gift's after-sale request is cancelled alone (X01). */
export const GIFT_CANCELLED_ALONE_TEXT = '赠品售后单不能单独取消'

/**
 * What a reply's code means: success; success with an unusual result; failure; login is needed; the static error page
 * is to be shown.
 */
export type CodeClass = 'success' | 'business' | 'failure' | 'login' | 'error-page'

/** Codes whose meaning does not follow from their digits; 107500999 ends in more than 200 anyway. */
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
 * Classifies the code of a reply (X01). In this order: `0` is success; 107500998 the error page; 107001120 login; the
 * listed codes and 1002 failures; nine digits beginning 146 a business result; last three digits of 200 or more a
 * failure. Two decisions where X01 is silent: any other number is a business result (106100012 is one), and a code that
 * is absent or no number is a failure, since its reply cannot be trusted.
 */
export function classifyCode(code: string | number | null | undefined): CodeClass {
  const text = String(code ?? '').trim()
  if (!/^\d+$/.test(text)) return 'failure'
  return meanings[text] ?? (/^146\d{6}$|[01]\d\d$|^\d\d?$/.test(text) ? 'business' : 'failure')
}
