import type { Call } from '@hearth/sdk/core'
import type { ListOpsCrowdFundings, OpsCrowdFundingPage } from './crowd-fundings.types'

/** Crowd-fundings (113), which are set up with the shop's file and end by themselves. */
export const crowdFundings = {
  /** Lists crowd-fundings with their goals and the amounts reached, those that end last first. */
  list: 'GET /ops/crowd-fundings/v1 may=products.read' as Call<ListOpsCrowdFundings, OpsCrowdFundingPage>,
}

export type * from './crowd-fundings.types'
