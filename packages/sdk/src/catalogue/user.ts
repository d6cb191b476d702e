import type { Call, Empty } from './call'
import type { ActivityId, ChannelQuery } from './shared.types'
import type {
  ActivityPresent, Agreement, AgreementQuery, AppId, AvatarShare, BridgeUser, Captcha, FreeTrialInfo, GetSignature, GetUserInfo, GroupCount, Identity, LoginCallback, Member, ShareAvatar,
  SignAgreement, SignUpFan, UserInfo, UserPhone, UserProfile, WechatAgreement, WechatSignature,
} from './user.types'

/** The shopper: who asks. */
export const user = {
  /** Whether a login went through. */
  loginCallback: 'GET /api/loginCallback/v1' as Call<Empty, LoginCallback>,
  /** Who the shopper is. */
  info: 'GET /api/user/info/v1 timeout=3000' as Call<GetUserInfo, UserInfo>,
  /** Logs out. */
  logout: 'GET /api/loginOut/v1' as Call<Empty, Empty>,
  /** Signature that the messaging app's script asks for. */
  signWechat: 'GET /api/wechat/sign' as Call<GetSignature, WechatSignature>,
  /** Id of the app the shop runs in. */
  getAppId: 'GET /api/v2/jolion/app/getAppId' as Call<Empty, AppId>,
  /** The shopper as the account page shows. */
  getProfile: 'GET /api/platform/usercenter/v1/userinfo' as Call<Empty, UserProfile>,
  /** Membership. */
  getMember: 'GET /api/platform/usercenter/v1/member' as Call<Empty, Member>,
  /** The shopper's telephone, masked. */
  getPhone: 'GET /api/platform/usercenter/v1/phone' as Call<Empty, UserPhone>,
  /** Signs up as a fan. */
  signUpFan: 'POST /api/platform/usercenter/v1/dufan' as Call<SignUpFan, Member>,
  /** Present of an activity. */
  getActivityPresent: 'GET /api/platform/activity/present/v1/{activityId}' as Call<ActivityId, ActivityPresent>,
  /** How many groups the shopper buys in. */
  countGroups: 'GET /api/promotion/groups/count/v1' as Call<Empty, GroupCount>,
  /** Picture with the shopper's avatar, for sharing. */
  getAvatarShare: 'GET /api/platform/multimedia/share/v1/avatar !toast' as Call<ShareAvatar, AvatarShare>,
  /** Whether the shopper proved who they are. */
  getIdentity: 'GET /api/platform/riskmanager/v1/identity' as Call<AgreementQuery, Identity>,
  /** Signs an agreement. */
  signAgreement: 'POST /api/platform/riskmanager/v1/agreement' as Call<SignAgreement, Agreement>,
  /** An agreement and whether it is signed. */
  getAgreement: 'GET /api/platform/riskmanager/v1/agreement' as Call<AgreementQuery, Agreement>,
  /** Free trial: what the shopper may try. */
  getFreeTrial: 'GET /api/platform/usercenter/v1/freeTrail/info' as Call<Empty, FreeTrialInfo>,
  /** The agreement with the messaging app's pay-later service. */
  getWechatAgreement: 'GET /api/platform/usercenter/v1/wehcat/agreement' as Call<ChannelQuery, WechatAgreement>,
  /** A picture to prove that a person asks. */
  getCaptcha: 'GET /api/platform/usercenter/v1/captcha' as Call<Empty, Captcha>,
  /** Who uses the app around the shop: asked of its bridge, whose address is configured. */
  getBridgeUser: 'GET / external=bridge' as Call<Empty, BridgeUser>,
}

export type * from './user.types'
