import type { Call } from './call'
import type { LoggedIn, LoginByCode, SendLoginCode, SentLoginCode } from './passport.types'

/** Logging in with a code by SMS. The shop's own calls: the specification leaves the login page to a passport. */
export const passport = {
  /**
   * Sends a six-digit login code to a mobile number by SMS. It holds for 5 minutes and 5 tries; another may be asked for after 60
   * seconds, 20 times a day.
   * @throws tooMany 107002429: before the minute is over, beyond the day's codes, or beyond 60 a minute from one address
   * @throws serverError 107002500: when the SMS could not be handed over; another may be asked for at once
   * @access visitors and shoppers
   * @built yes
   */
  sendCode: 'POST /api/passport/v1/code' as Call<SendLoginCode, SentLoginCode>,
  /**
   * Logs in with the code and begins a session of 30 days, as a cookie or as a token. Who comes for the first time becomes a
   * shopper.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used, or guessed at too often
   * @throws tooMany 107002429: beyond 120 tries a minute from one address
   * @access visitors and shoppers
   * @built yes
   */
  login: 'POST /api/passport/v1/login' as Call<LoginByCode, LoggedIn>,
}

export type * from './passport.types'
