import { invite, rebate } from '@hearth/sdk/core'
import { moneyOfPromoter } from '#areas/promoter-terms/promoter-books'
import { agreeAnew } from '#areas/promoters/agree-anew'
import { applyPromoter } from '#areas/promoters/apply-promoter'
import { readNickname, refusedWords, setNickname } from '#areas/promoters/nickname'
import { promoterCommands } from '#areas/promoters/promoter-commands'
import { promoterFile } from '#areas/promoters/promoter-file'
import { PROMOTER_LAWS } from '#areas/promoters/promoter-laws'
import { PROMOTER_MESSAGES } from '#areas/promoters/promoter-messages'
import { promotersOps } from '#areas/promoters/promoters-ops'
import { readCertification } from '#areas/promoters/read-certification'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'

/** Promoters (F15, P02): applications, their status, and decisions of staff. */
export const promotersArea = defineArea({
  name: 'promoters',
  accountEnd: {
    deleted: ['promoter.shopper_id'],
    dealings: (_, shopperId) => ({ open: moneyOfPromoter(shopperId) }),
  },
  messages: PROMOTER_MESSAGES,
  commands: promoterCommands,
  laws: PROMOTER_LAWS,
  shopFile: promoterFile,
  ops: promotersOps,
  calls: [
    answers(rebate, {
      getCertification: (_, { db, needShopper }) => readCertification(db, needShopper()),
      // The request runs outside of a transaction, since it calls the provider that checks the identity. A rollback
      // would also give back the try that a wrong code used up.
      apply: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        idempotency: 'own',
        answer: (wish, context) => applyPromoter(context, wish),
      },
    }),
    answers(invite, {
      getNick: async (_, { db, needShopper }) => ({ usernick: await readNickname(db, needShopper()) }),
      listSensitiveWords: {
        visitors: true,
        answer: async (_, { db }) => ({ result: [...(await refusedWords(db))] }),
      },
    }),
    writes(rebate, { agree: agreeAnew }),
    writes(invite, {
      setNick: async (work, { usernick }, shopperId) => ({ usernick: await setNickname(work, shopperId, usernick) }),
    }),
  ],
})
