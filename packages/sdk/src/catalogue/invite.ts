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
 * Invitations: promoters invite buyers, on one level only; inviting promoters earns nothing. `getInvitation` and
 * `takeAward` are not part of the specification.
 */
export const invite = {
  /**
   * Returns whether an invitation campaign is running for a channel, by default `xdapp` (K02), and on this platform,
   * with its steps, coupons, rules and times.
   * @access visitors and shoppers
   * @built yes
   */
  getStatus: 'GET /api/platform/invite/v1/active/status' as Call<GetInviteStatus, InviteStatus>,
  /**
   * Reads an invitation for the friend who opened its link: the inviter, and whether the friend can take the coupon or
   * has taken it.
   * @throws notFound 107002404: if the share does not belong to a promoter who may invite now
   * @access visitors and shoppers
   * @built yes
   */
  getInvitation: 'GET /api/platform/invite/v1/invitation' as Call<InvitationQuery, Invitation>,
  /**
   * Returns how many shoppers the promoter invited in the campaign, how many of them bought, and which steps of the
   * reward are reached.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getProgress: 'GET /api/platform/invite/v1/progress' as Call<GetInviteStatus, InviteProgress>,
  /**
   * Returns the promoter's total earnings from orders of invited buyers, net of refunds, and the part that is not
   * settled because its orders can still be returned.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getSummary: 'GET /api/platform/invite/v1/rebate/summary' as Call<Empty, InviteSummary>,
  /**
   * Records that the promoter sent an invitation by the phone's own SMS. A shopper who registers with the friend's
   * number within 30 days counts as invited. A repeated call is recorded once.
   * @throws badInput 107002400: if the friend did not agree; `field` is `agreed`
   * @throws wrongState 107002414: if the shopper may not invite, and while no campaign is running
   * @throws overLimit 107002412: for a number that opted out, or beyond the numbers that may be invited in a day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  recordSms: 'POST /api/platform/invite/v1/sms/record' as Call<RecordSms, Empty>,
  /**
   * Sends an invitation with the promoter's link to a mobile number by the shop's SMS. An SMS costs money, so the shop
   * limits the calls for each number and for each day.
   * @throws badInput 107002400: if the friend did not agree; `field` is `agreed`
   * @throws wrongState 107002414: if the shopper may not invite, while no campaign is running, or on a platform where
   *   inviting is switched off
   * @throws overLimit 107002412: for a number that opted out, that another promoter invited today, or that was sent
   *   three invitations in total, and beyond the limits of the day
   * @throws serverError 107002500: if the SMS could not be sent; nothing is counted
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendSms: 'POST /api/platform/invite/v1/sms/send' as Call<SendSms, Empty>,
  /**
   * Ranks promoters by their earnings from inviting in the campaign, page by page, and returns the asking promoter's
   * own rank. Updated every hour.
   * @access visitors and shoppers
   * @built yes
   */
  getRank: 'GET /api/platform/invite/v1/rank' as Call<PageQuery, InviteRank>,
  /**
   * Reads up to 50 recent messages, with masked names, for the moving lines of the invitation page. Every shopper gets
   * the same messages.
   * @access visitors and shoppers
   * @built yes
   */
  getBarrage: 'GET /api/platform/invite/v1/barrage' as Call<Empty, Barrage>,
  /**
   * Lists the sensitive words, which a nickname must not contain, for checks during input; `setNick` checks again.
   * @access visitors and shoppers
   * @built yes
   */
  listSensitiveWords: 'GET /api/sensitivewords/v1' as Call<Empty, SensitiveWords>,
  /**
   * Reads the promoter's nickname; if none was chosen, returns the display name.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getNick: 'GET /api/platform/rebate/usernick/v1' as Call<Empty, UserNick>,
  /**
   * Sets the nickname that rankings and honor lists show for the promoter, 1 to 20 characters without a sensitive word,
   * and returns the stored nickname.
   * @throws badInput 107002400: if the nickname is empty, too long or contains a refused word
   * @throws wrongState 107002414: if the shopper is not a promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setNick: 'POST /api/platform/rebate/usernick/v1' as Call<UserNick, UserNick>,
  /**
   * Lists the promoter's awards for inviting, page by page, latest first, with whether each was claimed.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listAwards: 'GET /api/platform/invite/v1/awards' as Call<PageQuery, InviteAwards>,
  /**
   * Claims an award for inviting, and returns its coupon. A repeated call returns the same coupon.
   * @throws notFound 107002404: if the promoter did not win the award
   * @throws wrongState 107002414: after the claim deadline, and while the promoter is suspended
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeAward: 'POST /api/platform/invite/v1/awards/take' as Call<TakeAward, ReceivedCoupon>,
}

export type * from './invite.types'
