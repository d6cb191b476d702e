import type {
  AgreementId,
  LoginCallbackStatus,
  LoginState,
  MemberType,
  MessageKind,
  MessageChannel,
  MessageTopic,
  ShareTemplate,
  UserAttribute,
} from '@hearth/domain'
import type { FreeTrial } from './free-trial.types'
import type { List } from './shared.types'
import type {
  Count,
  DisplayName,
  Email,
  EpochMs,
  EpochSeconds,
  Fen,
  Id,
  LoginTicket,
  MaskedEmail,
  MaskedName,
  MaskedTelephone,
  Pixels,
  SkuNo,
  SmsCode,
  Telephone,
  Url,
} from './values.types'

/** The shops a promoter owns, in short, however they stand. All fields are absent for a shopper without one. */
export interface UserShop {
  /** The promoter's own shop. */
  shopId?: Id
  /** Its name.
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name?: string
  /** The partner shop. */
  partnerShopId?: Id
}

/** A shopper's membership, in short. */
export interface UserMember {
  /** What kind of member; 0 for none (E01). */
  memberType: MemberType
}

/** A shopper, or a visitor: then every field has its default (E01). */
export interface UserInfo {
  /** Whether somebody is logged in. */
  isLogin: LoginState
  /** How the shopper is called; empty for a visitor. */
  displayName: DisplayName
  /** The shopper's telephone; empty for a visitor. */
  telephone: MaskedTelephone
  /** The account's name; empty for a visitor. */
  userName: DisplayName
  /** Address of the avatar; empty for the default one. */
  uimg: Url
  /**
   * Identifies a shopper, and is always the same for one: the shop's own name, since the messaging app's stays with the
   * server; empty for a visitor.
   * @maxLength 64
   * @examples ["oW7xq5ExampleOpenIdOnly"]
   */
  openId: string
  /** The shops of a promoter; empty for others. */
  shopInfo: UserShop
  /** What else is known of the shopper; `enterprise` turns enterprise mode on (P03). */
  attributes: UserAttribute[]
  /** The shopper's membership. */
  member: UserMember
  /** The agreement signed last; absent for none (K04). */
  agreementId?: AgreementId
  /** Its version. */
  agreementVersion?: AgreementVersion
  /** The facts about the shopper that decide about prices, for the domain's `priceSku`. Absent for a visitor. */
  buyer?: Buyer
}

/** The facts about a shopper that decide about prices; the domain's `PricingBuyer`. */
export interface Buyer {
  /** Whether they are a member that promotions for `vip` are for (S20). */
  vip: boolean
  /** Whether the shop is in enterprise mode for them (P03). */
  enterprise: boolean
  /** Whether they have never ordered, which the price of a 112 needs. */
  newcomer: boolean
  /** What they have had of running promotions that give one shopper only so many pieces (`Promotion.limitQuantity`);
   * those they have had none of are left out. */
  held: HeldPieces[]
}

/** Pieces of a sku that a shopper has from a promotion, in orders that are not cancelled. */
export interface HeldPieces {
  /** The promotion. */
  promotionId: Id
  /** The sku. */
  skuNo: SkuNo
  /** Pieces of the sku bought at the promotion, in orders that are not cancelled. */
  pieces: Count
}

/** Version of an agreement: 1 for the first (K04).
 * @asType integer
 * @minimum 1
 * @maximum 2147483647
 * @examples [1] */
export type AgreementVersion = number

/** Asks who the shopper is. Both fields are what the app around the shop handed over (E01, S03); absent elsewhere. */
export interface GetUserInfo {
  /** The app's token for its login.
   * @maxLength 512
   * @examples ["c3Rva2VuLWZvci1leGFtcGxl"] */
  stoken?: string
  /** The app's error number; 0 when its login went well.
   * @maxLength 20
   * @examples ["0"] */
  errno?: string
}

/** Whether a login went through (S03). */
export interface LoginCallback {
  /** '1' when it did: then ask for the shopper and load the page anew; else go back. */
  status: LoginCallbackStatus
}

/** Asks for a signature. */
export interface GetSignature {
  /** Address of the page, without its hash. */
  url: Url
}

/** Signature for the messaging app's script, in that script's own words. */
export interface WechatSignature {
  /** The app's id.
   * @examples ["wx0123456789abcdef"] */
  appId: string
  /** Epoch seconds: when it was signed, as the script wants it. */
  timestamp: EpochSeconds
  /** A text used once.
   * @examples ["5K8264ILTKCH16CQ"] */
  nonceStr: string
  /** The signature: SHA-1 in hexadecimal digits.
   * @examples ["0f9de62fce790f9a083d5c99e95740ceb90c27ed"] */
  signature: string
}

/** Id of an app. */
export interface AppId {
  /** The app the shop runs in; empty in a browser.
   * @maxLength 64
   * @examples ["wx0123456789abcdef"] */
  appId: string
}

/** Numbers on the tabs of the order list: 0 shows none. */
export interface OrderCounts {
  /** Orders waiting for payment, final payments too. */
  pendingPayment: Count
  /** Orders paid, but not shipped. */
  paid: Count
  /** Orders on their way. */
  shipped: Count
  /** Requests for after-sale that are not over. */
  afterSale: Count
}

/** The shopper as the account page shows. */
export interface UserProfile {
  /** How the shopper is called. */
  displayName: DisplayName
  /** Address of the avatar; empty for the default one. */
  uimg: Url
  /** Numbers on the order tabs. */
  orderCounts: OrderCounts
  /** Coupons that can be used. */
  couponCount: Count
  /** Points the shopper can spend (F09). */
  integral: Count
  /** Points of orders that may still go back, beside these: they can be spent once that time is over; absent for none.
   * The shop's own field. */
  integralHeld?: Count
  /** Points of these, and of those held, that end next, unless they are spent before. */
  integralEnding: Count
  /** Epoch ms: when these end. */
  integralEndTime: EpochMs
  /** Coins the shopper can spend (F09), at checkout. */
  gold: Count
  /** Coins of orders that may still go back, beside these; absent for none. */
  goldHeld?: Count
  /** Stars the shopper has, spent at checkout. */
  stars: Count
}

/** Membership. */
export interface Member {
  /** What kind of member; 0 for none (E01). */
  memberType: MemberType
  /** What shoppers read for it.
   * @maxLength 20
   * @examples ["年度会员"] */
  memberName: string
  /** Epoch ms: last moment of it; absent for none. */
  expireTime?: EpochMs
  /** Fen: what it saved so far, ever. */
  savedAmount: Fen
}

/** Whether messages of a topic reach the shopper in one of the ways there are. */
export interface MessageChoice {
  /** What is told. */
  kind: MessageTopic
  /** How. */
  channel: MessageChannel
  /** Whether the shopper wants it. */
  wanted: boolean
}

/**
 * Every topic of messages in every way this shop tells shoppers, each with what the shopper chose or what holds for who
 * never did.
 */
export interface MessageChoices extends List<MessageChoice> {
  /** The ways, in the order they are shown: by SMS always, the others where the shop has them. */
  channels: MessageChannel[]
  /** Where mail goes; absent for who confirmed no address, and is sent none. */
  email?: MaskedEmail
}

/** Asks for a code by mail, which proves that the address is the shopper's. */
export interface SendEmailCode {
  /** Where the code goes. */
  email: Email
}

/** Has messages sent by mail. */
export interface SetEmail extends SendEmailCode {
  /** What came back when the code was asked for. */
  ticket: LoginTicket
  /** The code that came. */
  code: SmsCode
}

/** An address for mail, for showing. */
export interface UserEmail {
  /** Where messages go. */
  email: MaskedEmail
}

/** A message that the shop can send by the messaging app, and how many of it the shopper still allows. */
export interface MessageTemplate {
  /** What it tells. */
  kind: MessageKind
  /** What the messaging app calls it; one may be for several kinds. */
  templateId: Id
  /** Messages by this template that the shopper still allows. */
  left: Count
}

/** The messages that this shop can send by the messaging app; none where it has no mini-program there. */
export interface MessageTemplates extends List<MessageTemplate> {}

/** Tells the shop what the shopper allowed in the messaging app's own question. */
export interface AllowMessages {
  /** A code of the app's login, good once: it says whom the app knows the shopper as.
   * @minLength 1
   * @maxLength 512
   * @examples ["0a1b2c3d4e"] */
  code: string
  /** The templates that were allowed, one message each.
   * @minItems 1
   * @maxItems 20
   * @uniqueItems true */
  templateIds: Id[]
}

/** A telephone, for showing. */
export interface UserPhone {
  /** The shopper's telephone. */
  telephone: MaskedTelephone
}

/** Signs up as a fan: who is told of news first. */
export interface SignUpFan {
  /** What to be called, 1 to 20 characters.
   * @minLength 1
   * @maxLength 20
   * @examples ["暖居小能手"] */
  usernick: string
  /** Where news go; to the account's own when absent. */
  telephone?: Telephone
}

/** How many groups a shopper buys in. */
export interface GroupCount {
  /** Groups that are gathering or complete. */
  groupCount: Count
}

/** Asks for a picture to share. */
export interface ShareAvatar {
  /** Which design: `light` or `dark`; the first when absent. */
  templateId?: ShareTemplate
}

/** A picture to share: JPEG. */
export interface AvatarShare {
  /** Address of the picture; it is good for 30 days. */
  url: Url
  /** Pixels: how wide it is. */
  width: Pixels
  /** Pixels: how high it is. */
  height: Pixels
}

/** Names an agreement. */
export interface AgreementQuery {
  /** The agreement (K04). */
  agreementId: AgreementId
  /** Its version (K04). */
  agreementVersion: AgreementVersion
}

/** Whether a shopper proved who they are. */
export interface Identity {
  /** Whether they did. */
  verified: boolean
  /** Their name, hidden in part; absent before. */
  realName?: MaskedName
}

/** Signs an agreement. */
export interface SignAgreement extends AgreementQuery {
  /** The signer's real name, in Chinese characters; wanted once, before `getIdentity` says that they are verified. Only
   * its hidden form is kept.
   * @minLength 2
   * @maxLength 20
   * @examples ["王小明"] */
  realName?: string
  /** The number of the signer's id, 18 digits of which the last may be X; goes with `realName`. Only a hash is kept.
   * @minLength 15
   * @maxLength 24
   * @examples ["11010519491231002X"] */
  idNumber?: string
  /** The captcha that was read; goes with `realName`. */
  captchaId?: Id
  /** What its picture shows, in capitals or not.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K2F"] */
  captchaCode?: string
}

/** An agreement and whether it is signed. */
export interface Agreement extends AgreementQuery {
  /** Whether the asking shopper signed it. */
  signed: boolean
  /** Epoch ms: when it was signed; absent for never. */
  signTime?: EpochMs
  /** Where its text can be read. */
  url: Url
}

/** What a shopper may try for free. */
export interface FreeTrialInfo {
  /** Products that may be tried at once. */
  limit: Count
  /** Products being tried, sent back or still to be paid for; more than `limit` where the shop lowered that. */
  using: Count
  /** The orders they came with, the latest first. */
  orderIds: Id[]
  /** The shopper's latest 20 trials, those that are over too, the latest first. */
  trials: FreeTrial[]
}

/** The agreement with the messaging app's pay-later service. */
export interface WechatAgreement {
  /** Whether it is signed. */
  signed: boolean
  /** Where to sign it; absent once it is. */
  signUrl?: Url
}

/** A picture to prove that a person asks. */
export interface Captcha {
  /** The captcha; holds for 5 minutes and one try. */
  captchaId: Id
  /** Address of the picture. */
  url: Url
}

/** Who uses the app around the shop. */
export interface BridgeUser {
  /** The app's own name for the user; empty when nobody is logged in there.
   * @maxLength 64
   * @examples ["840018"] */
  uid: string
  /** What the app calls the user; may be empty. */
  displayName: DisplayName
}
