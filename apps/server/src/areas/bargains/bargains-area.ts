import { bargains } from '@hearth/ops'
import { bargain } from '@hearth/sdk/core'
import { bargainTerms } from '#areas/bargain-terms/bargain-terms'
import { bargainAccountEnd } from '#areas/bargains/bargain-account-end'
import { bargainCommands } from '#areas/bargains/bargain-commands'
import { bargainDemo } from '#areas/bargains/bargain-demo'
import { bargainFile } from '#areas/bargains/bargain-file'
import { bargainKind } from '#areas/bargains/bargain-kind'
import { BARGAIN_LAWS } from '#areas/bargains/bargain-laws'
import { forgetSeats } from '#areas/bargains/bargain-seats'
import { helpBargain } from '#areas/bargains/help-bargain'
import { listOpsBargainCampaigns, listOpsBargains } from '#areas/bargains/list-ops-bargains'
import {
  listBargains,
  noSuchBargain,
  ownBargainId,
  readBargain,
  readBargainSku,
  type BargainViewer,
} from '#areas/bargains/read-bargains'
import { startBargain } from '#areas/bargains/start-bargain'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { reads } from '#kernel/ops/ops-area'
import { writes } from '#kernel/writes'
import type { DeviceId } from '@hearth/domain'

const viewerOf = ({ shopper, now }: Context, systemType: DeviceId | undefined): BargainViewer => ({
  shopper,
  now,
  systemType,
})

/** Bargains (115): friends lower the price, by amounts that are fixed in advance (F08). */
export const bargainsArea = defineArea({
  name: 'bargains',
  campaigns: [promotionCampaigns('bargain', bargainTerms.type, bargainTerms.sold)],
  orderKind: bargainKind,
  accountEnd: bargainAccountEnd,
  commands: bargainCommands,
  demo: bargainDemo,
  laws: BARGAIN_LAWS,
  shopFile: bargainFile,
  ops: [
    reads(bargains, {
      listCampaigns: (payload, context) => listOpsBargainCampaigns(context, payload),
      list: (payload, context) => listOpsBargains(context, payload),
    }),
  ],
  calls: [
    answers(
      bargain,
      {
        list: ({ systemType }, context) => listBargains(context.db, viewerOf(context, systemType)),
        get: ({ bargainId, systemType }, context) => readBargain(context.db, bargainId, viewerOf(context, systemType)),
        getSku: (wish, context) => readBargainSku(context.db, wish, viewerOf(context, wish.systemType)),
      },
      { visitors: true },
    ),
    answers(bargain, {
      async getId(wish, { db, needShopper }) {
        const bargainId = await ownBargainId(db, needShopper(), wish)
        if (bargainId === undefined) throw noSuchBargain()
        return { bargainId }
      },
      // The first try uses up the captcha, whether the code is right or wrong. The handler therefore checks the captcha
      // outside of its transaction, whose rollback would restore the captcha.
      help: {
        limits: { shopper: perMinute(30), network: perMinute(300) },
        idempotency: 'own',
        answer: helpBargain,
      },
    }),
    writes(bargain, { start: (work, wish, shopperId) => startBargain(work, shopperId, wish) }),
  ],
  jobs: () => [{ name: 'forget bargain seats', every: 3_600_000, run: ({ db, now }) => forgetSeats(db, now) }],
})
