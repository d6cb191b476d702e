import type { Call, Empty } from './call'
import type {
  ClaimedPrize, ClaimPrize, Draw, DrawResult, LotteryActivity, LotteryTrigger, LuckDrawProducts, Prize, PrizePage, RedeemDraw, RemainingDraws, ShareId, ShareInfo, TakeReward, WechatCheck,
} from './lottery.types'
import type { ActivityId, ById, PageQuery } from './shared.types'

/** Lottery: draws and their prizes. */
export const lottery = {
  /** A lottery. */
  getActivity: 'GET /api/lottery/activity/{id}/v1' as Call<ById, LotteryActivity>,
  /** How often one may still draw. */
  countDraws: 'GET /api/lottery/activity/{id}/count/v1' as Call<ById, RemainingDraws>,
  /** Tells that the shopper did what earns a draw. */
  trigger: 'GET /api/lottery/activity/{id}/trigger/v1 once' as Call<ById, LotteryTrigger>,
  /** Prizes the shopper won; from 0, 20 at a time (K02). */
  listPrizes: 'GET /api/platform/prize/list/v1' as Call<PageQuery, PrizePage>,
  /** Claims a prize. */
  claimPrize: 'POST /api/platform/prize/v1 v2' as Call<ClaimPrize, ClaimedPrize>,
  /** Takes the reward of an activity. */
  takeReward: 'POST /api/lottery/user/reward/v1' as Call<TakeReward, Prize>,
  /** Products that can be won. */
  listProducts: 'GET /api/products/luckdraw/v1' as Call<ActivityId, LuckDrawProducts>,
  /** How often one may still draw. */
  countRemaining: 'GET /api/rest/luck/v1/draw/{activityId}/remainNum' as Call<ActivityId, RemainingDraws>,
  /** Draws. */
  draw: 'POST /api/platform/luck/v1/draw antiFraud' as Call<Draw, DrawResult>,
  /** Redeems a code for a draw. */
  redeem: 'POST /api/rest/luck/v1/redeem' as Call<RedeemDraw, RemainingDraws>,
  /** Makes something to share with friends. */
  createShare: 'POST /api/rest/luck/v1/shareinfo' as Call<ActivityId, ShareInfo>,
  /** What a friend shared. */
  getShare: 'GET /api/rest/luck/v1/shareinfo/{shareId}' as Call<ShareId, ShareInfo>,
  /** Helps a friend to a draw. */
  help: 'POST /api/rest/luck/v1/draw/help' as Call<ShareId, ShareInfo>,
  /** A lottery, by its other address. */
  getInfo: 'GET /api/rest/luck/v1/{activityId}/info' as Call<ActivityId, LotteryActivity>,
  /** Whether the shopper follows the shop in the messaging app. */
  checkFollowing: 'GET /api/platform/wx/v1/check' as Call<Empty, WechatCheck>,
}

export type * from './lottery.types'
