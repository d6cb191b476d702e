import type { DeletionBlocker, SessionCarrier } from '@hearth/domain'
import type { UserInfo } from './user.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Id, LoginTicket, Milliseconds, SmsCode, Telephone } from './values.types'

/** Requests a proof-of-work challenge, which protects against mass requests for codes. */
export interface GetChallenge {
  /** The telephone that the code will be sent to. */
  telephone: Telephone
}

/**
 * A proof-of-work challenge for the next code, valid for five minutes and one use. To solve it, find numbers whose
 * hashes, SHA-256 of `<challenge>.<number>`, begin with `bits` zero bits.
 */
export interface LoginChallenge {
  /** The text to hash together with each number.
   * @minLength 1
   * @maxLength 200
   * @examples ["1795190700000.12.16.q83vASNFZ4k.0pJ8mQ2Yv1w"] */
  challenge: string
  /** Bits: number of zero bits that a hash must begin with.
   * @asType integer
   * @minimum 1
   * @maximum 24
   * @examples [12] */
  bits: number
  /** How many numbers whose hashes begin with `bits` zero bits must be found.
   * @asType integer
   * @minimum 1
   * @maximum 64
   * @examples [16] */
  hits: number
}

/**
 * Requests a login code by SMS. Refused with 107002428 (HTTP 428) if a proof is required: see `passport.challenge`.
 */
export interface SendLoginCode {
  /** The telephone that the code is sent to. */
  telephone: Telephone
  /** The text of the solved challenge.
   * @maxLength 200
   * @examples ["1795190700000.12.16.q83vASNFZ4k.0pJ8mQ2Yv1w"] */
  challenge?: string
  /** The numbers found for the challenge, ascending.
   * @maxItems 64
   * @examples [[1093, 7214]] */
  proof?: Count[]
}

/** The times of a sent code: when another one can be requested, and when it expires. */
export interface SentCode {
  /** Milliseconds until another code can be requested: 60 s. */
  resendAfter: Milliseconds
  /** Milliseconds that the code is valid: 5 minutes, for 5 attempts. */
  expiresAfter: Milliseconds
}

/** A sent login code: its ticket and its times. */
export interface SentLoginCode extends SentCode {
  /** Identifies the code that was sent. Send the ticket with the login: the code is valid only with it. */
  ticket: LoginTicket
}

/** Logs in with a code. A new telephone is registered. */
export interface LoginByCode {
  /** The telephone that the code was sent to. */
  telephone: Telephone
  /** The ticket returned when the code was requested. */
  ticket: LoginTicket
  /** The code received by SMS. */
  code: SmsCode
  /** How the session is sent: `cookie` in browsers, `token` for clients without cookies. */
  session: SessionCarrier
}

/** The result of a login. */
export interface LoggedIn {
  /** The shopper. */
  user: UserInfo
  /** The session token, only for `session: 'token'`. Send it as `x-hearth-session` with all later requests.
   * @minLength 1
   * @maxLength 200
   * @examples ["Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgc2Vzc2lvbg"] */
  sessionToken?: string
}

/** A session of the shopper. */
export interface LoginSession {
  /** Id of the session, for `endSession`. */
  sessionId: Id
  /** The device on which the session was started, as its browser or app describes it; never empty.
   * @examples ["Chrome · Windows"] */
  device: string
  /** Epoch ms: when the session was started. */
  createdAt: EpochMs
  /** Epoch ms: when the session was last used, to the hour. */
  usedAt: EpochMs
  /** Whether this request was sent with the session. */
  current: boolean
}

/** The shopper's sessions, the one used last first. */
export interface LoginSessions extends List<LoginSession> {}

/** Ends a session of the shopper. A session of another shopper is treated as not existing. */
export interface EndSession {
  /** Id of the session; `others` for all except the current one. */
  sessionId: Id
}

/** A code sent to the account's telephone, which verifies the owner of the account. */
export interface OwnCode {
  /** The ticket returned when the code was requested. */
  ticket: LoginTicket
  /** The code received by SMS. */
  code: SmsCode
}

/** Changes the account's telephone, with a code sent to the old and the new one. */
export interface ChangePhone extends OwnCode {
  /** The new telephone. */
  telephone: Telephone
  /** The ticket returned when the login code for the new telephone was requested. */
  newTicket: LoginTicket
  /** The code received on the new telephone. */
  newCode: SmsCode
}

/** The consequences of deleting the account. */
export interface DeletionTerms {
  /** What prevents the deletion; empty if the account can be deleted. */
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
