import type { Channel, Count, Id } from './values.types'

/** Asks for a page of a list. */
export interface PageQuery {
  /** Items to leave out, from the front of the list.
   * @default 0 */
  startIndex?: Count
  /** Items at most, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/**
 * A whole list. Replies that are nothing but a list have this shape, but for a few whose fields are named on the wire.
 */
export interface List<Item> {
  /** The items; their order is told where the list is. */
  result: Item[]
}

/** A page of a list that was asked for with {@link PageQuery}. */
export interface Page<Item> extends List<Item> {
  /** Items in all, on every page alike. */
  totalCount: Count
}

/** Asks for a page of a list that is gone on with from where the last page ended. */
export interface KeyedPageQuery extends Pick<PageQuery, 'count'> {
  /** From where to go on: `startId` of the last reply; absent or empty: from the first.
   * @maxLength 100
   * @examples ["482913570"] */
  startId?: string
}

/** A page of a list that is gone on with from its end. */
export interface KeyedPage<Item> extends Page<Item> {
  /** Send it for the next page; empty at the end.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Names an activity. */
export interface ActivityId {
  /** The activity, as a page or a share gave it. */
  activityId: Id
}

/** Names a thing by its `id` in the path. */
export interface ById {
  /** The thing, as a list gave it. */
  id: Id
}

/** Says which channel of promoters it is about. */
export interface ChannelQuery {
  /** The channel (K02).
   * @default "retail" */
  channelCode?: Channel
}
