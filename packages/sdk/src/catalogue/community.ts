import type { Call } from './call'
import type { PostPage } from './community.types'
import type { PageQuery } from './shared.types'

/** Community: what shoppers write and like. */
export const community = {
  /** Posts the shopper likes. */
  listLikes: 'GET /api/platform/community/v1/like' as Call<PageQuery, PostPage>,
  /** Posts the shopper wrote. */
  listMyPosts: 'GET /api/platform/community/editor/v1/my/posts' as Call<PageQuery, PostPage>,
}

export type * from './community.types'
