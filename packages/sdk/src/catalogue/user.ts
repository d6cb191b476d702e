import type { Call, Empty } from './call'
import type { ActivityPresent } from './presents.types'
import type { ActivityId, ChannelQuery } from './shared.types'
import type { SentLoginCode } from './passport.types'
import type {
  Agreement,
  AgreementQuery,
  AllowMessages,
  AppId,
  AvatarShare,
  BridgeUser,
  Captcha,
  FreeTrialInfo,
  GetSignature,
  GetUserInfo,
  GroupCount,
  Identity,
  LoginCallback,
  Member,
  MessageTemplates,
  MessageChoice,
  MessageChoices,
  SendEmailCode,
  SetEmail,
  ShareAvatar,
  SignAgreement,
  SignUpFan,
  UserEmail,
  UserInfo,
  UserPhone,
  UserProfile,
  WechatAgreement,
  WechatSignature,
} from './user.types'

/** The shopper and the shopper's account. */
export const user = {
  /**
   * Returns whether the login started in the host app succeeded: if `status` is '1', call `info` and reload the page,
   * else go back (S03).
   * @access visitors and shoppers
   * @built yes
   */
  loginCallback: 'GET /api/loginCallback/v1' as Call<Empty, LoginCallback>,
  /**
   * Reads the shopper. For a visitor, every field has its default value (E01). The timeout is 3 seconds, since pages
   * wait for the reply (K01).
   * @access visitors and shoppers
   * @built yes
   */
  info: 'GET /api/user/info/v1 timeout=3000' as Call<GetUserInfo, UserInfo>,
  /**
   * Ends the session on the server and removes the cookie; a token is invalid afterwards. A visitor gets the same
   * answer. Although it is a GET, it changes data: the client does not reuse earlier replies after it.
   * @throws badInput 107002400: if the session is sent as a cookie and nothing proves that a page of the shop sent the
   *   request. Proofs are the browser's `Sec-Fetch-Site` or `Origin` header, and an idempotency key
   * @access visitors and shoppers
   * @built yes
   */
  logout: 'GET /api/loginOut/v1 once' as Call<Empty, Empty>,
  /**
   * Signs the URL of a page for the script of the messaging app (WeChat), which shares and pays only with a signature.
   * Send the URL without its hash.
   * @throws badInput 107002400: if the URL is not of this shop; `field` is `url`
   * @throws wrongState 107002414: if the shop has no app configured in the messaging app
   * @access visitors and shoppers
   * @built yes
   */
  signWechat: 'GET /api/wechat/sign' as Call<GetSignature, WechatSignature>,
  /**
   * Returns the id of the shop's app in the messaging app (WeChat); empty if the shop has no app configured there.
   * @access visitors and shoppers
   * @built yes
   */
  getAppId: 'GET /api/v2/jolion/app/getAppId' as Call<Empty, AppId>,
  /**
   * Reads all data of the account page: name, avatar, order counts, coupons, points and coins.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getProfile: 'GET /api/platform/usercenter/v1/userinfo' as Call<Empty, UserProfile>,
  /**
   * Reads the shopper's membership: type, name, end, and the amount saved in fen; type 0 without a membership.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMember: 'GET /api/platform/usercenter/v1/member' as Call<Empty, Member>,
  /**
   * Reads the shopper's own telephone, masked, to show where codes and messages are sent.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPhone: 'GET /api/platform/usercenter/v1/phone' as Call<Empty, UserPhone>,
  /**
   * Reads the shopper's message choices: every topic in every message channel of the shop, in display order.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMessageChoices: 'GET /api/platform/usercenter/v1/notices' as Call<Empty, MessageChoices>,
  /**
   * Switches one topic on or off in one message channel, and returns all choices.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  chooseMessages: 'PUT /api/platform/usercenter/v1/notices' as Call<MessageChoice, MessageChoices>,
  /**
   * Sends a code to the e-mail address at which the shopper wants to receive messages. The code has 6 digits and is
   * valid for 5 minutes and 5 attempts, only with the returned ticket. The limits of login codes apply.
   * @throws badInput 107002400: for an invalid address; `field` is `email`
   * @throws wrongState 107002414: if the shop sends no mail
   * @throws tooMany 107002429: if codes are requested too often; `retryAfter` says when to try again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendEmailCode: 'POST /api/platform/usercenter/v1/email/code' as Call<SendEmailCode, SentLoginCode>,
  /**
   * Sets the shopper's e-mail address for messages. The code that `sendEmailCode` sent verifies the address. The new
   * address replaces an earlier one.
   * @throws wrongCode 107002415: if the code is wrong, expired, used or tried too often; `field` is `code`
   * @throws tooMany 107002429: after too many wrong codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setEmail: 'PUT /api/platform/usercenter/v1/email' as Call<SetEmail, UserEmail>,
  /**
   * Removes the shopper's e-mail address: the shop sends no more messages to it. If the shopper has no address, nothing
   * changes.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  removeEmail: 'DELETE /api/platform/usercenter/v1/email' as Call<Empty, Empty>,
  /**
   * Lists the message templates that the shop can send in the messaging app (WeChat), and how many messages of each
   * template the shopper still allows. A page uses these numbers to decide which permissions to ask for.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMessageTemplates: 'GET /api/platform/usercenter/v1/messages' as Call<Empty, MessageTemplates>,
  /**
   * Stores the permissions that the shopper gave in the messaging app (WeChat): one more message for each template.
   * Unknown templates are ignored. Returns all templates, as `listMessageTemplates` does.
   * @throws badInput 107002400: if the messaging app does not accept the code; `field` is `code`
   * @throws wrongState 107002414: if the shop has no mini-program
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  allowMessages: 'POST /api/platform/usercenter/v1/messages' as Call<AllowMessages, MessageTemplates>,
  /**
   * Subscribes the shopper to news under a nickname, and returns the shopper's membership. The telephone for news is
   * the given one, or else the account's own. A repeated call replaces nickname and telephone.
   * @throws badInput 107002400: if the nickname consists of spaces; `field` is `usernick`
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  signUpFan: 'POST /api/platform/usercenter/v1/dufan' as Call<SignUpFan, Member>,
  /**
   * Reads the present of an activity (F07): its coupons and points, its conditions in words, and whether the shopper
   * can receive it, with the reason if not. The id `now` selects the running activity that began last. To receive the
   * present, use `coupons.acquireActivityPresent`.
   * @throws notFound 107002404: if the activity does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getActivityPresent: 'GET /api/platform/activity/present/v1/{activityId}' as Call<ActivityId, ActivityPresent>,
  /**
   * Counts the shopper's groups that are gathering or complete: the number beside "my groups" on the account page.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  countGroups: 'GET /api/promotion/groups/count/v1' as Call<Empty, GroupCount>,
  /**
   * Draws a picture for sharing with the shopper's avatar and a QR code that leads to the shop, and returns its URL.
   * Failures raise no toast (X04).
   * @throws tooMany 107002429: while too many pictures are waiting to be drawn
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAvatarShare: 'GET /api/platform/multimedia/share/v1/avatar !toast' as Call<ShareAvatar, AvatarShare>,
  /**
   * Returns whether the shopper's identity is verified for an agreement, with the masked name; a free trial requires it
   * (K04). The id number is never returned.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getIdentity: 'GET /api/platform/riskmanager/v1/identity' as Call<AgreementQuery, Identity>,
  /**
   * Signs a version of an agreement and returns it, also if it is signed already. A shopper without a verified identity
   * must send name, id number and a captcha with the first signature.
   * @throws badInput 107002400: for an invalid name or number, if they do not belong together, for a shopper under 18,
   *   or if the captcha is wrong or expired; `field` says which
   * @throws notFound 107002404: if the version of the agreement does not exist
   * @throws conflict 107002409: if another account was verified with this id
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  signAgreement: 'POST /api/platform/riskmanager/v1/agreement' as Call<SignAgreement, Agreement>,
  /**
   * Reads an agreement: the URL of its text, and whether and when the shopper signed that version.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAgreement: 'GET /api/platform/riskmanager/v1/agreement' as Call<AgreementQuery, Agreement>,
  /**
   * Returns how many products the shopper may try at once, how many are on trial, their orders, and the shopper's
   * latest trials.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreeTrial: 'GET /api/platform/usercenter/v1/freeTrail/info' as Call<Empty, FreeTrialInfo>,
  /**
   * Returns whether the shopper signed the cashier's pay-later agreement, through which a kept trial product is
   * charged, and if not, the URL to sign it. If the cashier has no such agreement, the reply says that it is not
   * signed, and has no URL.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getWechatAgreement: 'GET /api/platform/usercenter/v1/wehcat/agreement' as Call<ChannelQuery, WechatAgreement>,
  /**
   * Creates a captcha and returns its id and the URL of its picture, a PNG of 120 x 44 px. It is valid for 5 minutes
   * and one attempt, in any call that requires a captcha.
   * @access visitors and shoppers
   * @built yes
   */
  getCaptcha: 'GET /api/platform/usercenter/v1/captcha' as Call<Empty, Captcha>,
  /**
   * Reads the user of the host app, through the app's own bridge. The bridge is another host: cookies and the channel
   * are not sent to it.
   * @access anyone: another host answers, configured as `hosts.bridge`
   */
  getBridgeUser: 'GET / external=bridge' as Call<Empty, BridgeUser>,
}

export type * from './user.types'
