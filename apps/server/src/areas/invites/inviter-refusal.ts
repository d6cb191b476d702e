import { PROMOTER_REFUSAL } from '@hearth/domain'
import { findPromoter, stateOf } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'

/** Returns the text that says why a shopper can't invite now; undefined if they can. */
export async function inviterRefusal(db: Database, shopperId: string): Promise<string | undefined> {
  const state = stateOf(await findPromoter(db, shopperId))
  return state === 'passed' ? undefined : PROMOTER_REFUSAL[state]
}
