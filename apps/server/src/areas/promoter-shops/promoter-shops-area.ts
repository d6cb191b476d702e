import { PROMOTER_KIND } from '@hearth/domain'
import { partner, rebateShop, type PartnerShop } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { deliverCode } from '#areas/passport/deliver-code'
import { authorizeShop, standingOf } from '#areas/promoter-shops/authorize-shop'
import { draftTrial, readQuota, trialPoster } from '#areas/promoter-shops/hand-out-trials'
import { createShop, renameShop } from '#areas/promoter-shops/name-shop'
import { needOwnShop } from '#areas/promoter-shops/own-shop'
import { promoterShopCommands } from '#areas/promoter-shops/promoter-shop-commands'
import { promoterShopsDemo } from '#areas/promoter-shops/promoter-shops-demo'
import { PROMOTER_SHOP_LAWS } from '#areas/promoter-shops/promoter-shop-laws'
import { promoterShopsOps } from '#areas/promoter-shops/promoter-shops-ops'
import { listInvitedShops, readInvitation, readShopShare } from '#areas/promoter-shops/share-shop'
import { forgetShopVisitors, readViews, viewShop } from '#areas/promoter-shops/shop-views'
import { toPartnerShop } from '#areas/promoter-shops/to-partner-shop'
import { findOwnShop, needOpenShop, noSuchShop, toShop, type ShopRow } from '#areas/promoter-terms/shop-row'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import { answers, defineArea, perMinute, WRITE_LIMITS } from '#kernel/area'
import { writes } from '#kernel/writes'

const { promoter: own, partner: business } = PROMOTER_KIND

/** A promoter's own shop, for its owner. */
const withCode = (shop: ShopRow) => ({ ...toShop(shop), inviteCode: shop.inviteCode })

/** Promoters' shops (F16): opening, naming, sharing and visiting them. */
export const promoterShopsArea = defineArea({
  name: 'promoter-shops',
  accountEnd: {
    deleted: ['promoter_trial_draft.shopper_id', 'promoter_shop.shopper_id'],
    async end({ db }, shopperId) {
      const shops = sql`(select id from promoter_shop where shopper_id = ${shopperId})`
      await sql`delete from promoter_shop_day where shop_id in ${shops}`.execute(db)
      await sql`delete from promoter_shop_visitor where shop_id in ${shops}`.execute(db)
    },
  },
  demo: promoterShopsDemo,
  commands: promoterShopCommands,
  laws: PROMOTER_SHOP_LAWS,
  ops: promoterShopsOps,
  calls: [
    answers(rebateShop, {
      getMine: async (_, { db, needShopper }) => withCode(await needOwnShop(db, needShopper(), own)),
      getStatus: async (_, { db, needShopper }) => standingOf(await findOwnShop(db, needShopper(), own)),
      get: { visitors: true, answer: async ({ shopId }, { db }) => toShop(await needOpenShop(db, shopId)) },
      view: {
        visitors: true,
        limits: WRITE_LIMITS,
        idempotency: 'never',
        async answer({ shopId }, context) {
          await viewShop(context, shopId)
          return {}
        },
      },
      countViews: async (_, { db, now, needShopper }) => {
        const { shopId } = await needOwnShop(db, needShopper(), own)
        return readViews(db, shopId, now)
      },
      getInvitation: (_, { db, needShopper }) => readInvitation(db, needShopper()),
      listInvitations: (query, { db, needShopper }) => listInvitedShops(db, needShopper(), query),
      getShare: (_, { db, needShopper }) => readShopShare(db, needShopper()),
      getFreeTrial: (_, { db, needShopper }) => readQuota(db, needShopper()),
      async getPublicPay(_, { db, needShopper }) {
        needShopper()
        const { publicPayUrl } = await promoterRules.read(db)
        return publicPayUrl === '' ? {} : { url: publicPayUrl }
      },
      sendCode: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        idempotency: 'never',
        turns: 'none',
        answer({ phone }, context) {
          context.needShopper()
          return deliverCode(context, phone, 'promoter')
        },
      },
      // The request runs outside of a transaction, since a rollback would give back the try that a wrong code used up.
      authorize: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        idempotency: 'own',
        answer: (wish, context) => authorizeShop(context, wish),
      },
      getPoster: {
        limits: { shopper: perMinute(30), network: perMinute(120) },
        turns: 'none',
        answer: ({ draftId }, context) => trialPoster(context, draftId),
      },
    }),
    writes(rebateShop, {
      create: async (work, wish, shopperId) => withCode(await createShop(work, wish, shopperId)),
      rename: async (work, { name }, shopperId) => withCode(await renameShop(work, shopperId, own, name)),
      draftFreeTrial: (work, wish, shopperId) => draftTrial(work, wish, shopperId),
    }),
    answers(partner, {
      getMine: async (_, { db, needShopper }): Promise<PartnerShop> =>
        toPartnerShop(await needOwnShop(db, needShopper(), business)),
      getStatus: async (_, { db, needShopper }) => standingOf(await findOwnShop(db, needShopper(), business)),
      get: {
        visitors: true,
        async answer({ shopId }, { db }) {
          const shop = await needOpenShop(db, shopId)
          if (shop.kind !== business) throw noSuchShop()
          return toShop(shop)
        },
      },
    }),
    writes(partner, {
      change: async (work, { name }, shopperId) => toPartnerShop(await renameShop(work, shopperId, business, name)),
    }),
  ],
  jobs: () => [{ name: 'forget visitors of shops', every: 3_600_000, run: forgetShopVisitors }],
})
