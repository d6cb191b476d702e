/**
 * How a session is sent: as a cookie by browsers, as a token by apps and mini-programs that keep no cookies. The
 * specification does not define the codes.
 */
export const SESSION_CARRIER = { cookie: 'cookie', token: 'token' } as const

/** One of {@link SESSION_CARRIER}. */
export type SessionCarrier = (typeof SESSION_CARRIER)[keyof typeof SESSION_CARRIER]

/** The label that owners read for each way to send a session. */
export const SESSION_CARRIER_LABEL: Readonly<Record<SessionCarrier, string>> = {
  cookie: '浏览器保存',
  token: '应用保存',
}
