import { cart } from '@hearth/sdk/core'
import { crowdFundingFile } from '#areas/crowd-funding/crowd-funding-file'
import { changeOwnCart } from '#areas/cart/change-own-cart'
import { addCrowdFunding } from '#areas/crowd-funding/add-crowd-funding'
import { crowdFundingKind } from '#areas/crowd-funding/crowd-funding-kind'
import { crowdFundingOps } from '#areas/crowd-funding/crowd-funding-ops'
import { endCrowdFundings } from '#areas/crowd-funding/end-crowd-fundings'
import { CROWD_FUNDING_LAWS } from '#areas/crowd-funding/crowd-funding-laws'
import { crowdFundingCommand } from '#areas/crowd-funding/crowd-funding-command'
import { CROWD_FUNDING_MESSAGES } from '#areas/crowd-funding/crowd-funding-messages'
import { crowdFundingDemo } from '#areas/crowd-funding/crowd-funding-demo'
import { crowdFundingTerms } from '#areas/crowd-funding-runs/crowd-funding-terms'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { answers, defineArea, perMinute } from '#kernel/area'

/** Crowd-funding (F08). Paid orders are held until the goal is reached. */
export const crowdFundingArea = defineArea({
  name: 'crowd-funding',
  campaigns: [promotionCampaigns('crowdFunding', crowdFundingTerms.type, crowdFundingTerms.sold)],
  orderKind: crowdFundingKind,
  demo: crowdFundingDemo,
  messages: CROWD_FUNDING_MESSAGES,
  commands: [crowdFundingCommand],
  laws: CROWD_FUNDING_LAWS,
  shopFile: crowdFundingFile,
  ops: crowdFundingOps,
  calls: [
    answers(cart, {
      addCrowdFunding: {
        limits: { shopper: perMinute(240), network: perMinute(2400) },
        idempotency: 'own',
        answer(wish, context) {
          context.needShopper()
          return changeOwnCart(addCrowdFunding(wish), context)
        },
      },
    }),
  ],
  jobs: ({ app }) => [
    {
      name: 'end crowd-fundings',
      every: 5000,
      async run(work, { cashier }) {
        const done = await endCrowdFundings(work, cashier)
        if (done.failed + done.released + done.refunded > 0)
          app.log.info({ event: 'crowd-fundings', ...done }, 'crowd-fundings ended')
      },
    },
  ],
})
