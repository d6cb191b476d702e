import { community } from '@hearth/sdk/core'
import { addPost } from '#areas/community/add-post'
import { communityAccountEnd } from '#areas/community/community-account-end'
import { communityCommands } from '#areas/community/community-commands'
import { communityDemo } from '#areas/community/community-demo'
import { COMMUNITY_LAWS } from '#areas/community/community-laws'
import { COMMUNITY_MESSAGES } from '#areas/community/community-messages'
import { communityOps } from '#areas/community/community-ops'
import { likePost, reportPost, unlikePost } from '#areas/community/like-post'
import { IS_THERE, lockPost, noSuchPost } from '#areas/community/post-row'
import { listBoughtProducts, listLikedPosts, listOwnPosts, listPosts, readPost } from '#areas/community/read-posts'
import { removePosts } from '#areas/community/step-post'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'

/** The community (F12): posts, likes, reports, and the decisions of staff. */
export const communityArea = defineArea({
  name: 'community',
  accountEnd: communityAccountEnd,
  demo: communityDemo,
  messages: COMMUNITY_MESSAGES,
  commands: communityCommands,
  laws: COMMUNITY_LAWS,
  ops: communityOps,
  calls: [
    answers(community, {
      listLikes: (query, { db, needShopper }) => listLikedPosts(db, needShopper(), query),
      listMyPosts: (query, { db, needShopper }) => listOwnPosts(db, needShopper(), query),
      listPosts: {
        visitors: true,
        shared: 'visitors',
        answer: (query, { db, shopper }) => listPosts(db, shopper, query),
      },
      getPost: {
        visitors: true,
        shared: 'visitors',
        answer: ({ postId }, { db, shopper }) => readPost(db, shopper, postId),
      },
      listProducts: async (_, { db, needShopper }) => ({ result: await listBoughtProducts(db, needShopper()) }),
      // The port that judges posts is called outside of a transaction.
      addPost: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        idempotency: 'own',
        answer: (draft, context) => addPost(context, draft),
      },
    }),
    writes(community, {
      async deletePost(work, { postId }, shopperId) {
        const post = await lockPost(work.db, postId, IS_THERE)
        if (post.shopperId !== shopperId) throw noSuchPost()
        await removePosts(work, [post])
      },
      like: (work, { postId }, shopperId) => likePost(work, postId, shopperId),
      unlike: (work, { postId }, shopperId) => unlikePost(work, postId, shopperId),
      report: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        write: (work, report, shopperId) => reportPost(work, report, shopperId),
      },
    }),
  ],
})
