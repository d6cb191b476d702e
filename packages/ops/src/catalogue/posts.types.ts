import type { CommunityRules, PostDeed, PostReport, PostStatus } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'

/** Selects the community posts to list, and their order. */
export interface ListOpsPosts extends PageOf {
  /** Only posts in this status. */
  status?: PostStatus
  /** True: only posts with reports since the last decision of staff; false: only posts without such reports. */
  reported?: boolean
  /**
   * Only posts of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /**
   * Order of the list: the most open reports first, the newest first, or the longest waiting first; `reported` when
   * absent.
   */
  sort?: 'reported' | 'newest' | 'oldest'
}

/** Identifies a post. */
export interface OpsPostId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  postId: string
}

/** A post, with the version that was read. */
export interface OpsPostAsRead extends OpsPostId, Expected {}

/** A post in a list. Times are epoch ms. */
export interface OpsPost extends OpsPostId {
  version: number
  createdAt: number
  title: string
  /** The first lines of the text. */
  summary: string
  /** The picture that lists show. */
  cover: Picture
  pictureCount: number
  shopperId: string
  authorName: string
  status: PostStatus
  /** The reason why staff refused the post or took it down, as the author reads it. */
  reason?: string
  likeCount: number
  /** Number of shoppers who reported the post since the last decision of staff. */
  openReports: number
  /** What staff can do next in this status. */
  allowed: PostDeed[]
}

/** A page of posts. */
export interface OpsPostPage {
  posts: OpsPost[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A shopper's report of a post, with its reason. */
export interface OpsPostReport {
  shopperId: string
  cause: PostReport
  note: string
  createdAt: number
  /** Whether staff have decided about the post since the report. */
  settled: boolean
}

/** A post with everything that staff need to review it. */
export interface OpsPostDetail extends OpsPost {
  text: string
  pictures: Picture[]
  spuNos: string[]
  /** The reports, the newest first, 100 at most. */
  reports: OpsPostReport[]
}

/** Refuses a post, or takes it down. */
export interface DeclinePost extends OpsPostAsRead {
  /**
   * The reason, as the author reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["图片中有联系方式，请更换后重新发布"]
   */
  reason: string
}

/**
 * A word of the lists of words that the shop looks for in posts.
 * @minLength 1
 * @maxLength 40
 */
type JudgedWord = string

/** Settings of the community. */
export interface CommunityRulesDraft {
  /** Whether every picture waits for review by staff before others see it. */
  picturesWait: boolean
  /**
   * Number of posts that one shopper can write per day.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  postsPerDay: number
  /**
   * Number of reports by different shoppers that send a post back to review.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  reportsToReview: number
  /**
   * Words that make the shop refuse a post. Spaces, letter case, character width and invisible characters do not
   * matter.
   * @maxItems 5000
   */
  refusedWords: JudgedWord[]
  /**
   * Words that send a post to review by staff.
   * @maxItems 5000
   */
  reviewedWords: JudgedWord[]
}

/** Settings of the community, with their version. */
export interface OpsCommunityRules extends CommunityRules {
  version: number
}

/** Sets the rules of the community. */
export interface SetCommunityRules extends Expected, CommunityRulesDraft {}
