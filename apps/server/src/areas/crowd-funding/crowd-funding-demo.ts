import { writeCrowdFundings } from '#areas/crowd-funding/write-crowd-fundings'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** A crowd-funding of the demo shop that runs again gathers anew, in a run of its own. */
export const crowdFundingDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeCrowdFundings({ db: trx, now }, promotions)
    return 0
  },
}
