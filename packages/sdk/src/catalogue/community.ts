import type { Call } from './call'
import type { PostPage } from './community.types'
import type { PageQuery } from './shared.types'

/** Community: what shoppers write and like. */
export const community = {
  /**
   * Lists published posts that the shopper likes, page by page, latest first. For each it tells how many others like
   * it.
   * @built not yet: the server answers notBuilt 107002501
   */
  listLikes: 'GET /api/platform/community/v1/like' as Call<PageQuery, PostPage>,
  /**
   * Lists the posts that the shopper wrote, page by page, latest first, with those that wait for review or were
   * refused; `status` tells which.
   * @built not yet: the server answers notBuilt 107002501
   */
  listMyPosts: 'GET /api/platform/community/editor/v1/my/posts' as Call<PageQuery, PostPage>,
}

export type * from './community.types'
