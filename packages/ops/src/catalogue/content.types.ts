import type { LiveStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { Moment, OpenedAddress, ThingName } from './values.types'

/** Counts of views, clicks and shares. */
export interface OpsCounts {
  view: number
  click: number
  share: number
}

/** A live broadcast with counts of its views, clicks and shares. */
export interface OpsLive {
  liveId: string
  title: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: LiveStatus
  url: string
  /** Address of the recording; empty if there is none. */
  replayUrl: string
  counts: OpsCounts
}

/** All live broadcasts, the latest begin first. */
export interface OpsLives {
  lives: OpsLive[]
}

/** Makes a short link. */
export interface MakeShortLink {
  /**
   * Path of a page of the shop with its query, such as `/product/1001`.
   * @pattern ^/
   * @maxLength 500
   * @examples ["/product/1001"]
   */
  path: string
  /**
   * Title that is shown to those who open the link.
   * @minLength 1
   * @maxLength 40
   */
  title: string
}

/** A short link. */
export interface OpsShortLink {
  code: string
  /** The short address, a path of the shop. */
  url: string
  /** Token of the short link. The SDK's call `products.followToken` returns the page that the link leads to. */
  token: string
  path: string
  title: string
  /** Epoch ms. */
  createdAt: number
}

/** Selects the page of the list of short links. */
export interface ListShortLinks extends PageOf {}

/** A page of short links, the newest first. */
export interface OpsShortLinks {
  links: OpsShortLink[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Selects the page of the list of subscribers to news. */
export interface ListFans extends PageOf {}

/** A shopper who subscribed to news. */
export interface OpsFan {
  nickname: string
  telephone: string
  /** Epoch ms of the subscription. */
  createdAt: number
}

/** A page of subscribers, the newest first. */
export interface OpsFans {
  fans: OpsFan[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A live broadcast in a shop file. */
export interface ShopFileLive {
  liveId: ThingName
  /**
   * @minLength 1
   * @maxLength 40
   */
  title: string
  /** Name of the picture that lists show for the broadcast. */
  cover: ThingName
  beginTime: Moment
  endTime: Moment
  /** Address of the broadcast. */
  url: OpenedAddress
  /** Address of the recording. Without a recording, the broadcast is not listed any more once it is over. */
  replayUrl?: OpenedAddress
}
