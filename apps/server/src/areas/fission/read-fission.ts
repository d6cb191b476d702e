import { campaignStatusAt, claimText, fissionRules, productPath } from '@hearth/domain'
import type { FissionActivity, FissionQuery } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needFission, noSuchFission, remainingOf, rewardOf } from '#areas/fission/fission-row'
import { ownShare, runsAt } from '#areas/fission/fission-shares'
import { readCards } from '#areas/products/read-cards'
import type { Context } from '#kernel/context'

/** Returns the description of an activity that has none. */
export const fissionText = (helpers: number, rewardName: string): string =>
  `${helpers} 位好友助力，即可${claimText(rewardName)}`

/** Reads a fission activity for a shopper or a visitor. @throws ShopError notFound */
export async function readFission(
  { db, now, shopper }: Context,
  { activityId, systemType }: FissionQuery,
): Promise<FissionActivity> {
  const activity = await needFission(db, activityId)
  const { spuNo, skuNo, name, description, picture, beginTime, endTime, helpers, quantity, rules } = activity
  const { spus, card } = await readCards(db, sql`spu.spu_no = ${spuNo}`, now)
  const [spu] = spus
  if (!spu) throw noSuchFission()
  const reward = rewardOf(activity)
  const remaining = remainingOf(activity)
  const own = await ownShare(db, activity, shopper, now)
  return {
    activityId,
    name,
    description: description || fissionText(helpers, reward.name),
    ...(picture ? { picture } : {}),
    status: campaignStatusAt(activity, now),
    beginTime,
    endTime,
    runs: runsAt(activity, systemType),
    productInfo: card(spu, skuNo),
    targetUrl: productPath(spu.spu_no, skuNo),
    helpers,
    reward,
    ...(quantity === null ? {} : { quantity }),
    ...(remaining === undefined ? {} : { remaining }),
    rules: fissionRules({
      ...{ beginTime, endTime, helpers, rules, rewardName: reward.name },
      ...(quantity === null ? {} : { quantity }),
    }),
    ...(own ? { own } : {}),
  }
}
