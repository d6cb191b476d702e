import { deletionBlockers } from '@hearth/domain'
import type { DeletionTerms } from '@hearth/sdk/core'
import { readDealings } from '#areas/account/read-dealings'
import type { AccountEnd, LostWithAccount } from '#kernel/account-ends/account-end'
import type { UnitOfWork } from '#shop/unit-of-work'

const NOTHING: LostWithAccount = { integral: 0, gold: 0, stars: 0, couponCount: 0 }

/** Returns what prevents the deletion of an account, and what the shopper would lose, in all areas. */
export async function readDeletion(
  work: Pick<UnitOfWork, 'db' | 'kinds' | 'now'>,
  ends: readonly AccountEnd[],
  shopperId: string,
): Promise<DeletionTerms> {
  const lost = { ...NOTHING }
  for (const one of ends) Object.assign(lost, await one.lost?.(work, shopperId))
  return { blockers: deletionBlockers(await readDealings(work, ends, shopperId)), ...lost }
}
