import type { PostStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Page } from './shared.types'
import type { Count, DisplayName, EpochMs, Id, Url } from './values.types'

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
  /** Path or address where it is read. */
  url: Url
  /** Shoppers who like it. */
  likeCount: Count
  /** Whether the asking shopper likes it. */
  liked: boolean
  /** Whether others can see it; lists of likes hold published ones alone. */
  status: PostStatus
  /** Epoch ms: when it was handed in. */
  publishTime: EpochMs
}

/** A page of posts, latest first. */
export interface PostPage extends Page<Post> {}
