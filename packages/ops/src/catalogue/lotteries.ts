import type { Call } from '@hearth/sdk/core'
import type {
  AddLottery,
  ChangeLottery,
  CopyLottery,
  JudgedPlayer,
  JudgePlayer,
  ListDraws,
  ListLotteries,
  LotteryPreview,
  OpsDrawPage,
  OpsLotteryAsRead,
  OpsLotteryDetail,
  OpsLotteryId,
  OpsLotteryPage,
} from './lotteries.types'

/** Lotteries (F07): adding, publishing and stopping them, and their draws. */
export const lotteries = {
  /** Lists lotteries with counts of their draws and players. */
  list: 'GET /ops/lotteries/v1 may=lotteries.read' as Call<ListLotteries, OpsLotteryPage>,
  /**
   * Reads a lottery with counts and costs of each prize, and the rules of platforms that it may break.
   * @throws notFound 107002404: for a lottery that is not there
   */
  get: 'GET /ops/lotteries/{lotteryId}/v1 may=lotteries.read' as Call<OpsLotteryId, OpsLotteryDetail>,
  /**
   * Shows a lottery as shoppers will see it, published or not, and what a draw will cost on average.
   * @throws notFound 107002404: for a lottery that is not there
   */
  preview: 'GET /ops/lotteries/{lotteryId}/preview/v1 may=lotteries.read' as Call<OpsLotteryId, LotteryPreview>,
  /**
   * Adds a lottery that shoppers do not see yet, and chooses its random seed.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when its fields contradict each other; `field` says where
   */
  add: 'POST /ops/lotteries/v1 may=lotteries.write' as Call<AddLottery, OpsLotteryDetail>,
  /**
   * Changes a lottery. If it is published, only texts and pictures can change, and the end can only move later.
   * @throws notFound 107002404: for a lottery that is not there
   * @throws badInput 107002400: when its fields contradict each other; `field` says where
   * @throws wrongState 107002414: for a field that is fixed since publication; `field` names it
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/lotteries/{lotteryId}/v1 may=lotteries.write' as Call<ChangeLottery, OpsLotteryDetail>,
  /**
   * Publishes a lottery. Shoppers see it with the hashes of seed and prizes, which are fixed from then on. A begin time
   * in the past becomes the present time.
   * @throws notFound 107002404: for a lottery that is not there
   * @throws wrongState 107002414: for one that is published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  publish: 'POST /ops/lotteries/{lotteryId}/publish/v1 may=lotteries.write' as Call<OpsLotteryAsRead, OpsLotteryDetail>,
  /**
   * Ends a lottery now: nobody can draw any more, prizes can still be claimed, and the seed is published.
   * @throws notFound 107002404: for a lottery that is not there
   * @throws wrongState 107002414: for one that is not published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/lotteries/{lotteryId}/stop/v1 may=lotteries.write' as Call<OpsLotteryAsRead, OpsLotteryDetail>,
  /**
   * Copies a lottery to another time, with a new seed; shoppers do not see the copy yet.
   * @throws notFound 107002404: for a lottery that is not there
   * @throws conflict 107002409: when there is one of the new id
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/lotteries/{lotteryId}/copy/v1 may=lotteries.write' as Call<CopyLottery, OpsLotteryDetail>,
  /**
   * Lists draws of a lottery, the latest first, with the status of each prize.
   * @throws notFound 107002404: for a lottery that is not there
   */
  draws: 'GET /ops/lotteries/{lotteryId}/draws/v1 may=lotteries.read' as Call<ListDraws, OpsDrawPage>,
  /**
   * Decides about a player whose prizes wait for review: the prizes can be claimed, or are withdrawn with a reason.
   * @throws notFound 107002404: for a lottery or a player that is not there
   * @throws badInput 107002400: for withdrawing prizes without a reason
   * @throws stale 107003409: when the lottery was changed since it was read
   */
  judge: 'POST /ops/lotteries/{lotteryId}/judge/v1 may=lotteries.judge' as Call<JudgePlayer, JudgedPlayer>,
}

export type * from './lotteries.types'
