import { writeCrowdFundings } from '#areas/crowd-funding/write-crowd-fundings'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** Starts a new run of the demo shop's crowd-funding, with nothing collected, when its promotion runs again. */
export const crowdFundingDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeCrowdFundings({ db: trx, now }, promotions)
    return 0
  },
}
