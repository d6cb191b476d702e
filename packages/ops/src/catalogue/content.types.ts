import type { LiveStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { Moment, OpenedAddress, ThingName } from './values.types'

/** How often something was read, pressed and shared. */
export interface OpsCounts {
  view: number
  click: number
  share: number
}

/** A live broadcast of the shop file, with how often it was looked at. */
export interface OpsLive {
  liveId: string
  title: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: LiveStatus
  url: string
  /** Where it can be watched again; empty for nowhere. */
  replayUrl: string
  counts: OpsCounts
}

/** All broadcasts, those that begin last first. */
export interface OpsLives {
  lives: OpsLive[]
}

/** Makes a short link. */
export interface MakeShortLink {
  /**
   * Path of a page of the shop, such as `/product/1001`, with its query.
   * @pattern ^/
   * @maxLength 500
   * @examples ["/product/1001"]
   */
  path: string
  /**
   * What it is called where it is followed.
   * @minLength 1
   * @maxLength 40
   */
  title: string
}

/** A short link. */
export interface OpsShortLink {
  code: string
  /** Address for people: a path of the shop. */
  url: string
  /** Address for `products.followToken`. */
  token: string
  path: string
  title: string
  /** Epoch ms. */
  createdAt: number
}

/** Asks for short links. */
export interface ListShortLinks extends PageOf {}

/** A page of short links, the newest first. */
export interface OpsShortLinks {
  links: OpsShortLink[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Which subscribers to news to list. */
export interface ListFans extends PageOf {}

/** A shopper who wants to be told of news first. */
export interface OpsFan {
  nickname: string
  telephone: string
  /** Epoch ms: when they signed up. */
  createdAt: number
}

/** A page of subscribers, the newest first. */
export interface OpsFans {
  fans: OpsFan[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A live broadcast. */
export interface ShopFileLive {
  liveId: ThingName
  /**
   * @minLength 1
   * @maxLength 40
   */
  title: string
  /** Name of the picture it is listed with. */
  cover: ThingName
  beginTime: Moment
  endTime: Moment
  /** Where it is watched. */
  url: OpenedAddress
  /** Where it can be watched again; it is no longer listed once it is over where absent. */
  replayUrl?: OpenedAddress
}
