/**
 * Values of `error.code`: the refusal codes of the shop's server, as texts, and the codes of transport failures. They
 * are listed here, so that a bundle that does not use them does not contain a table of codes; a test keeps them
 * consistent with the domain's `REPLY_CODE`.
 */
export const ERROR_CODE = {
  loginNeeded: '107001120',
  maintenance: '107500998',
  badInput: '107002400',
  notFound: '107002404',
  conflict: '107002409',
  soldOut: '107002410',
  priceChanged: '107002411',
  overLimit: '107002412',
  couponUnusable: '107002413',
  wrongState: '107002414',
  wrongCode: '107002415',
  challengeNeeded: '107002428',
  tooMany: '107002429',
  /** The request waits in a queue; repeat it later to get the answer. */
  queued: '107002425',
  serverError: '107002500',
  notBuilt: '107002501',
  unavailable: '107002503',
  readOnly: '107002507',
  /** A gift's after-sale request cannot be cancelled alone. */
  giftCancelledAlone: '106100012',
  /** No arrival date is known. */
  arrivalUnknown: '107001298',
  /** No reply in time. */
  timeout: 'ECONNABORTED',
  /** No reply at all. */
  network: 'ERR_NETWORK',
  /** A reply without the shop's envelope. */
  http: 'ERR_HTTP',
  /** A reply of more than `maxBytes`. */
  tooLarge: 'ERR_TOO_LARGE',
  /** The caller aborted the call. */
  aborted: 'ERR_ABORTED',
  /**
   * The payload does not match the call's line in the catalogue or cannot be serialised, the host is not configured, or
   * a function of the options threw an exception.
   */
  payload: 'ERR_PAYLOAD',
} as const

/** One of {@link ERROR_CODE}, or a code of another server. */
export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE] | (string & {})
