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

/** The shops of a promoter, of any status. All fields are absent for a shopper without one. */
export interface UserShop {
  /** The promoter's own shop. */
  shopId?: Id
  /** Name of the promoter's shop.
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name?: string
  /** The partner shop. */
  partnerShopId?: Id
}

/** The membership of a shopper. */
export interface UserMember {
  /** Type of the membership; 0 for none (E01). */
  memberType: MemberType
}

/** A shopper, or a visitor with every field at its default (E01). */
export interface UserInfo {
  /** Login state. */
  isLogin: LoginState
  /** The shopper's display name; empty for a visitor. */
  displayName: DisplayName
  /** The shopper's telephone; empty for a visitor. */
  telephone: MaskedTelephone
  /** Name of the account; empty for a visitor. */
  userName: DisplayName
  /** URL of the avatar; empty for the default one. */
  uimg: Url
  /**
   * A permanent id of the shopper, created by the shop; empty for a visitor. It is not the shopper's id in the
   * messaging app (WeChat), which stays on the server.
   * @maxLength 64
   * @examples ["oW7xq5ExampleOpenIdOnly"]
   */
  openId: string
  /** The shops of a promoter; empty for others. */
  shopInfo: UserShop
  /** Attributes of the shopper; `enterprise` enables enterprise mode (P03). */
  attributes: UserAttribute[]
  /** The shopper's membership. */
  member: UserMember
  /** The agreement that the shopper signed last; absent for none (K04). */
  agreementId?: AgreementId
  /** The signed version of the agreement. */
  agreementVersion?: AgreementVersion
  /** The facts about the shopper that determine prices, for `priceSku` of `@hearth/domain`. Absent for a visitor. */
  buyer?: Buyer
}

/** The facts about a shopper that determine prices: `PricingBuyer` of `@hearth/domain`. */
export interface Buyer {
  /** Whether the shopper is a member to whom promotions for `vip` apply (S20). */
  vip: boolean
  /** Whether the shopper uses enterprise mode (P03). */
  enterprise: boolean
  /** Whether the shopper has never ordered, which the price of promotion type 112 requires. */
  newcomer: boolean
  /** Pieces that the shopper has bought from running promotions with a limit for one shopper
   * (`Promotion.limitQuantity`); promotions from which the shopper has bought none are left out. */
  held: HeldPieces[]
}

/** Pieces of a sku that a shopper has from a promotion, in orders that are not cancelled. */
export interface HeldPieces {
  /** The promotion. */
  promotionId: Id
  /** The sku. */
  skuNo: SkuNo
  /** Pieces of the sku at the promotion's price, in orders that are not cancelled. */
  pieces: Count
}

/** Version of an agreement: 1 for the first (K04).
 * @asType integer
 * @minimum 1
 * @maximum 2147483647
 * @examples [1] */
export type AgreementVersion = number

/** Asks for the shopper. Both fields come from the host app (E01, S03); absent elsewhere. */
export interface GetUserInfo {
  /** Login token of the host app.
   * @maxLength 512
   * @examples ["c3Rva2VuLWZvci1leGFtcGxl"] */
  stoken?: string
  /** Error number of the host app's login; 0 for success.
   * @maxLength 20
   * @examples ["0"] */
  errno?: string
}

/** The result of a login (S03). */
export interface LoginCallback {
  /** '1' for success: then call `info` and reload the page; else go back. */
  status: LoginCallbackStatus
}

/** Asks for a signature. */
export interface GetSignature {
  /** URL of the page, without its hash. */
  url: Url
}

/** Signature for the script of the messaging app (WeChat), with the field names of that script. */
export interface WechatSignature {
  /** Id of the shop's app in the messaging app.
   * @examples ["wx0123456789abcdef"] */
  appId: string
  /** Epoch seconds: when the shop signed the URL, as the script requires. */
  timestamp: EpochSeconds
  /** Nonce: a random text that is signed together with the URL.
   * @examples ["5K8264ILTKCH16CQ"] */
  nonceStr: string
  /** Signature: SHA-1 in hexadecimal digits.
   * @examples ["0f9de62fce790f9a083d5c99e95740ceb90c27ed"] */
  signature: string
}

/** Id of the shop's app in the messaging app (WeChat). */
export interface AppId {
  /** Id of the shop's app in the messaging app; empty if the shop has no app configured there.
   * @maxLength 64
   * @examples ["wx0123456789abcdef"] */
  appId: string
}

/** Counts on the tabs of the order list; 0 shows no count. */
export interface OrderCounts {
  /** Orders pending payment, including balance payments. */
  pendingPayment: Count
  /** Orders paid but not shipped. */
  paid: Count
  /** Orders in transit. */
  shipped: Count
  /** Requests for after-sale service that are open. */
  afterSale: Count
}

/** The data of the account page. */
export interface UserProfile {
  /** The shopper's display name. */
  displayName: DisplayName
  /** URL of the avatar; empty for the default one. */
  uimg: Url
  /** Counts on the order tabs. */
  orderCounts: OrderCounts
  /** Coupons that can be used. */
  couponCount: Count
  /** Points the shopper can spend (F09). */
  integral: Count
  /** Points of orders that can still be returned, in addition to `integral`. They can be spent once the orders cannot
   * be returned any more. Absent for none. Not part of the specification. */
  integralHeld?: Count
  /** Points of `integral` and `integralHeld` that expire next, unless they are spent before. */
  integralEnding: Count
  /** Epoch ms: when the points of `integralEnding` expire. */
  integralEndTime: EpochMs
  /** Coins the shopper can spend (F09), at checkout. */
  gold: Count
  /** Coins of orders that can still be returned, in addition to `gold`; absent for none. */
  goldHeld?: Count
  /** Stars the shopper can spend at checkout. */
  stars: Count
}

/** A shopper's membership. */
export interface Member {
  /** Type of the membership; 0 for none (E01). */
  memberType: MemberType
  /** Name of the membership.
   * @maxLength 20
   * @examples ["年度会员"] */
  memberName: string
  /** Epoch ms: when the membership ends; absent for none. */
  expireTime?: EpochMs
  /** Fen: amount saved by memberships in total. */
  savedAmount: Fen
}

/** Whether the shopper receives messages of a topic in a message channel. */
export interface MessageChoice {
  /** The topic. */
  kind: MessageTopic
  /** The message channel. */
  channel: MessageChannel
  /** Whether the shopper wants messages of the topic in this channel. */
  wanted: boolean
}

/**
 * Every topic in every message channel of the shop, with the shopper's choice, or the default if the shopper has not
 * chosen.
 */
export interface MessageChoices extends List<MessageChoice> {
  /** The message channels in display order: SMS always, the others if the shop has them. */
  channels: MessageChannel[]
  /** E-mail address for messages; absent if the shopper has not confirmed one. */
  email?: MaskedEmail
}

/** Requests a code by mail, to verify the shopper's address. */
export interface SendEmailCode {
  /** The e-mail address that the code is sent to. */
  email: Email
}

/** Sets the e-mail address for messages. */
export interface SetEmail extends SendEmailCode {
  /** The ticket returned when the code was requested. */
  ticket: LoginTicket
  /** The code received by mail. */
  code: SmsCode
}

/** The masked e-mail address for messages. */
export interface UserEmail {
  /** The e-mail address for messages. */
  email: MaskedEmail
}

/** A message template of the messaging app (WeChat), and how many messages of the template the shopper still allows. */
export interface MessageTemplate {
  /** Kind of the message. */
  kind: MessageKind
  /** The messaging app's id of the template; several kinds can share one. */
  templateId: Id
  /** Messages of this template that the shopper still allows. */
  left: Count
}

/** The message templates of this shop in the messaging app (WeChat); empty if the shop has no mini-program there. */
export interface MessageTemplates extends List<MessageTemplate> {}

/** Stores the permissions that the shopper gave in a dialog of the messaging app (WeChat). */
export interface AllowMessages {
  /** A login code of the messaging app, valid once, by which the shop learns the shopper's id in that app.
   * @minLength 1
   * @maxLength 512
   * @examples ["0a1b2c3d4e"] */
  code: string
  /** The templates that the shopper allowed, one message each.
   * @minItems 1
   * @maxItems 20
   * @uniqueItems true */
  templateIds: Id[]
}

/** The shopper's telephone, masked. */
export interface UserPhone {
  /** The shopper's telephone. */
  telephone: MaskedTelephone
}

/** Subscribes to the shop's news. */
export interface SignUpFan {
  /** The nickname, 1 to 20 characters.
   * @minLength 1
   * @maxLength 20
   * @examples ["暖居小能手"] */
  usernick: string
  /** Telephone for news; absent: the account's own. */
  telephone?: Telephone
}

/** The number of a shopper's groups. */
export interface GroupCount {
  /** Groups that are gathering or complete. */
  groupCount: Count
}

/** Asks for a picture for sharing. */
export interface ShareAvatar {
  /** The design: `light` or `dark`; absent: the first. */
  templateId?: ShareTemplate
}

/** A picture for sharing, in JPEG format. */
export interface AvatarShare {
  /** URL of the picture, valid for 30 days. */
  url: Url
  /** Pixels: width. */
  width: Pixels
  /** Pixels: height. */
  height: Pixels
}

/** Identifies an agreement. */
export interface AgreementQuery {
  /** The agreement (K04). */
  agreementId: AgreementId
  /** Version of the agreement (K04). */
  agreementVersion: AgreementVersion
}

/** Whether a shopper's identity is verified. */
export interface Identity {
  /** Whether the shopper's identity is verified. */
  verified: boolean
  /** The shopper's name, masked; absent until the identity is verified. */
  realName?: MaskedName
}

/** Signs an agreement. */
export interface SignAgreement extends AgreementQuery {
  /** The signer's real name, in Chinese characters; required once, until `getIdentity` returns verified. Only its
   * masked form is stored.
   * @minLength 2
   * @maxLength 20
   * @examples ["王小明"] */
  realName?: string
  /** The signer's id number, 18 digits, the last of which may be X; required with `realName`. Only a hash is stored.
   * @minLength 15
   * @maxLength 24
   * @examples ["11010519491231002X"] */
  idNumber?: string
  /** Id of the captcha; required with `realName`. */
  captchaId?: Id
  /** Text of the captcha picture, case-insensitive.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K2F"] */
  captchaCode?: string
}

/** An agreement, and whether the shopper signed it. */
export interface Agreement extends AgreementQuery {
  /** Whether the asking shopper signed the agreement. */
  signed: boolean
  /** Epoch ms: when the shopper signed the agreement; absent for never. */
  signTime?: EpochMs
  /** URL of the agreement's text. */
  url: Url
}

/** A shopper's free trials. */
export interface FreeTrialInfo {
  /** Products that the shopper may try at once. */
  limit: Count
  /** Products on trial, being returned or unpaid; can exceed `limit` if the shop lowered the limit. */
  using: Count
  /** Orders of the products that `using` counts, latest first. */
  orderIds: Id[]
  /** The shopper's latest 20 trials, including those that are over, latest first. */
  trials: FreeTrial[]
}

/** The cashier's pay-later agreement, through which a kept trial product is charged. */
export interface WechatAgreement {
  /** Whether the pay-later agreement is signed. */
  signed: boolean
  /** URL to sign the agreement; absent once it is signed. */
  signUrl?: Url
}

/** A captcha picture, which programs cannot read. */
export interface Captcha {
  /** The captcha; valid for 5 minutes and one attempt. */
  captchaId: Id
  /** URL of the picture. */
  url: Url
}

/** The user of the host app. */
export interface BridgeUser {
  /** The host app's id of the user; empty if nobody is logged in to the app.
   * @maxLength 64
   * @examples ["840018"] */
  uid: string
  /** The host app's name of the user; may be empty. */
  displayName: DisplayName
}
