import { freeTrials } from '@hearth/ops'
import { approveAsRead, chargeAsRead, refuseTrialAsRead, setTrialRules } from '#areas/free-trial/change-ops-trials'
import { listOpsTrials, readOpsTrial } from '#areas/free-trial/read-ops-trials'
import { readTrialRules } from '#areas/free-trial/trial-rules'
import { reads, writes } from '#kernel/ops-area'

/** What staff ask of free trials. What comes back is received as every return is. */
export const freeTrialOps = [
  reads(freeTrials, {
    list: (payload, context) => listOpsTrials(context, payload),
    get: ({ orderId }, { db }) => readOpsTrial(db, orderId),
    rules: (_, { db }) => readTrialRules(db),
  }),
  writes(freeTrials, {
    approve: (payload, context) => approveAsRead(context, payload),
    refuse: (payload, context) => refuseTrialAsRead(context, payload),
    charge: (payload, context) => chargeAsRead(context, payload),
    setRules: (payload, context) => setTrialRules(context, payload),
  }),
]
