import { REPLY_CODE } from '@hearth/domain'
import { fission, type FissionShare, type HelpFission } from '@hearth/sdk/core'
import { checkCaptcha } from '#areas/captcha/captcha'
import { fissionCampaigns } from '#areas/fission/fission-campaigns'
import { fissionCommands } from '#areas/fission/fission-commands'
import { fissionDemo } from '#areas/fission/fission-demo'
import { fissionFile } from '#areas/fission/fission-file'
import { FISSION_LAWS } from '#areas/fission/fission-laws'
import { fissionOps } from '#areas/fission/fission-ops'
import { helpFriend, readShare, startShare } from '#areas/fission/fission-shares'
import { readFission } from '#areas/fission/read-fission'
import { takeFissionReward } from '#areas/fission/take-fission-reward'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'
import { originOf } from '#kernel/campaigns/take-seat'
import { inTransaction } from '#shop/unit-of-work'

/** Fission (F08). Friends help a shopper to get the reward of a product's activity. */
export const fissionArea = defineArea({
  name: 'fission',
  campaigns: [fissionCampaigns],
  accountEnd: {
    kept: {
      'fission_share.shopper_id': 'activities count what was reached; the id belongs to nobody who is known',
      'fission_help.helper_shopper_id': 'help counts on for the friend; the id belongs to nobody who is known',
    },
  },
  demo: fissionDemo,
  commands: fissionCommands,
  laws: FISSION_LAWS,
  ops: fissionOps,
  shopFile: fissionFile,
  calls: [
    answers(
      fission,
      {
        getActivity: (query, context) => readFission(context, query),
        getShare: ({ shareId }, { db, shopper, now }) => readShare(db, shareId, shopper, now),
      },
      { visitors: true },
    ),
    answers(fission, {
      // The captcha is used up outside of the transaction, so that a rollback does not allow a second try.
      help: { limits: { shopper: perMinute(30), network: perMinute(300) }, idempotency: 'own', answer: help },
    }),
    writes(fission, {
      start: (work, query, shopperId) => startShare(work, query, shopperId),
      takeReward: (work, { activityId }, shopperId) => takeFissionReward(work, activityId, shopperId),
    }),
  ],
})

async function help(wish: HelpFission, context: Context): Promise<FissionShare> {
  const { db, now, needShopper } = context
  const shopperId = needShopper()
  const { shareId, captchaId, captchaCode, systemType } = wish
  // A friend who has already helped gets the same reply, without a check of the captcha.
  const before = await readShare(db, shareId, shopperId, now)
  if (before.helped) return before
  if (!(await checkCaptcha(context, { captchaId, captchaCode }, now)))
    throw new ShopError(REPLY_CODE.badInput, '验证码不正确或已失效，请换一张再试', 'captchaCode')
  const helper = { shopperId, systemType, ...originOf(context, wish, 'fission') }
  return inTransaction(context, (work) => helpFriend(work, shareId, helper))
}
