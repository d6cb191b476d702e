import type { Call } from '@hearth/sdk/core'
import type { ListOpsCrowdFundings, OpsCrowdFundingPage } from './crowd-fundings.types'

/** Crowd-fundings (113). Shop files set up crowd-fundings; each crowd-funding ends by itself. */
export const crowdFundings = {
  /** Lists crowd-fundings with their goals and the amounts reached, the latest end first. */
  list: 'GET /ops/crowd-fundings/v1 may=products.read' as Call<ListOpsCrowdFundings, OpsCrowdFundingPage>,
}

export type * from './crowd-fundings.types'
