import type { Call, Empty } from './call'
import type { ReceivedCoupon } from './coupons.types'
import type {
  Barrage,
  GetInviteStatus,
  Invitation,
  InvitationQuery,
  InviteAwards,
  InviteProgress,
  InviteRank,
  InviteStatus,
  InviteSummary,
  RecordSms,
  SendSms,
  SensitiveWords,
  TakeAward,
  UserNick,
} from './invite.types'
import type { PageQuery } from './shared.types'

/**
 * Invitations: promoters bring buyers, one level only; nobody is paid for bringing promoters. `getInvitation` and
 * `takeAward` are the shop's own calls.
 */
export const invite = {
  /**
   * Tells whether an invitation campaign runs for a channel, `xdapp` when none is named (K02), and at this door, with
   * its steps, coupons and rules to show and its times.
   * @access visitors and shoppers
   * @built yes
   */
  getStatus: 'GET /api/platform/invite/v1/active/status' as Call<GetInviteStatus, InviteStatus>,
  /**
   * Reads an invitation as the friend who opened its link sees it: who invites, and whether the friend can take the
   * coupon or did.
   * @throws notFound 107002404: for a share of nobody who may invite now
   * @access visitors and shoppers
   * @built yes
   */
  getInvitation: 'GET /api/platform/invite/v1/invitation' as Call<InvitationQuery, Invitation>,
  /**
   * Tells how many shoppers came by the promoter's invitation in the campaign, how many of them bought, and which steps
   * of the reward that reached.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getProgress: 'GET /api/platform/invite/v1/progress' as Call<GetInviteStatus, InviteProgress>,
  /**
   * Adds up what orders of invited buyers earned the promoter ever, net of refunds, and which part is not settled
   * because its orders can still be given back.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getSummary: 'GET /api/platform/invite/v1/rebate/summary' as Call<Empty, InviteSummary>,
  /**
   * Records that the promoter sent an invitation by the phone's own SMS: whoever opens an account with that number
   * within 30 days counts as invited. A repeat is stored once.
   * @throws badInput 107002400: where the friend did not agree; `field` is `agreed`
   * @throws wrongState 107002414: for who may not invite, and while no campaign runs
   * @throws overLimit 107002412: for a number that refused, or as many numbers as may be invited a day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  recordSms: 'POST /api/platform/invite/v1/sms/record' as Call<RecordSms, Empty>,
  /**
   * Sends an invitation to a mobile number by the shop's SMS, with the promoter's link in it. It costs money, so it is
   * limited by number and day.
   * @throws badInput 107002400: where the friend did not agree; `field` is `agreed`
   * @throws wrongState 107002414: for who may not invite, while no campaign runs, or where inviting does not
   * @throws overLimit 107002412: for a number that refused, was sent one today or three ever, or the limits of the day
   * @throws serverError 107002500: when it could not be handed over; nothing is counted
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendSms: 'POST /api/platform/invite/v1/sms/send' as Call<SendSms, Empty>,
  /**
   * Ranks promoters by what inviting earned them in the campaign, page by page, and tells the asking promoter's own
   * place beside it. Counted anew each hour.
   * @access visitors and shoppers
   * @built yes
   */
  getRank: 'GET /api/platform/invite/v1/rank' as Call<PageQuery, InviteRank>,
  /**
   * Reads up to 50 recent lines, names masked, that the invitation page lets run over its picture. The same for
   * everybody.
   * @access visitors and shoppers
   * @built yes
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
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listAwards: 'GET /api/platform/invite/v1/awards' as Call<PageQuery, InviteAwards>,
  /**
   * Takes an award for inviting: its coupon. A repeat returns the same coupon.
   * @throws notFound 107002404: for an award that the promoter did not win
   * @throws wrongState 107002414: once its time is over, and while the promoter is suspended
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeAward: 'POST /api/platform/invite/v1/awards/take' as Call<TakeAward, ReceivedCoupon>,
}

export type * from './invite.types'
