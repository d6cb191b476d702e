import type { Call, Empty } from './call'
import type {
  AddedPost,
  PostDetail,
  PostDraft,
  PostId,
  PostLike,
  PostList,
  PostPage,
  PostProducts,
  ReportPost,
} from './community.types'
import type { KeyedPageQuery } from './shared.types'

/** Community: what shoppers write and like. All but `listLikes` and `listMyPosts` are the shop's own calls. */
export const community = {
  /**
   * Lists published posts that the shopper likes, page by page, latest liked first. For each it tells how many others
   * like it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listLikes: 'GET /api/platform/community/v1/like' as Call<KeyedPageQuery, PostPage>,
  /**
   * Lists the posts that the shopper wrote, page by page, latest first, with those that wait for review, were refused
   * or were taken down; `status` tells which, `reason` why.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMyPosts: 'GET /api/platform/community/editor/v1/my/posts' as Call<KeyedPageQuery, PostPage>,
  /**
   * Lists published posts of all shoppers, page by page, latest first.
   * @access visitors and shoppers
   * @built yes
   */
  listPosts: 'GET /api/platform/community/v1/posts' as Call<KeyedPageQuery, PostList>,
  /**
   * Lists products that the shopper bought, those ordered last first, 20 at most: what a new post may be about.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listProducts: 'GET /api/platform/community/editor/v1/products' as Call<Empty, PostProducts>,
  /**
   * Reads one post with its text, pictures and products. The author can read it in any state.
   * @throws notFound 107002404: for a post that is not there, or another shopper's that is not published
   * @access visitors and shoppers
   * @built yes
   */
  getPost: 'GET /api/platform/community/v1/posts/{postId}' as Call<PostId, PostDetail>,
  /**
   * Submits a post. Its texts are judged at once, and the answer gives the reason of a refusal. Pictures wait for staff
   * unless the owner decides otherwise.
   * @throws notFound 107002404: for a picture that the shopper did not send, or a product that is not sold; `field`
   *   says which
   * @throws overLimit 107002412: beyond the posts of one shopper and day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addPost: 'POST /api/platform/community/editor/v1/posts' as Call<PostDraft, AddedPost>,
  /**
   * Deletes a post of the shopper's own for good, with its pictures and likes.
   * @throws notFound 107002404: for a post that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deletePost: 'DELETE /api/platform/community/editor/v1/posts/{postId}' as Call<PostId, Empty>,
  /**
   * Likes a published post for the shopper and answers how many like it; liked twice, it counts once.
   * @throws notFound 107002404: for a post that is not there or not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  like: 'PUT /api/platform/community/v1/posts/{postId}/like' as Call<PostId, PostLike>,
  /**
   * Takes the shopper's own like back; nothing changes where there is none.
   * @throws notFound 107002404: for a post that is not there or not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  unlike: 'DELETE /api/platform/community/v1/posts/{postId}/like' as Call<PostId, PostLike>,
  /**
   * Reports a published post of another shopper, once for each shopper. Several reports send it back to review; it is
   * hidden meanwhile.
   * @throws notFound 107002404: for a post that is not there or not published
   * @throws wrongState 107002414: for the shopper's own post
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  report: 'POST /api/platform/community/v1/posts/{postId}/report' as Call<ReportPost, Empty>,
}

export type * from './community.types'
