import type { PostReport, PostStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { KeyedPage, List } from './shared.types'
import type { Count, DisplayName, EpochMs, Id, ProductName, SpuNo, Url } from './values.types'

/** A post. The specification does not define the fields. */
export interface Post {
  /** The post. */
  postId: Id
  /** Title.
   * @maxLength 60
   * @examples ["把客厅的灯交给音箱之后"] */
  title: string
  /** The beginning of the post's text.
   * @maxLength 140
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  summary: string
  /** Name of the author. */
  authorName: DisplayName
  /** The author's avatar; empty for the default one. */
  uimg: Url
  /** The picture that lists show. */
  cover: Picture
  /** Path of the post's page. */
  url: Url
  /** Shoppers who like the post. */
  likeCount: Count
  /** Whether the asking shopper likes the post. */
  liked: boolean
  /** Status. Other shoppers' posts are only listed if published. */
  status: PostStatus
  /** Reason why the post was refused or taken down, only for its author.
   * @maxLength 200
   * @examples ["图片中有联系方式，请更换后重新发布"] */
  reason?: string
  /** Epoch ms: when the post was submitted. */
  publishTime: EpochMs
}

/** A page of posts, latest first, with their total number. */
export interface PostPage extends KeyedPage<Post> {}

/** A page of published posts, latest first. Their total number is not counted. */
export interface PostList extends List<Post> {
  /** Cursor for the next page: send it as `startId`; empty on the last page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Identifies a post. */
export interface PostId {
  /** The post. */
  postId: Id
}

/** A product of a post. */
export interface PostProduct {
  /** The product. */
  spuNo: SpuNo
  /** Name of the product. */
  name: ProductName
  /** The picture that lists show. */
  picture: Picture
  /**
   * Whether the author bought the product: an order of the author with it was paid, and was not returned completely.
   */
  bought: boolean
}

/** Products that a shopper can write a post about. */
export interface PostProducts extends List<PostProduct> {}

/** A post with its whole text. */
export interface PostDetail extends Post {
  /** The text, with its line breaks.
   * @maxLength 2000
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  text: string
  /** The pictures; the first one is the cover.
   * @maxItems 9 */
  pictures: Picture[]
  /** The products of the post that the shop still sells.
   * @maxItems 5 */
  products: PostProduct[]
  /** Whether the asking shopper wrote the post. */
  mine: boolean
  /** Whether the asking shopper has reported the post. */
  reported: boolean
}

/** A post to submit. */
export interface PostDraft {
  /** Title.
   * @minLength 1
   * @maxLength 60
   * @examples ["把客厅的灯交给音箱之后"] */
  title: string
  /** The text; line breaks are kept.
   * @minLength 1
   * @maxLength 2000
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  text: string
  /** The pictures, as returned by `afterSale.sendPicture`; the first one is the cover.
   * @minItems 1
   * @maxItems 9 */
  pictures: Url[]
  /** Products that the post is about.
   * @maxItems 5
   * @examples [["1001"]] */
  spuNos?: SpuNo[]
}

/** The result of submitting a post. */
export interface AddedPost extends PostId {
  /** Status: published, under review, or refused. */
  status: PostStatus
  /** Reason of the refusal.
   * @maxLength 200
   * @examples ["内容含有“加微信”，请修改后重新发布"] */
  reason?: string
}

/** The likes of a post. */
export interface PostLike {
  /** Whether the asking shopper likes the post. */
  liked: boolean
  /** Shoppers who like the post. */
  likeCount: Count
}

/** Reports a post. */
export interface ReportPost extends PostId {
  /** Cause of the report. */
  cause: PostReport
  /** Details, in the shopper's words.
   * @maxLength 200
   * @examples ["图片里有别家店的二维码"] */
  note?: string
}
