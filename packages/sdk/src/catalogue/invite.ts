import type { Call, Empty } from './call'
import type { Barrage, GetInviteStatus, InviteAwards, InviteProgress, InviteRank, InviteStatus, InviteSummary, RecordSms, SendSms, SensitiveWords, UserNick } from './invite.types'
import type { ChannelQuery, PageQuery } from './shared.types'

/** Invitations: promoters bring promoters. */
export const invite = {
  /** Whether a campaign runs; channel `xdapp` unless said otherwise (K02). */
  getStatus: 'GET /api/platform/invite/v1/active/status' as Call<GetInviteStatus, InviteStatus>,
  /** How far the promoter came. */
  getProgress: 'GET /api/platform/invite/v1/progress' as Call<ChannelQuery, InviteProgress>,
  /** What inviting earned. */
  getSummary: 'GET /api/platform/invite/v1/rebate/summary' as Call<ChannelQuery, InviteSummary>,
  /** Notes that an invitation was sent by SMS. */
  recordSms: 'POST /api/platform/invite/v1/sms/record' as Call<RecordSms, Empty>,
  /** Sends an invitation by SMS. */
  sendSms: 'POST /api/platform/invite/v1/sms/send' as Call<SendSms, Empty>,
  /** Promoters by what they earned. */
  getRank: 'GET /api/platform/invite/v1/rank' as Call<PageQuery, InviteRank>,
  /** Lines that fly over the page. */
  getBarrage: 'GET /api/platform/invite/v1/barrage' as Call<Empty, Barrage>,
  /** Words a nickname must not hold. */
  listSensitiveWords: 'GET /api/sensitivewords/v1' as Call<Empty, SensitiveWords>,
  /** The promoter's nickname. */
  getNick: 'GET /api/platform/rebate/usernick/v1' as Call<Empty, UserNick>,
  /** Sets the nickname. */
  setNick: 'POST /api/platform/rebate/usernick/v1' as Call<UserNick, UserNick>,
  /** What inviting won. */
  listAwards: 'GET /api/platform/invite/v1/awards' as Call<PageQuery, InviteAwards>,
}

export type * from './invite.types'
