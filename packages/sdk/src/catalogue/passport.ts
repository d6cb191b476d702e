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

/**
 * Login with a code sent by SMS. These calls are not part of the specification; they replace the login page of an
 * external passport service.
 */
export const passport = {
  /**
   * Returns a proof-of-work challenge, which `sendCode` requires after a few codes. To solve it, find numbers whose
   * hashes begin with zero bits, which takes a few 100 ms. It is valid for 5 minutes, for one use, and only for the
   * telephone it was requested for.
   * @throws tooMany 107002429: beyond 120 a minute from one network; `Retry-After` says when to try again
   * @access visitors and shoppers
   * @built yes
   */
  challenge: 'POST /api/passport/v1/challenge' as Call<GetChallenge, LoginChallenge>,
  /**
   * Sends a six-digit login code to a mobile number by SMS. The code is valid for 5 minutes and 5 attempts, and only
   * with the returned ticket. Another code can be requested after 60 seconds; at most 6 codes within an hour and 12
   * within a day.
   * @throws challengeNeeded 107002428: if a proof of work is required and is missing, wrong, expired or used
   * @throws tooMany 107002429: within 60 seconds of the last code, beyond the codes of an hour or a day, or beyond the
   *   limit of the network, the telephone or the whole shop; `Retry-After` says when to try again
   * @throws serverError 107002500: if the SMS could not be sent; another code can be requested at once
   * @access visitors and shoppers
   * @built yes
   */
  sendCode: 'POST /api/passport/v1/code' as Call<SendLoginCode, SentLoginCode>,
  /**
   * Logs in with the code and starts a session. The session lasts 30 days; each use of the session extends it, to at
   * most 90 days. It is sent as a cookie or as a token. If the request was sent with an older session, that session
   * ends. A new telephone is registered, and the cart of the requesting visitor is merged into the shopper's cart.
   * @throws wrongCode 107002415: if the code is wrong, expired, used, tried too often or sent with another ticket
   * @throws tooMany 107002429: beyond 240 attempts a minute, or too many wrong codes, from one network
   * @access visitors and shoppers
   * @built yes
   */
  login: 'POST /api/passport/v1/login' as Call<LoginByCode, LoggedIn>,
  /**
   * Lists the shopper's sessions, the one used last first, each with the device it was started on; the current session
   * is marked.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sessions: 'GET /api/passport/v1/sessions' as Call<Empty, LoginSessions>,
  /**
   * Ends one of the shopper's sessions, or with `others` all except the current one. The end takes effect on every
   * server within a second.
   * @throws notFound 107002404: if the session has ended or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  endSession: 'DELETE /api/passport/v1/sessions/{sessionId}' as Call<EndSession, Empty>,
  /**
   * Sends a code to the shopper's own telephone. The shopper needs the code to change the telephone, to delete the
   * account, or to bind an account for withdrawals. The code is valid for nothing else; the limits of login codes
   * apply.
   * @throws tooMany 107002429: in the cases of `sendCode`
   * @throws serverError 107002500: if the SMS could not be sent; another code can be requested at once
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendOwnCode: 'POST /api/passport/v1/code/own' as Call<Empty, SentLoginCode>,
  /**
   * Changes the account's telephone. A code sent to the old telephone verifies the account; a login code verifies the
   * new telephone. All other sessions end.
   * @throws wrongCode 107002415: if a code is wrong, expired, used or tried too often; `field` says which. A refused
   *   call uses up neither code
   * @throws conflict 107002409: if another account has the telephone
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changePhone: 'PUT /api/passport/v1/phone' as Call<ChangePhone, UserPhone>,
  /**
   * Returns what prevents the account from being deleted, and what would be lost with it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDeletion: 'GET /api/passport/v1/deletion' as Call<Empty, DeletionTerms>,
  /**
   * Deletes the account permanently: telephone, name, addresses, cart, coupons, points, invoice titles and sessions are
   * erased; orders and invoices are kept as long as the law requires. The telephone can register again.
   * @throws wrongCode 107002415: in the cases of `changePhone`
   * @throws wrongState 107002414: while something prevents the deletion, see `getDeletion`
   * @throws tooMany 107002429: after too many wrong codes from one network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deleteAccount: 'POST /api/passport/v1/deletion' as Call<OwnCode, Empty>,
}

export type * from './passport.types'
