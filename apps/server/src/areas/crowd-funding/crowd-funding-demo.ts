import { writeCrowdFundings } from '#areas/crowd-funding/write-crowd-fundings'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** When a crowd-funding of the demo shop runs again, it starts from zero in a new run. */
export const crowdFundingDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeCrowdFundings({ db: trx, now }, promotions)
    return 0
  },
}
