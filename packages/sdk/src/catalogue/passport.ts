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
   * Gives a proof of work that `sendCode` requires after a few codes: numbers whose hashes begin with zero bits. It
   * takes a few 100 ms, is valid for 5 minutes and only for its telephone, and is used once.
   * @throws tooMany 107002429: beyond 120 a minute from one network; `Retry-After` says when to come back
   * @access visitors and shoppers
   * @built yes
   */
  challenge: 'POST /api/passport/v1/challenge' as Call<GetChallenge, LoginChallenge>,
  /**
   * Sends a six-digit login code to a mobile number by SMS. It is valid for 5 minutes and 5 tries, and only with the
   * returned ticket; another can be requested after 60 seconds, 6 within an hour and 12 within a day.
   * @throws challengeNeeded 107002428: when a proof of work is required and is missing, wrong, expired or used
   * @throws tooMany 107002429: before the minute is over, beyond the hour's or the day's codes, or beyond what the
   *   network, the telephone or the whole shop may have; `Retry-After` says when to come back
   * @throws serverError 107002500: when the SMS could not be handed over; another may be asked for at once
   * @access visitors and shoppers
   * @built yes
   */
  sendCode: 'POST /api/passport/v1/code' as Call<SendLoginCode, SentLoginCode>,
  /**
   * Logs in with the code and begins a session of 30 days, at most 90 while it is used, as a cookie or as a token; the
   * request's own session ends. A new telephone becomes a shopper, and the request's visitor cart is merged into the
   * shopper's.
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
   * Sends a code to the shopper's own telephone, required for changing the telephone or deleting the account. It is
   * valid for nothing else, and has the limits of login codes.
   * @throws tooMany 107002429: as `sendCode`
   * @throws serverError 107002500: when the SMS could not be handed over; another may be asked for at once
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendOwnCode: 'POST /api/passport/v1/code/own' as Call<Empty, SentLoginCode>,
  /**
   * Changes the account's telephone: a code of the old one proves the account, a login code proves the new one. All
   * other logins end.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used or guessed at too often; `field` says which.
   *   Neither is used up then
   * @throws conflict 107002409: for a telephone that has an account
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changePhone: 'PUT /api/passport/v1/phone' as Call<ChangePhone, UserPhone>,
  /**
   * Tells what prevents the account from being deleted, and what would be lost with it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDeletion: 'GET /api/passport/v1/deletion' as Call<Empty, DeletionTerms>,
  /**
   * Deletes the account permanently: telephone, name, addresses, cart, coupons, points, invoice titles and logins are
   * erased; orders and invoices are kept as long as the law requires. The telephone may register again.
   * @throws wrongCode 107002415: as `changePhone`
   * @throws wrongState 107002414: while something keeps it from being deleted, as `getDeletion` tells
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deleteAccount: 'POST /api/passport/v1/deletion' as Call<OwnCode, Empty>,
}

export type * from './passport.types'
