import type { Call, Empty } from './call'
import type {
  ChangePhone,
  DeletionTerms,
  EndSession,
  GetChallenge,
  LoggedIn,
  LoginByCode,
  LoginChallenge,
  LoginSessions,
  SendLoginCode,
  SentLoginCode,
  OwnCode,
} from './passport.types'
import type { UserPhone } from './user.types'

/** Logging in with a code by SMS. The shop's own calls, in place of a passport's login page. */
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
   * @throws tooMany 107002429: beyond 240 tries a minute, or too many wrong codes, from one network
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
  /**
   * Sends a code to the shopper's own telephone, which is asked for before the telephone is changed or the account
   * deleted. It is good for nothing else, and held to the limits of login codes.
   * @throws tooMany 107002429: as `sendCode`
   * @throws serverError 107002500: when the SMS could not be handed over; another may be asked for at once
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendOwnCode: 'POST /api/passport/v1/code/own' as Call<Empty, SentLoginCode>,
  /**
   * Gives the account another telephone: a code of the old one proves whose account it is, a login code of the new one
   * that it is theirs. All other logins end.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used or guessed at too often; `field` says which.
   *   Neither is used up then
   * @throws conflict 107002409: for a telephone that has an account
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changePhone: 'PUT /api/passport/v1/phone' as Call<ChangePhone, UserPhone>,
  /**
   * Tells what keeps the account from being deleted, and what would be lost with it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDeletion: 'GET /api/passport/v1/deletion' as Call<Empty, DeletionTerms>,
  /**
   * Deletes the account for good: telephone, name, addresses, cart, coupons, points, titles of invoices and logins are
   * forgotten; orders and invoices are kept for as long as the law wants. The telephone may begin anew.
   * @throws wrongCode 107002415: as `changePhone`
   * @throws wrongState 107002414: while something keeps it from being deleted, as `getDeletion` tells
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deleteAccount: 'POST /api/passport/v1/deletion' as Call<OwnCode, Empty>,
}

export type * from './passport.types'
