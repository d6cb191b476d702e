import type { CommunityRules, PostDeed, PostReport, PostStatus } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'

/** Which community posts are meant, and in which order. */
export interface ListOpsPosts extends PageOf {
  /** Only those in this status. */
  status?: PostStatus
  /** Only those that shoppers reported since staff last decided, or only others. */
  reported?: boolean
  /**
   * Only those of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /** Those with most open reports first, or the newest, or those that have waited longest; `reported` when absent. */
  sort?: 'reported' | 'newest' | 'oldest'
}

/** Names a post. */
export interface OpsPostId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  postId: string
}

/** Names a post as it was read. */
export interface OpsPostAsRead extends OpsPostId, Expected {}

/** A post in a list of staff. Times are epoch ms. */
export interface OpsPost extends OpsPostId {
  version: number
  createdAt: number
  title: string
  /** Its first lines. */
  summary: string
  /** The picture it is listed with. */
  cover: Picture
  pictureCount: number
  shopperId: string
  authorName: string
  status: PostStatus
  /** Why it was refused or taken down, as the author reads it. */
  reason?: string
  likeCount: number
  /** Shoppers who reported it since staff last decided. */
  openReports: number
  /** What staff can do next in this status. */
  allowed: PostDeed[]
}

/** Posts of a page. */
export interface OpsPostPage {
  posts: OpsPost[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A shopper's report of a post, with its reason. */
export interface OpsPostReport {
  shopperId: string
  cause: PostReport
  note: string
  createdAt: number
  /** Whether staff decided since. */
  settled: boolean
}

/** A post with everything that staff judge it by. */
export interface OpsPostDetail extends OpsPost {
  text: string
  pictures: Picture[]
  spuNos: string[]
  /** The newest first, 100 at most. */
  reports: OpsPostReport[]
}

/** Refuses a post, or takes it down. */
export interface DeclinePost extends OpsPostAsRead {
  /**
   * Why, as its author reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["图片中有联系方式，请更换后重新发布"]
   */
  reason: string
}

/** A word of a list.
 * @minLength 1
 * @maxLength 40 */
type JudgedWord = string

/** Settings of the community. */
export interface CommunityRulesDraft {
  /** Whether staff look at every picture before others see it. */
  picturesWait: boolean
  /**
   * Posts that one shopper may write on one day.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  postsPerDay: number
  /**
   * Shoppers whose reports put a post back to review.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  reportsToReview: number
  /**
   * Words that a post is refused for; blanks, capitals, full width and unseen signs do not matter.
   * @maxItems 5000
   */
  refusedWords: JudgedWord[]
  /**
   * Words that a post waits for staff for.
   * @maxItems 5000
   */
  reviewedWords: JudgedWord[]
}

/** Settings of the community, with their version. */
export interface OpsCommunityRules extends CommunityRules {
  version: number
}

/** New rules. */
export interface SetCommunityRules extends Expected, CommunityRulesDraft {}
