import type { PostReport, PostStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { KeyedPage, List } from './shared.types'
import type { Count, DisplayName, EpochMs, Id, ProductName, SpuNo, Url } from './values.types'

/** A post that shoppers can like. The shop's own choice of fields. */
export interface Post {
  /** The post. */
  postId: Id
  /** Its headline.
   * @maxLength 60
   * @examples ["把客厅的灯交给音箱之后"] */
  title: string
  /** Its first lines.
   * @maxLength 140
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  summary: string
  /** Who wrote it. */
  authorName: DisplayName
  /** The author's avatar; empty for the default one. */
  uimg: Url
  /** The picture it is listed with. */
  cover: Picture
  /** Path where it is read. */
  url: Url
  /** Shoppers who like it. */
  likeCount: Count
  /** Whether the asking shopper likes it. */
  liked: boolean
  /** Whether others can see it; other shoppers' posts are only shown when published. */
  status: PostStatus
  /** Why it was refused or taken down, for its author alone.
   * @maxLength 200
   * @examples ["图片中有联系方式，请更换后重新发布"] */
  reason?: string
  /** Epoch ms: when it was handed in. */
  publishTime: EpochMs
}

/** A page of posts, latest first, and how many there are in all. */
export interface PostPage extends KeyedPage<Post> {}

/** A page of published posts, latest first. How many there are in all is not counted. */
export interface PostList extends List<Post> {
  /** Send it for the next page; empty at the end.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Names a post. */
export interface PostId {
  /** The post. */
  postId: Id
}

/** A product that a post is about. */
export interface PostProduct {
  /** The product. */
  spuNo: SpuNo
  /** Its name. */
  name: ProductName
  /** The picture it is listed with. */
  picture: Picture
  /** Whether the author bought it: an order of theirs with it was paid, and something of it was kept. */
  bought: boolean
}

/** Products that a shopper may want to write about. */
export interface PostProducts extends List<PostProduct> {}

/** A post to read. */
export interface PostDetail extends Post {
  /** What it says, with its line breaks.
   * @maxLength 2000
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  text: string
  /** Its pictures; the first one is its cover.
   * @maxItems 9 */
  pictures: Picture[]
  /** The products it is about that the shop still sells.
   * @maxItems 5 */
  products: PostProduct[]
  /** Whether the asking shopper wrote it. */
  mine: boolean
  /** Whether the asking shopper has reported it. */
  reported: boolean
}

/** A post to be published. */
export interface PostDraft {
  /** Its headline.
   * @minLength 1
   * @maxLength 60
   * @examples ["把客厅的灯交给音箱之后"] */
  title: string
  /** What it says; line breaks stay.
   * @minLength 1
   * @maxLength 2000
   * @examples ["装好第一周，家里老人已经学会用声音关灯了。"] */
  text: string
  /** Its pictures, as `afterSale.sendPicture` answered each; the first one is its cover.
   * @minItems 1
   * @maxItems 9 */
  pictures: Url[]
  /** Products it is about.
   * @maxItems 5
   * @examples [["1001"]] */
  spuNos?: SpuNo[]
}

/** What became of a post that was handed in. */
export interface AddedPost extends PostId {
  /** Whether others see it at once, staff look at it first, or it was refused. */
  status: PostStatus
  /** Why it was refused.
   * @maxLength 200
   * @examples ["内容含有“加微信”，请修改后重新发布"] */
  reason?: string
}

/** How a post is liked. */
export interface PostLike {
  /** Whether the asking shopper likes it now. */
  liked: boolean
  /** Shoppers who like it. */
  likeCount: Count
}

/** Says what is wrong with a post. */
export interface ReportPost extends PostId {
  /** What is wrong. */
  cause: PostReport
  /** More of it, in the shopper's words.
   * @maxLength 200
   * @examples ["图片里有别家店的二维码"] */
  note?: string
}
