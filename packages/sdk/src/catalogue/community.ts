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

/** Community: posts and likes. Only `listLikes` and `listMyPosts` are part of the specification. */
export const community = {
  /**
   * Lists the published posts that the shopper likes, page by page, latest like first, each with the number of shoppers
   * who like it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listLikes: 'GET /api/platform/community/v1/like' as Call<KeyedPageQuery, PostPage>,
  /**
   * Lists the shopper's own posts, page by page, latest first, including those under review, refused or taken down;
   * `status` is the state of each post, and `reason` says why a post was refused or taken down.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMyPosts: 'GET /api/platform/community/editor/v1/my/posts' as Call<KeyedPageQuery, PostPage>,
  /**
   * Lists the published posts of all shoppers, page by page, latest first; their total number is not counted.
   * @access visitors and shoppers
   * @built yes
   */
  listPosts: 'GET /api/platform/community/v1/posts' as Call<KeyedPageQuery, PostList>,
  /**
   * Lists products that the shopper bought, the latest order first, at most 20: the products a new post can be about.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listProducts: 'GET /api/platform/community/editor/v1/products' as Call<Empty, PostProducts>,
  /**
   * Reads one post with its text, pictures and products. The author can read it in any status.
   * @throws notFound 107002404: if the post does not exist, or another shopper wrote it and it is not published
   * @access visitors and shoppers
   * @built yes
   */
  getPost: 'GET /api/platform/community/v1/posts/{postId}' as Call<PostId, PostDetail>,
  /**
   * Submits a post. Its texts are checked at once, and the reply gives the reason of a refusal. Staff review its
   * pictures, unless the owner decides otherwise.
   * @throws notFound 107002404: if the shopper did not upload a picture, or a product is not on sale; `field` says
   *   which
   * @throws overLimit 107002412: beyond the number of posts for one shopper and day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addPost: 'POST /api/platform/community/editor/v1/posts' as Call<PostDraft, AddedPost>,
  /**
   * Deletes one of the shopper's own posts permanently, with its pictures and likes.
   * @throws notFound 107002404: if the post does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deletePost: 'DELETE /api/platform/community/editor/v1/posts/{postId}' as Call<PostId, Empty>,
  /**
   * Likes a published post and returns how many shoppers like it. A repeated like counts once.
   * @throws notFound 107002404: if the post does not exist or is not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  like: 'PUT /api/platform/community/v1/posts/{postId}/like' as Call<PostId, PostLike>,
  /**
   * Removes the shopper's like of a post; without a like, nothing changes.
   * @throws notFound 107002404: if the post does not exist or is not published
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  unlike: 'DELETE /api/platform/community/v1/posts/{postId}/like' as Call<PostId, PostLike>,
  /**
   * Reports another shopper's published post; each shopper can report it once. After several reports, the post is
   * hidden until staff have reviewed it again.
   * @throws notFound 107002404: if the post does not exist or is not published
   * @throws wrongState 107002414: for the shopper's own post
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  report: 'POST /api/platform/community/v1/posts/{postId}/report' as Call<ReportPost, Empty>,
}

export type * from './community.types'
