import type { DeletionBlocker, SessionCarrier } from '@hearth/domain'
import type { UserInfo } from './user.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Id, LoginTicket, Milliseconds, SmsCode, Telephone } from './values.types'

/** Requests a proof of work, which protects against requests for thousands of codes. */
export interface GetChallenge {
  /** Where the code is to go. */
  telephone: Telephone
}

/**
 * Work to be done before the next code, within five minutes and used once: numbers whose hashes, SHA-256 of
 * `<challenge>.<number>`, begin with `bits` zero bits.
 */
export interface LoginChallenge {
  /** The text to hash with numbers.
   * @minLength 1
   * @maxLength 200
   * @examples ["1795190700000.12.16.q83vASNFZ4k.0pJ8mQ2Yv1w"] */
  challenge: string
  /** How many zero bits a hash must begin with.
   * @asType integer
   * @minimum 1
   * @maximum 24
   * @examples [12] */
  bits: number
  /** How many such numbers are wanted.
   * @asType integer
   * @minimum 1
   * @maximum 64
   * @examples [16] */
  hits: number
}

/**
 * Asks for a login code by SMS. Refused with 107002428 (HTTP 428) while a proof is wanted: see `passport.challenge`.
 */
export interface SendLoginCode {
  /** Where the code goes. */
  telephone: Telephone
  /** The text of the challenge that was solved.
   * @maxLength 200
   * @examples ["1795190700000.12.16.q83vASNFZ4k.0pJ8mQ2Yv1w"] */
  challenge?: string
  /** The numbers found for it, ascending.
   * @maxItems 64
   * @examples [[1093, 7214]] */
  proof?: Count[]
}

/** A code is on its way. */
export interface SentCode {
  /** Milliseconds until another may be asked for: 60 s. */
  resendAfter: Milliseconds
  /** Milliseconds that the code holds: 5 minutes, for 5 tries. */
  expiresAfter: Milliseconds
}

/** A login code is on its way. */
export interface SentLoginCode extends SentCode {
  /** Identifies this code, and is sent with the login: the code is valid only with this ticket. */
  ticket: LoginTicket
}

/** Logs in with a code. A new telephone becomes a shopper. */
export interface LoginByCode {
  /** Where the code went. */
  telephone: Telephone
  /** What came back when the code was asked for. */
  ticket: LoginTicket
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

/** One of the shopper's logins. */
export interface LoginSession {
  /** Names the login, to end it. */
  sessionId: Id
  /** What it was begun with, as far as the device says; never empty.
   * @examples ["Chrome · Windows"] */
  device: string
  /** Epoch ms: when it was begun. */
  createdAt: EpochMs
  /** Epoch ms: when it was used last, to the hour. */
  usedAt: EpochMs
  /** Whether it is the one that asks. */
  current: boolean
}

/** The shopper's logins, the one used last first. */
export interface LoginSessions extends List<LoginSession> {}

/** Ends one of the shopper's logins; another shopper's answers like one that does not exist. */
export interface EndSession {
  /** Id of the login; `others` for all but the one that asks. */
  sessionId: Id
}

/** A code sent to the account's telephone, which proves the account. */
export interface OwnCode {
  /** What came back when the code was asked for. */
  ticket: LoginTicket
  /** The code that came. */
  code: SmsCode
}

/** Gives the account another telephone, with a code of each. */
export interface ChangePhone extends OwnCode {
  /** The telephone that the account is to have. */
  telephone: Telephone
  /** What came back when a login code was asked for it. */
  newTicket: LoginTicket
  /** The code that came there. */
  newCode: SmsCode
}

/** What deleting the account would mean now. */
export interface DeletionTerms {
  /** What prevents it from being deleted; empty if it can be. */
  blockers: DeletionBlocker[]
  /** Points that would be lost. */
  integral: Count
  /** Coins that would be lost. */
  gold: Count
  /** Stars that would be lost. */
  stars: Count
  /** Coupons that would be lost. */
  couponCount: Count
}
