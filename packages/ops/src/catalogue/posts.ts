import type { Call } from '@hearth/sdk/core'
import type {
  DeclinePost,
  ListOpsPosts,
  OpsCommunityRules,
  OpsPostAsRead,
  OpsPostDetail,
  OpsPostId,
  OpsPostPage,
  SetCommunityRules,
} from './posts.types'
import type { Changed } from './shared.types'

/** Posts of the community: reviewing them, and the rules of review. */
export const posts = {
  /** Lists posts that are not deleted, those with the most open reports first unless `sort` says otherwise. */
  list: 'GET /ops/posts/v1 may=posts.read' as Call<ListOpsPosts, OpsPostPage>,
  /**
   * Reads a post with its text, pictures and reports, and the possible next steps.
   * @throws notFound 107002404: for a post that is not there or was deleted
   */
  get: 'GET /ops/posts/{postId}/v1 may=posts.read' as Call<OpsPostId, OpsPostDetail>,
  /**
   * Publishes a post that waits for review, was refused or was taken down. Its reports are settled.
   * @throws notFound 107002404: for a post that is not there or was deleted
   * @throws wrongState 107002414: when it is published
   * @throws stale 107003409: when it has changed since it was read
   */
  publish: 'POST /ops/posts/{postId}/publish/v1 may=posts.judge' as Call<OpsPostAsRead, Changed>,
  /**
   * Refuses a post that waits for review. Its author reads the reason, and its reports are settled.
   * @throws notFound 107002404: for a post that is not there or was deleted
   * @throws wrongState 107002414: when it does not wait for review
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/posts/{postId}/refuse/v1 may=posts.judge' as Call<DeclinePost, Changed>,
  /**
   * Takes a published post down. Its author reads the reason, and its reports are settled.
   * @throws notFound 107002404: for a post that is not there or was deleted
   * @throws wrongState 107002414: when it is not published
   * @throws stale 107003409: when it has changed since it was read
   */
  takeDown: 'POST /ops/posts/{postId}/take-down/v1 may=posts.judge' as Call<DeclinePost, Changed>,
  /** Reads the rules of the community. */
  rules: 'GET /ops/posts/rules/v1 may=posts.read' as Call<object, OpsCommunityRules>,
  /**
   * Sets the rules of the community. They apply to posts written from then on.
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/posts/rules/v1 may=posts.rules' as Call<SetCommunityRules, OpsCommunityRules>,
}

export type * from './posts.types'
