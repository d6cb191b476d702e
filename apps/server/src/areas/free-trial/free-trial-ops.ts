import { freeTrials } from '@hearth/ops'
import { approveAsRead, chargeAsRead, refuseTrialAsRead } from '#areas/free-trial/change-ops-trials'
import { listOpsTrials, readOpsTrial } from '#areas/free-trial/read-ops-trials'
import { trialRules } from '#areas/free-trial/trial-rules'
import { reads, writes } from '#kernel/ops/ops-area'

/** Calls of staff for free trials. Staff receive returned products with the calls for after-sale service. */
export const freeTrialOps = [
  reads(freeTrials, {
    list: (payload, context) => listOpsTrials(context, payload),
    get: ({ orderId }, { db }) => readOpsTrial(db, orderId),
    rules: (_, { db }) => trialRules.read(db),
  }),
  writes(freeTrials, {
    approve: (payload, context) => approveAsRead(context, payload),
    refuse: (payload, context) => refuseTrialAsRead(context, payload),
    charge: (payload, context) => chargeAsRead(context, payload),
    setRules: ({ version, atOnce }, context) => trialRules.set(context, version, () => ({ atOnce })),
  }),
]
