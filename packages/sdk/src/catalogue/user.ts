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

/** The shopper: who asks. */
export const user = {
  /**
   * Tells whether the login that an app around the shop began went through: with '1' ask `info` and load the page anew,
   * else go back (S03).
   * @access visitors and shoppers
   * @built yes
   */
  loginCallback: 'GET /api/loginCallback/v1' as Call<Empty, LoginCallback>,
  /**
   * Reads who asks: the shopper, or a visitor with every field at its default (E01). A deadline of 3 seconds, since
   * pages wait for it (K01).
   * @access visitors and shoppers
   * @built yes
   */
  info: 'GET /api/user/info/v1 timeout=3000' as Call<GetUserInfo, UserInfo>,
  /**
   * Ends the session on the server and removes the cookie; a token is invalid afterwards. A visitor gets the same
   * answer. A GET that changes something: earlier replies are not shared after it.
   * @throws badInput 107002400: for a cookie without proof that a page of the shop asks: a browser's `Sec-Fetch-Site`
   *   or `Origin`, or an idempotency key
   * @access visitors and shoppers
   * @built yes
   */
  logout: 'GET /api/loginOut/v1 once' as Call<Empty, Empty>,
  /**
   * Signs a page's address for the messaging app's script, which needs it before it shares or pays. The address goes
   * without its hash.
   * @throws badInput 107002400: for an address that is not this shop's; `field` is `url`
   * @throws wrongState 107002414: in a shop that no app of the messaging app is set up for
   * @access visitors and shoppers
   * @built yes
   */
  signWechat: 'GET /api/wechat/sign' as Call<GetSignature, WechatSignature>,
  /**
   * Tells the id of the app that the shop runs in, as the messaging app knows it; empty in a shop that none is set up
   * for.
   * @access visitors and shoppers
   * @built yes
   */
  getAppId: 'GET /api/v2/jolion/app/getAppId' as Call<Empty, AppId>,
  /**
   * Reads the account page in one go: name, avatar, numbers on the order tabs, coupons, points and coins.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getProfile: 'GET /api/platform/usercenter/v1/userinfo' as Call<Empty, UserProfile>,
  /**
   * Reads the shopper's membership: kind, name, end, and what it saved so far in fen; kind 0 without one.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMember: 'GET /api/platform/usercenter/v1/member' as Call<Empty, Member>,
  /**
   * Reads the shopper's own telephone with its middle hidden, to show where codes and messages go.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPhone: 'GET /api/platform/usercenter/v1/phone' as Call<Empty, UserPhone>,
  /**
   * Reads what the shopper wants to be told of and how: every topic of messages in every way the shop has, in the order
   * they are shown.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMessageChoices: 'GET /api/platform/usercenter/v1/notices' as Call<Empty, MessageChoices>,
  /**
   * Switches one topic on or off in one way, and answers all of them.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  chooseMessages: 'PUT /api/platform/usercenter/v1/notices' as Call<MessageChoice, MessageChoices>,
  /**
   * Sends a code to an address for mail that the shopper wants messages at: 6 digits, good for 5 minutes and 5 tries
   * with the ticket that is answered. The limits are those of login codes.
   * @throws badInput 107002400: for what is no address; `field` is `email`
   * @throws wrongState 107002414: in a shop that sends no mail
   * @throws tooMany 107002429: asked for too often; `retryAfter` says when to try again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendEmailCode: 'POST /api/platform/usercenter/v1/email/code' as Call<SendEmailCode, SentLoginCode>,
  /**
   * Has messages sent to an address for mail as well, once its code proved it the shopper's; the one before is
   * forgotten.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used or tried too often; `field` is `code`
   * @throws tooMany 107002429: after too many wrong codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setEmail: 'PUT /api/platform/usercenter/v1/email' as Call<SetEmail, UserEmail>,
  /**
   * Forgets the shopper's address for mail: no message goes there any more. Without one it changes nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  removeEmail: 'DELETE /api/platform/usercenter/v1/email' as Call<Empty, Empty>,
  /**
   * Lists the messages that the shop can send by the messaging app, with how many of each the shopper still allows:
   * what to ask for before a press that asks.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMessageTemplates: 'GET /api/platform/usercenter/v1/messages' as Call<Empty, MessageTemplates>,
  /**
   * Keeps what the shopper allowed in the messaging app: one message more by each template. Templates that the shop no
   * longer has are left out. Answers all of them, as `listMessageTemplates` does.
   * @throws badInput 107002400: for a code that the app does not know; `field` is `code`
   * @throws wrongState 107002414: in a shop without a mini-program
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  allowMessages: 'POST /api/platform/usercenter/v1/messages' as Call<AllowMessages, MessageTemplates>,
  /**
   * Signs the shopper up for news under a nickname, to the account's telephone unless another is given, and answers the
   * membership. Signed up again, the newer nickname and telephone count.
   * @throws badInput 107002400: for a nickname of nothing but spaces; `field` is `usernick`
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  signUpFan: 'POST /api/platform/usercenter/v1/dufan' as Call<SignUpFan, Member>,
  /**
   * Reads the present of an activity (F07): its coupons and points, its conditions in words, and whether the shopper
   * can take it, or why not. The id `now` names the activity that runs and began last. `coupons.acquireActivityPresent`
   * takes it.
   * @throws notFound 107002404: for an activity the shop does not have
   * @access visitors and shoppers
   * @built yes
   */
  getActivityPresent: 'GET /api/platform/activity/present/v1/{activityId}' as Call<ActivityId, ActivityPresent>,
  /**
   * Counts the groups the shopper is in that are gathering or complete: the number beside "my groups" on the account
   * page.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  countGroups: 'GET /api/promotion/groups/count/v1' as Call<Empty, GroupCount>,
  /**
   * Draws a picture for sharing with the shopper's avatar in a design and a code that leads to the shop, and answers
   * its address. Failures raise no toast (X04).
   * @throws tooMany 107002429: while too many wait to be drawn
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAvatarShare: 'GET /api/platform/multimedia/share/v1/avatar !toast' as Call<ShareAvatar, AvatarShare>,
  /**
   * Tells whether the shopper proved who they are for an agreement, the name hidden in part; a free trial asks for it
   * (K04). The number of an id is never told again.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getIdentity: 'GET /api/platform/riskmanager/v1/identity' as Call<AgreementQuery, Identity>,
  /**
   * Signs a version of an agreement for the shopper and returns it as signed, also when repeated. A shopper without a
   * verified identity sends name and id number with the first signature, and a captcha.
   * @throws badInput 107002400: for a name or a number that is none, that do not belong together, of somebody under 18,
   *   or a captcha that was read wrongly or is over; `field` says which
   * @throws notFound 107002404: for a version of the agreement there is not
   * @throws conflict 107002409: when another account was proved with this id
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  signAgreement: 'POST /api/platform/riskmanager/v1/agreement' as Call<SignAgreement, Agreement>,
  /**
   * Reads an agreement: where its text can be read, and whether and when the shopper signed that version.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAgreement: 'GET /api/platform/riskmanager/v1/agreement' as Call<AgreementQuery, Agreement>,
  /**
   * Tells how many products the shopper may try for free at once, how many are being tried, with which orders, and how
   * each of the shopper's latest trials stands.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreeTrial: 'GET /api/platform/usercenter/v1/freeTrail/info' as Call<Empty, FreeTrialInfo>,
  /**
   * Tells whether the shopper signed the cashier's pay-later agreement, by which a kept trial product is charged, and
   * where to sign it if not. If the cashier has none, it is not signed and has no address.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getWechatAgreement: 'GET /api/platform/usercenter/v1/wehcat/agreement' as Call<ChannelQuery, WechatAgreement>,
  /**
   * Makes a captcha and answers its id and the address of its picture, a PNG of 120 x 44 px. It holds for 5 minutes and
   * one try, wherever it is asked for.
   * @access visitors and shoppers
   * @built yes
   */
  getCaptcha: 'GET /api/platform/usercenter/v1/captcha' as Call<Empty, Captcha>,
  /**
   * Asks the app around the shop, over its own bridge, who uses it. It is another host: no cookie or channel travels
   * along.
   * @access anyone: another host answers, configured as `hosts.bridge`
   */
  getBridgeUser: 'GET / external=bridge' as Call<Empty, BridgeUser>,
}

export type * from './user.types'
