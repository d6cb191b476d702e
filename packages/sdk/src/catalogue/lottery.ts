import type { Call, Empty } from './call'
import type {
  ClaimedPrize,
  ClaimPrize,
  Draw,
  DrawResult,
  LotteryActivity,
  LotteryTrigger,
  LuckDrawProducts,
  Prize,
  PrizePage,
  RedeemDraw,
  RemainingDraws,
  ShareId,
  ShareInfo,
  TakeReward,
  WechatCheck,
} from './lottery.types'
import type { ActivityId, ById, PageQuery } from './shared.types'

/** Lottery: draws and their prizes. */
export const lottery = {
  /**
   * Reads a lottery with its times, rules and prizes in the order of the wheel. Only a reply of code 0 is kept as the
   * active lottery (S16).
   * @built not yet: the server answers notBuilt 107002501
   */
  getActivity: 'GET /api/lottery/activity/{id}/v1' as Call<ById, LotteryActivity>,
  /**
   * Tells how many draws of a lottery the shopper has left; the address that lottery pages use. Draws nothing.
   * @built not yet: the server answers notBuilt 107002501
   */
  countDraws: 'GET /api/lottery/activity/{id}/count/v1' as Call<ById, RemainingDraws>,
  /**
   * Tells the lottery that the shopper did what earns a draw, such as sharing. An act earns once a day; a GET that is
   * never repeated blindly.
   * @built not yet: the server answers notBuilt 107002501
   */
  trigger: 'GET /api/lottery/activity/{id}/trigger/v1 once' as Call<ById, LotteryTrigger>,
  /**
   * Lists prizes the shopper won, page by page from 0, 20 at a time (K02), newest first, each with the time until which
   * it can be claimed.
   * @built not yet: the server answers notBuilt 107002501
   */
  listPrizes: 'GET /api/platform/prize/list/v1' as Call<PageQuery, PrizePage>,
  /**
   * Claims a prize the shopper won. A product needs an address and answers the order it travels with; coupons and
   * points arrive at once.
   * @built not yet: the server answers notBuilt 107002501
   */
  claimPrize: 'POST /api/platform/prize/v1 v2' as Call<ClaimPrize, ClaimedPrize>,
  /**
   * Takes the reward that everybody gets who did all an activity asks, and answers what it was. Once for each shopper
   * and activity.
   * @built not yet: the server answers notBuilt 107002501
   */
  takeReward: 'POST /api/lottery/user/reward/v1' as Call<TakeReward, Prize>,
  /**
   * Lists the products that can be won in an activity, in the order of the wheel, with their pictures.
   * @built not yet: the server answers notBuilt 107002501
   */
  listProducts: 'GET /api/products/luckdraw/v1' as Call<ActivityId, LuckDrawProducts>,
  /**
   * Tells how many draws of an activity the shopper has left, by the address of the luck service; a visitor has 0.
   * @built not yet: the server answers notBuilt 107002501
   */
  countRemaining: 'GET /api/rest/luck/v1/draw/{activityId}/remainNum' as Call<ActivityId, RemainingDraws>,
  /**
   * Draws once and tells what was won and how many draws are left; any data means success (S16). Carries the anti-fraud
   * id; send an idempotency key.
   * @built not yet: the server answers notBuilt 107002501
   */
  draw: 'POST /api/platform/luck/v1/draw antiFraud' as Call<Draw, DrawResult>,
  /**
   * Redeems a code from a card for a draw of an activity and tells how many draws there are then. A code works once.
   * @built not yet: the server answers notBuilt 107002501
   */
  redeem: 'POST /api/rest/luck/v1/redeem' as Call<RedeemDraw, RemainingDraws>,
  /**
   * Makes a share of an activity: id, text and address that the shopper sends to friends, who help by its id.
   * @built not yet: the server answers notBuilt 107002501
   */
  createShare: 'POST /api/rest/luck/v1/shareinfo' as Call<ActivityId, ShareInfo>,
  /**
   * Reads what a friend shared, and how many helped already, for the page that the shared address opens.
   * @built not yet: the server answers notBuilt 107002501
   */
  getShare: 'GET /api/rest/luck/v1/shareinfo/{shareId}' as Call<ShareId, ShareInfo>,
  /**
   * Helps a friend's share, which may earn the friend a draw, and answers the share as it is then. Each shopper helps
   * once.
   * @built not yet: the server answers notBuilt 107002501
   */
  help: 'POST /api/rest/luck/v1/draw/help' as Call<ShareId, ShareInfo>,
  /**
   * Reads a lottery by the address of the luck service; the same answer as `getActivity`.
   * @built not yet: the server answers notBuilt 107002501
   */
  getInfo: 'GET /api/rest/luck/v1/{activityId}/info' as Call<ActivityId, LotteryActivity>,
  /**
   * Tells whether the shopper follows the shop's account in the messaging app; some draws ask for it. False outside of
   * that app.
   * @built not yet: the server answers notBuilt 107002501
   */
  checkFollowing: 'GET /api/platform/wx/v1/check' as Call<Empty, WechatCheck>,
}

export type * from './lottery.types'
