/**
 * The codes of replies to which X01 gives a meaning of their own. They are strings, since codes are read as strings.
 * They are listed here, so that a client that only classifies codes does not load the table of all codes. A test keeps
 * both in agreement.
 */
export const SPECIAL_CODE = {
  success: '0',
  errorPage: '107500998',
  loginNeeded: '107001120',
  /** Raises no toast on the paths of delivery times and logistics messages. */
  quietDelivery: '107001298',
  /** Refusal to cancel the after-sale request of a gift alone. */
  giftCancelledAlone: '106100012',
} as const

/** The text for the refusal to cancel a gift's after-sale request alone, shown for 1500 ms (X01). */
export const GIFT_CANCELLED_ALONE_TEXT = '赠品售后单不能单独取消'

/**
 * The meaning of a reply's code: success, success with an unusual result, failure, login needed, or the static error
 * page.
 */
export type CodeClass = 'success' | 'business' | 'failure' | 'login' | 'error-page'

/**
 * Codes whose meaning does not follow from their digits. 107500999 is not listed, since its last three digits already
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
 * Classifies the code of a reply (X01). The first matching rule applies: `0` is a success; 107500998 is the error page;
 * 107001120 needs a login; 1002 and the listed codes are failures; nine digits beginning with 146 are a business
 * result; other codes whose last three digits are 200 or more are failures. X01 does not define the rest: any other
 * number is a business result, such as 106100012. An absent code, or one that is no number, is a failure, since its
 * reply cannot be trusted.
 */
export function classifyCode(code: string | number | null | undefined): CodeClass {
  const text = String(code ?? '').trim()
  if (!/^\d+$/.test(text)) return 'failure'
  return meanings[text] ?? (/^146\d{6}$|[01]\d\d$|^\d\d?$/.test(text) ? 'business' : 'failure')
}
