import type { Call } from './call'
import type { LoggedIn, LoginByCode, SendLoginCode, SentLoginCode } from './passport.types'

/** Logging in with a code by SMS. The shop's own calls: the specification leaves the login page to a passport. */
export const passport = {
  /** Sends a code. */
  sendCode: 'POST /api/passport/v1/code' as Call<SendLoginCode, SentLoginCode>,
  /** Logs in. */
  login: 'POST /api/passport/v1/login' as Call<LoginByCode, LoggedIn>,
}

export type * from './passport.types'
