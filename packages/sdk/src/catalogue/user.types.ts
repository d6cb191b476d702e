import type { LoginState } from '@hearth/domain'

/** A shopper, or a visitor (E01). */
export interface UserInfo {
  /** 1 a visitor, 2 logged in. */
  isLogin: LoginState
  displayName: string
  /** Masked, such as 138****8000. */
  telephone: string
  userName: string
  /** Address of the avatar; empty for the default one. */
  uimg: string
  openId: string
  /** Shop of a promoter. */
  shopInfo: { shopId?: string; name?: string }
  attributes: string[]
  member: { memberType: number }
  agreementId?: string
  agreementVersion?: string
}

/** Asks who the shopper is. */
export interface GetUserInfo {
  stoken?: string
  errno?: string
}

/** Asks for a login code by SMS. */
export interface SendLoginCode {
  /** A mainland mobile number.
   * @pattern ^1[3-9]\d{9}$ */
  telephone: string
}

/** A code is on its way. */
export interface SentLoginCode {
  /** Ms until another may be asked for. */
  resendAfter: number
  /** Ms for which the code holds. */
  expiresAfter: number
}

/** Logs in with a code. */
export interface LoginByCode {
  /** @pattern ^1[3-9]\d{9}$ */
  telephone: string
  /** Six digits.
   * @pattern ^\d{6}$ */
  code: string
  /** How the session travels: `cookie` in browsers, `token` in shells that keep no cookies. */
  session: 'cookie' | 'token'
}

/** A login. */
export interface LoggedIn {
  user: UserInfo
  /** Only for `session: 'token'`: sent from then on as `x-hearth-session`. */
  sessionToken?: string
}

/** Whether a login went through (S03). */
export interface LoginCallback {
  /** '1' when it did. */
  status: '0' | '1'
}
