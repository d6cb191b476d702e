import { PROMOTER_REFUSAL } from '@hearth/domain'
import { findPromoter, stateOf } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'

/** Why a shopper may not invite now, as they read it; nothing where they may. */
export async function inviterRefusal(db: Database, shopperId: string): Promise<string | undefined> {
  const state = stateOf(await findPromoter(db, shopperId))
  return state === 'passed' ? undefined : PROMOTER_REFUSAL[state]
}
