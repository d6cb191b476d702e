import { countChances, campaignDoor, type DeviceId } from '@hearth/domain'
import { lottery, type RemainingDraws } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { viewerOf } from '#areas/cart/viewer-of'
import { claimPrize } from '#areas/lottery/claim-prize'
import { draw } from '#areas/lottery/draw'
import { chancesAt, readDrawer } from '#areas/lottery/drawer'
import { redeemPoints, triggerChance } from '#areas/lottery/earn-chances'
import { endPrizes } from '#areas/lottery/end-prizes'
import { listPrizes } from '#areas/lottery/list-prizes'
import { lotteryAccountEnd } from '#areas/lottery/lottery-account-end'
import { lotteryCommands } from '#areas/lottery/lottery-commands'
import { lotteryDemo } from '#areas/lottery/lottery-demo'
import { lotteryFile } from '#areas/lottery/lottery-file'
import { LOTTERY_LAWS } from '#areas/lottery/lottery-laws'
import { LOTTERY_MESSAGES, remindOfPrizes } from '#areas/lottery/lottery-messages'
import { lotteryOps } from '#areas/lottery/lottery-ops'
import { listLotteryProducts } from '#areas/lottery/lottery-products'
import { needLottery } from '#areas/lottery/lottery-row'
import { prizeKind } from '#areas/lottery/prize-kind'
import { readActivity } from '#areas/lottery/read-lottery'
import { createShare, helpFriend, readShare } from '#areas/lottery/shares'
import { takeReward } from '#areas/lottery/take-reward'
import { lotteryCampaigns } from '#areas/lottery/lottery-campaigns'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'
import { inTransaction } from '#shop/unit-of-work'

/** Lotteries (F07, S16): chances, draws that anybody can verify, and prizes. */
export const lotteryArea = defineArea({
  name: 'lottery',
  campaigns: [lotteryCampaigns],
  accountEnd: lotteryAccountEnd,
  orderKind: prizeKind,
  demo: lotteryDemo,
  messages: LOTTERY_MESSAGES,
  reminders: [{ byDay: remindOfPrizes }],
  commands: lotteryCommands,
  laws: LOTTERY_LAWS,
  ops: lotteryOps,
  shopFile: lotteryFile,
  calls: [
    answers(
      lottery,
      {
        getActivity: ({ id, systemType }, context) => readActivity(context, { activityId: id, systemType }),
        getInfo: (query, context) => readActivity(context, query),
        countDraws: ({ id, systemType }, context) => remaining(context, id, systemType),
        countRemaining: ({ activityId, systemType }, context) => remaining(context, activityId, systemType),
        listProducts: async ({ activityId }, { db }) => ({ result: await listLotteryProducts(db, activityId) }),
        getShare: ({ shareId }, { db, shopper }) => readShare(db, shareId, shopper),
      },
      { visitors: true },
    ),
    answers(lottery, {
      listPrizes: (query, { db, needShopper }) => listPrizes(db, needShopper(), query),
      checkFollowing: {
        visitors: true,
        answer: async (_, { db, shopper }) => ({ followed: await isFollowing(db, shopper) }),
      },
      // The risk port is asked outside of a transaction.
      draw: { limits: { shopper: perMinute(60), network: perMinute(1200) }, idempotency: 'own', answer: draw },
      help: {
        limits: { shopper: perMinute(30), network: perMinute(300) },
        answer: (wish, context) =>
          inTransaction(context, (inside) =>
            helpFriend(inside, wish, {
              shopperId: context.needShopper(),
              network: context.network.near,
              secret: context.secret,
            }),
          ),
      },
    }),
    writes(lottery, {
      trigger: (work, query, shopperId) => triggerChance(work, query, shopperId),
      redeem: (work, wish, shopperId) => redeemPoints(work, wish, shopperId),
      createShare: (work, wish, shopperId) => createShare(work, wish, shopperId),
      takeReward: (work, { activityNo }, shopperId) => takeReward(work, activityNo, shopperId),
      claimPrize: (work, wish) => claimPrize(work, viewerOf(work), wish),
    }),
  ],
  jobs: () => [{ name: 'end prizes', every: 600_000, run: async (work) => void (await endPrizes(work)) }],
})

async function remaining(
  { db, shopper, now }: Context,
  activityId: string,
  systemType: DeviceId | undefined,
): Promise<RemainingDraws> {
  const found = await needLottery(db, activityId)
  if (shopper === undefined || now > found.endTime) return { remainNum: 0 }
  const facts = await readDrawer(db, found, shopper, now)
  return { remainNum: countChances(chancesAt(found, campaignDoor(systemType), facts)) }
}

/** Returns whether the shop can send a shopper messages in the messaging app. */
async function isFollowing(db: Context['db'], shopper: string | undefined): Promise<boolean> {
  if (shopper === undefined) return false
  const { rows } = await sql<{ follows: boolean }>`
    select app_open_id is not null as follows from shopper where id = ${shopper}`.execute(db)
  return rows[0]?.follows === true
}
