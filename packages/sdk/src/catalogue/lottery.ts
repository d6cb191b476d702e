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
   * Returns a lottery: its times and rules, its prizes with odds in the order in which the wheel shows them, and what
   * the shopper can do. The id `now` selects the running lottery that began last, or else the next one, or else the
   * last one. Clients store the lottery as the active one only if the reply has code 0 (S16).
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  getActivity: 'GET /api/lottery/activity/{id}/v1' as Call<LotteryQuery, LotteryActivity>,
  /**
   * Returns how many draws of a lottery the shopper has left; 0 for a visitor. Draws nothing.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  countDraws: 'GET /api/lottery/activity/{id}/count/v1' as Call<LotteryQuery, RemainingDraws>,
  /**
   * Reports that the shopper shared the lottery, which earns a draw if the lottery allows it, up to its daily limit. If
   * no draw is earned, the reply gives the reason. Although it is a GET, it changes data, so the client does not repeat
   * it automatically.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  trigger: 'GET /api/lottery/activity/{id}/trigger/v1 once' as Call<LotteryQuery, LotteryTrigger>,
  /**
   * Lists the shopper's prizes, newest first, each with its claim deadline. `startIndex` counts from 0, and a page has
   * 20 prizes by default (K02). With `activityId`, lists all draws of one lottery, including those without a prize.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listPrizes: 'GET /api/platform/prize/list/v1' as Call<PrizeQuery, PrizePage>,
  /**
   * Claims a prize. A product needs an address, and its order is returned; coupons and points are credited at once. A
   * repeated call returns the same answer.
   * @throws notFound 107002404: if the prize or the address does not exist or belongs to another shopper
   * @throws badInput 107002400: for a product without an address, or with an address that the shop does not deliver to
   * @throws wrongState 107002414: if the prize has expired or is under review
   * @throws soldOut 107002410: while the product is out of stock; the prize does not expire meanwhile
   * @throws overLimit 107002412: while no coupon of the prize is left, in which case the prize does not expire, or if
   *   too many prizes were sent to the address
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  claimPrize: 'POST /api/platform/prize/v1 v2' as Call<ClaimPrize, ClaimedPrize>,
  /**
   * Claims the reward that a lottery gives to shoppers who drew often enough, and returns it. Each shopper can claim
   * the reward of a lottery once; a repeated call returns the same reward.
   * @throws notFound 107002404: if the lottery does not exist or gives no reward
   * @throws wrongState 107002414: if the shopper has not drawn often enough
   * @throws overLimit 107002412: if no reward is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeReward: 'POST /api/lottery/user/reward/v1' as Call<TakeReward, Prize>,
  /**
   * Lists the products among the prizes of a lottery, in the order of the wheel, with their pictures and odds.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/luckdraw/v1' as Call<ActivityId, LuckDrawProducts>,
  /**
   * Returns the same as `countDraws`: how many draws the shopper has left. Use `countDraws`; this call exists because
   * the specification lists both.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  countRemaining: 'GET /api/rest/luck/v1/draw/{activityId}/remainNum' as Call<LuckQuery, RemainingDraws>,
  /**
   * Draws once and returns the prize and the number of draws left; a reply with data is a success (S16). The client
   * sends the anti-fraud id with the call. Send an idempotency key, so that a repeated request draws once.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @throws wrongState 107002414: before the lottery begins and after it ends
   * @throws overLimit 107002412: without a draw left, or if the shopper has won the maximum number of times
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  draw: 'POST /api/platform/luck/v1/draw antiFraud' as Call<Draw, DrawResult>,
  /**
   * Redeems points for a draw of a lottery, up to its daily limit, and returns the number of draws left.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @throws wrongState 107002414: while the lottery is not running, or if it gives no draws for points on the shopper's
   *   platform
   * @throws overLimit 107002412: if the shopper has too few points, or has reached the daily limit
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  redeem: 'POST /api/rest/luck/v1/redeem' as Call<LuckQuery, RedeemedDraw>,
  /**
   * Creates the shopper's share of a lottery: its id, and the text and URL to send to friends. Friends help by the
   * share id. A shopper has one share for each lottery.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @throws wrongState 107002414: while the lottery is not running, or if friends cannot help in it
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createShare: 'POST /api/rest/luck/v1/shareinfo' as Call<LuckQuery, ShareInfo>,
  /**
   * Reads a friend's share and the number of friends who have helped, for the page that its URL opens.
   * @throws notFound 107002404: if the share does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getShare: 'GET /api/rest/luck/v1/shareinfo/{shareId}' as Call<ShareId, ShareInfo>,
  /**
   * Helps a friend's share, and returns the updated share. The friend gets a draw once enough friends have helped. Each
   * shopper helps once in a lottery, on any platform.
   * @throws notFound 107002404: if the share does not exist
   * @throws wrongState 107002414: while the lottery is not running, if friends cannot help, or for the shopper's own
   *   share
   * @throws overLimit 107002412: if the shopper has helped another share, the share cannot earn more draws, or too many
   *   shoppers of the same network have helped
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'POST /api/rest/luck/v1/draw/help' as Call<HelpDraw, ShareInfo>,
  /**
   * Reads a lottery as `getActivity` does. Use `getActivity`; this call exists because the specification lists both.
   * @throws notFound 107002404: if the lottery does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  getInfo: 'GET /api/rest/luck/v1/{activityId}/info' as Call<LuckQuery, LotteryActivity>,
  /**
   * Returns whether the shop can send messages to the shopper in the messaging app (WeChat). The reply is false until
   * the shopper has allowed a message there.
   * @access visitors and shoppers
   * @built yes
   */
  checkFollowing: 'GET /api/platform/wx/v1/check' as Call<Empty, WechatCheck>,
}

export type * from './lottery.types'
