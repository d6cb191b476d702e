import type { Call, Empty } from './call'
import type {
  Barrage,
  GetInviteStatus,
  InviteAwards,
  InviteProgress,
  InviteRank,
  InviteStatus,
  InviteSummary,
  RecordSms,
  SendSms,
  SensitiveWords,
  UserNick,
} from './invite.types'
import type { ChannelQuery, PageQuery } from './shared.types'

/** Invitations: promoters bring promoters. */
export const invite = {
  /**
   * Tells whether an invitation campaign runs for a channel, `xdapp` when none is named (K02), with its rules to show
   * and its times.
   * @built not yet: the server answers notBuilt 107002501
   */
  getStatus: 'GET /api/platform/invite/v1/active/status' as Call<GetInviteStatus, InviteStatus>,
  /**
   * Tells how many shoppers came by the promoter's invitation, how many of them bought, and which steps of the reward
   * that reached.
   * @built not yet: the server answers notBuilt 107002501
   */
  getProgress: 'GET /api/platform/invite/v1/progress' as Call<ChannelQuery, InviteProgress>,
  /**
   * Adds up what inviting earned the promoter ever, and which part is not settled because its orders can still be given
   * back.
   * @built not yet: the server answers notBuilt 107002501
   */
  getSummary: 'GET /api/platform/invite/v1/rebate/summary' as Call<ChannelQuery, InviteSummary>,
  /**
   * Notes that the promoter sent an invitation by the phone's own SMS, so that the invited number counts for the
   * promoter.
   * @built not yet: the server answers notBuilt 107002501
   */
  recordSms: 'POST /api/platform/invite/v1/sms/record' as Call<RecordSms, Empty>,
  /**
   * Sends an invitation to a mobile number by the shop's SMS, with the promoter's link in it. It costs money, so it is
   * limited by number and day.
   * @built not yet: the server answers notBuilt 107002501
   */
  sendSms: 'POST /api/platform/invite/v1/sms/send' as Call<SendSms, Empty>,
  /**
   * Ranks promoters by what inviting earned them, page by page, and tells the asking promoter's own place beside it.
   * @built not yet: the server answers notBuilt 107002501
   */
  getRank: 'GET /api/platform/invite/v1/rank' as Call<PageQuery, InviteRank>,
  /**
   * Reads up to 50 recent lines, names masked, that the invitation page lets run over its picture. The same for
   * everybody.
   * @built not yet: the server answers notBuilt 107002501
   */
  getBarrage: 'GET /api/platform/invite/v1/barrage' as Call<Empty, Barrage>,
  /**
   * Reads the words that a nickname must not hold, for checking while it is typed; `setNick` checks again.
   * @access visitors and shoppers
   * @built yes
   */
  listSensitiveWords: 'GET /api/sensitivewords/v1' as Call<Empty, SensitiveWords>,
  /**
   * Reads the promoter's nickname; the display name where none was chosen.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getNick: 'GET /api/platform/rebate/usernick/v1' as Call<Empty, UserNick>,
  /**
   * Sets the nickname that ranks and honor lists show for the promoter, 1 to 20 characters without a sensitive word,
   * and answers it as kept.
   * @throws badInput 107002400: for a nickname that is empty, too long, or holds a word the shop refuses
   * @throws wrongState 107002414: for who is no promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setNick: 'POST /api/platform/rebate/usernick/v1' as Call<UserNick, UserNick>,
  /**
   * Lists what inviting won the promoter, page by page, latest first, and whether each award was taken.
   * @built not yet: the server answers notBuilt 107002501
   */
  listAwards: 'GET /api/platform/invite/v1/awards' as Call<PageQuery, InviteAwards>,
}

export type * from './invite.types'
