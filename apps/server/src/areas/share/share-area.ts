import { products, user } from '@hearth/sdk/core'
import { avatarView } from '#areas/share/avatar-view'
import { makePicture, PICTURE_KEPT } from '#areas/share/make-picture'
import { pageView } from '#areas/share/page-view'
import { shareOps } from '#areas/share/share-ops'
import { addShareRoutes } from '#areas/share/share-routes'
import { signPage } from '#areas/share/sign-page'
import { followToken, TOKENS } from '#areas/share/short-links'
import { linkCommand } from '#areas/share/link-command'
import { answers, defineArea, perMinute } from '#kernel/area'

/**
 * Sharing (F11): pictures with a code that leads to a page, short links, and signatures that pages need to use the
 * script of the messaging app 微信.
 */
export const shareArea = defineArea({
  name: 'share',
  accountEnd: { deleted: ['share_picture.shopper_id'] },
  commands: [linkCommand],
  ops: shareOps,
  calls: [
    answers(products, {
      getShareImage: {
        visitors: true,
        limits: { shopper: perMinute(30), network: perMinute(120) },
        turns: 'none',
        answer: async ({ url }, context) => makePicture(context, await pageView(context, url)),
      },
      followToken: {
        visitors: true,
        at: `${TOKENS}/:code`,
        answer: ({ token }, { db }) => followToken(db, token),
      },
    }),
    answers(user, {
      signWechat: {
        visitors: true,
        limits: { network: perMinute(600) },
        turns: 'none',
        answer: ({ url }, context) => signPage(context, url),
      },
      getAppId: { visitors: true, answer: (_, { ports }) => ({ appId: ports.messagingApp?.appId ?? '' }) },
      getAvatarShare: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        async answer(wish, context) {
          const shopperId = context.needShopper()
          return makePicture(context, await avatarView(context, shopperId, wish), shopperId)
        },
      },
    }),
  ],
  routes: addShareRoutes,
  jobs: () => [
    {
      name: 'forget share pictures',
      every: 3_600_000,
      run: ({ db, now }) =>
        db
          .deleteFrom('share_picture')
          .where('created_at', '<', now - PICTURE_KEPT)
          .execute(),
    },
  ],
})
