import { crowdFundings } from '@hearth/ops'
import { listOpsCrowdFundings } from '#areas/crowd-funding/list-ops-crowd-fundings'
import { reads } from '#kernel/ops/ops-area'

/** Calls of staff that read crowd-fundings. A shop file sets up crowd-fundings. */
export const crowdFundingOps = [
  reads(crowdFundings, { list: (payload, context) => listOpsCrowdFundings(context, payload) }),
]
