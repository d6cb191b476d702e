import type { FreeTrial, FreeTrialInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isTrialOpen } from '@hearth/domain'
import { isOpenTrial } from '#areas/free-trial/applicant'
import { trialRules } from '#areas/free-trial/trial-rules'
import { readTrials, toldTrial } from '#areas/free-trial/trial-row'
import type { Database } from '#database/connect'

/** The most trials in a reply. All open trials come first, then the latest of the others. */
const MOST = 20

/** Returns how many products a shopper can try at once, and the shopper's trials. Three queries. */
export async function readFreeTrial(db: Database, shopperId: string): Promise<FreeTrialInfo> {
  const { atOnce } = await trialRules.read(db)
  const of = (more: ReturnType<typeof sql>) =>
    readTrials(db, sql`free_trial.shopper_id = ${shopperId} ${more} order by free_trial.order_id desc limit ${MOST}`)
  const open = await of(sql`and ${isOpenTrial}`)
  const latest = await of(sql``)
  const trials = [...open, ...latest.filter((row) => !isTrialOpen(row))].slice(0, MOST)
  return {
    limit: atOnce,
    using: open.length,
    orderIds: open.map(({ orderId }) => orderId),
    trials: trials
      .map(({ orderId, orderItemId, skuNo, spuNo, name, picture, receivedAt, ...row }): FreeTrial => ({
        orderId,
        orderItemId,
        skuNo,
        spuNo,
        name,
        picture,
        ...toldTrial(row, receivedAt),
      }))
      .sort((one, other) => (one.orderId < other.orderId ? 1 : -1)),
  }
}
