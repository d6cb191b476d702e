import type { SessionCarrier } from '@hearth/domain'
import type { UserInfo } from './user.types'
import type { Milliseconds, SmsCode, Telephone } from './values.types'

/** Asks for a login code by SMS. */
export interface SendLoginCode {
  /** Where the code goes. */
  telephone: Telephone
}

/** A code is on its way. */
export interface SentLoginCode {
  /** Milliseconds until another may be asked for: 60 s. */
  resendAfter: Milliseconds
  /** Milliseconds that the code holds: 5 minutes, for 5 tries. */
  expiresAfter: Milliseconds
}

/** Logs in with a code. Who comes for the first time becomes a shopper. */
export interface LoginByCode {
  /** Where the code went. */
  telephone: Telephone
  /** The code that came. */
  code: SmsCode
  /** How the session travels: `cookie` in browsers, `token` in shells that keep no cookies. */
  session: SessionCarrier
}

/** A login. */
export interface LoggedIn {
  /** Who the shopper is. */
  user: UserInfo
  /** Only for `session: 'token'`: sent from then on as `x-hearth-session`.
   * @minLength 1
   * @maxLength 200
   * @examples ["Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgc2Vzc2lvbg"] */
  sessionToken?: string
}
