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

/** Asks for a signature. */
export interface GetSignature {
  /** Address of the page, without its hash. */
  url: string
}

/** Signature for the messaging app's script. */
export interface WechatSignature {
  appId: string
  /** Epoch seconds, as that script wants it. */
  timestamp: number
  nonceStr: string
  signature: string
}

/** Id of an app. */
export interface AppId {
  appId: string
}

/** The shopper as the account page shows. */
export interface UserProfile {
  displayName: string
  uimg: string
  /** Numbers on the order tabs. */
  orderCounts: { pendingPayment: number; paid: number; shipped: number; afterSale: number }
  couponCount: number
  /** Points. */
  integral: number
  /** Coins. */
  gold: number
}

/** Membership. */
export interface Member {
  /** 0 none. */
  memberType: number
  memberName: string
  /** Until when, epoch ms. */
  expireTime?: number
}

/** A telephone. */
export interface UserPhone {
  /** Masked, such as 138****8000. */
  telephone: string
}

/** Signs up as a fan. */
export interface SignUpFan {
  nickname: string
  /** @pattern ^1[3-9]\d{9}$ */
  telephone?: string
}

/** Present of an activity. */
export interface ActivityPresent {
  activityId: string
  name: string
  /** 0 not yet, 1 can be taken, 2 taken. */
  status: 0 | 1 | 2
  couponBatchId?: string
}

/** How many groups a shopper buys in. */
export interface GroupCount {
  count: number
}

/** Asks for a picture to share. */
export interface ShareAvatar {
  /** Which design. */
  templateId?: string
}

/** A picture to share. */
export interface AvatarShare {
  url: string
}

/** Names an agreement. */
export interface AgreementQuery {
  /** Such as FREE_TRIAL (K04). */
  agreementId: string
  /** Such as 1. */
  agreementVersion: string
}

/** Whether a shopper proved who they are. */
export interface Identity {
  verified: boolean
  /** Masked. */
  realName?: string
}

/** Signs an agreement. */
export interface SignAgreement extends AgreementQuery {
  /** Masked nowhere: kept encrypted.
   * @maxLength 20 */
  realName?: string
}

/** An agreement and whether it is signed. */
export interface Agreement extends AgreementQuery {
  signed: boolean
  /** Epoch ms. */
  signTime?: number
}

/** What a shopper may try for free. */
export interface FreeTrialInfo {
  /** How many may be tried at once. */
  limit: number
  /** How many are being tried. */
  using: number
  /** Ids of the orders. */
  orderIds: string[]
}

/** The agreement with a pay-later service. */
export interface WechatAgreement {
  signed: boolean
  /** Where to sign it. */
  signUrl?: string
}

/** A picture to prove that a person asks. */
export interface Captcha {
  captchaId: string
  /** Address of the picture. */
  url: string
}

/** Who uses the app around the shop. */
export interface BridgeUser {
  uid: string
  displayName: string
}
