import type { Call, Empty } from './call'
import type {
  ClaimedPrize,
  ClaimPrize,
  Draw,
  DrawResult,
  HelpDraw,
  LotteryActivity,
  LotteryQuery,
  LotteryTrigger,
  LuckDrawProducts,
  LuckQuery,
  Prize,
  PrizePage,
  PrizeQuery,
  RedeemedDraw,
  RemainingDraws,
  ShareId,
  ShareInfo,
  TakeReward,
  WechatCheck,
} from './lottery.types'
import type { ActivityId } from './shared.types'

/** Lottery: draws and their prizes. */
export const lottery = {
  /**
   * Reads a lottery with its times, rules, prizes and odds in the order of the wheel, and what the shopper can do. The
   * id `now` is the running lottery that began last, or else the next one. Only a reply of code 0 is kept as the active
   * lottery (S16).
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access visitors and shoppers
   * @built yes
   */
  getActivity: 'GET /api/lottery/activity/{id}/v1' as Call<LotteryQuery, LotteryActivity>,
  /**
   * Tells how many draws of a lottery the shopper has left; the address that lottery pages use. Draws nothing.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access visitors and shoppers
   * @built yes
   */
  countDraws: 'GET /api/lottery/activity/{id}/count/v1' as Call<LotteryQuery, RemainingDraws>,
  /**
   * Tells the lottery that the shopper shared it, which earns a draw where sharing does: so often a day as the lottery
   * says. Where it does not, the reply says why. A GET that is never repeated blindly.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  trigger: 'GET /api/lottery/activity/{id}/trigger/v1 once' as Call<LotteryQuery, LotteryTrigger>,
  /**
   * Lists prizes the shopper won, page by page from 0, 20 at a time (K02), newest first, each with the time until which
   * it can be claimed; or all draws of one lottery.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listPrizes: 'GET /api/platform/prize/list/v1' as Call<PrizeQuery, PrizePage>,
  /**
   * Claims a prize the shopper won. A product needs an address and answers the order it travels with; coupons and
   * points arrive at once. Claimed again, it answers the same.
   * @throws notFound 107002404: for a prize or an address that is not the shopper's
   * @throws badInput 107002400: for a product without an address, or with one the shop does not deliver to
   * @throws wrongState 107002414: for a prize that expired, or that the shop still looks at
   * @throws soldOut 107002410: while the shop has none of the product; the prize does not expire meanwhile
   * @throws overLimit 107002412: while no coupon of the prize is left; the prize does not expire meanwhile
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  claimPrize: 'POST /api/platform/prize/v1 v2' as Call<ClaimPrize, ClaimedPrize>,
  /**
   * Takes the reward for drawing as often as a lottery requires, and returns it. Once for each shopper and lottery; a
   * repeat returns the same.
   * @throws notFound 107002404: for a lottery that is not there, or gives no reward
   * @throws wrongState 107002414: for who has not drawn often enough
   * @throws overLimit 107002412: when none is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeReward: 'POST /api/lottery/user/reward/v1' as Call<TakeReward, Prize>,
  /**
   * Lists the products that can be won in an activity, in the order of the wheel, with their pictures and odds.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/luckdraw/v1' as Call<ActivityId, LuckDrawProducts>,
  /**
   * Tells how many draws of an activity the shopper has left, by the address of the luck service; a visitor has 0. The
   * same answer as `countDraws`.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access visitors and shoppers
   * @built yes
   */
  countRemaining: 'GET /api/rest/luck/v1/draw/{activityId}/remainNum' as Call<LuckQuery, RemainingDraws>,
  /**
   * Draws once and tells what was won and how many draws are left; any data means success (S16). Carries the anti-fraud
   * id; send an idempotency key: a draw sent twice is one draw.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @throws wrongState 107002414: before the begin and after the end
   * @throws overLimit 107002412: without a chance, or when the shopper won as much as one may
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  draw: 'POST /api/platform/luck/v1/draw antiFraud' as Call<Draw, DrawResult>,
  /**
   * Redeems points for a draw of an activity and tells how many draws there are then. So often a day as the lottery
   * says.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @throws wrongState 107002414: while it does not run, or where it gives no draws for points
   * @throws overLimit 107002412: when the shopper has too few points, or redeemed as often as one may today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  redeem: 'POST /api/rest/luck/v1/redeem' as Call<LuckQuery, RedeemedDraw>,
  /**
   * Makes a share of an activity: id, text and address that the shopper sends to friends, who help by its id. A shopper
   * has one for each lottery.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @throws wrongState 107002414: while it does not run, or where friends cannot help
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createShare: 'POST /api/rest/luck/v1/shareinfo' as Call<LuckQuery, ShareInfo>,
  /**
   * Reads what a friend shared, and how many helped already, for the page that the shared address opens.
   * @throws notFound 107002404: for a share that is not there
   * @access visitors and shoppers
   * @built yes
   */
  getShare: 'GET /api/rest/luck/v1/shareinfo/{shareId}' as Call<ShareId, ShareInfo>,
  /**
   * Helps a friend's share, which gives the friend a draw once enough helped, and answers the share as it is then. Each
   * shopper helps once in a lottery, by whichever door.
   * @throws notFound 107002404: for a share that is not there
   * @throws wrongState 107002414: while the lottery does not run, where friends cannot help, or for one's own share
   * @throws overLimit 107002412: for who has helped somebody else, or when the friend has as much help as one may have
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'POST /api/rest/luck/v1/draw/help' as Call<HelpDraw, ShareInfo>,
  /**
   * Reads a lottery by the address of the luck service; the same answer as `getActivity`.
   * @throws notFound 107002404: for a lottery that is not there, or not published
   * @access visitors and shoppers
   * @built yes
   */
  getInfo: 'GET /api/rest/luck/v1/{activityId}/info' as Call<LuckQuery, LotteryActivity>,
  /**
   * Tells whether the shop can write to the shopper in the messaging app. False for shoppers who never allowed a
   * message there.
   * @access visitors and shoppers
   * @built yes
   */
  checkFollowing: 'GET /api/platform/wx/v1/check' as Call<Empty, WechatCheck>,
}

export type * from './lottery.types'
