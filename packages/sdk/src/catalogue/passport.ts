import type { Call, Empty } from './call'
import type {
  EndSession,
  GetChallenge,
  LoggedIn,
  LoginByCode,
  LoginChallenge,
  LoginSessions,
  SendLoginCode,
  SentLoginCode,
} from './passport.types'

/** Logging in with a code by SMS. The shop's own calls: the specification leaves the login page to a passport. */
export const passport = {
  /**
   * Gives work to do before the next code is asked for, which `sendCode` wants after a few: numbers whose hashes begin
   * with zeros. It takes a few 100 ms, holds for 5 minutes and for its telephone alone, and is handed in once.
   * @throws tooMany 107002429: beyond 120 a minute from one network; `Retry-After` says when to come back
   * @access visitors and shoppers
   * @built yes
   */
  challenge: 'POST /api/passport/v1/challenge' as Call<GetChallenge, LoginChallenge>,
  /**
   * Sends a six-digit login code to a mobile number by SMS. It holds for 5 minutes and 5 tries, and with the ticket
   * that is answered alone; another may be asked for after 60 seconds, 6 within an hour and 12 within a day.
   * @throws challengeNeeded 107002428: when a proof of work is wanted and none came along, or one that is wrong, too
   *   old or used
   * @throws tooMany 107002429: before the minute is over, beyond the hour's or the day's codes, or beyond what the
   *   network, the telephone or the whole shop may have; `Retry-After` says when to come back
   * @throws serverError 107002500: when the SMS could not be handed over; another may be asked for at once
   * @access visitors and shoppers
   * @built yes
   */
  sendCode: 'POST /api/passport/v1/code' as Call<SendLoginCode, SentLoginCode>,
  /**
   * Logs in with the code and begins a session of 30 days, 90 at most while it is used, as a cookie or as a token; the
   * session it was asked with ends. Who comes for the first time becomes a shopper, and the visitor's cart it came with
   * is merged into the shopper's.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used, guessed at too often, or of another ticket
   * @throws tooMany 107002429: beyond 240 tries a minute, or 60 wrong codes in ten minutes, from one network
   * @access visitors and shoppers
   * @built yes
   */
  login: 'POST /api/passport/v1/login' as Call<LoginByCode, LoggedIn>,
  /**
   * Lists the shopper's logins, the one used last first, each with the device it was begun on; the one that asks is
   * marked.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sessions: 'GET /api/passport/v1/sessions' as Call<Empty, LoginSessions>,
  /**
   * Ends one of the shopper's logins, or with `others` all but the one that asks; every server knows within a second.
   * @throws notFound 107002404: for a login that has ended or is another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  endSession: 'DELETE /api/passport/v1/sessions/{sessionId}' as Call<EndSession, Empty>,
}

export type * from './passport.types'
