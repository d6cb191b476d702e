import type { Channel, Count, Id } from './values.types'

/** Asks for a page of a list. */
export interface PageQuery {
  /** Items to skip from the start of the list.
   * @default 0 */
  startIndex?: Count
  /** Page size, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/**
 * A whole list. Replies that contain only a list have this shape, except for a few whose field names the specification
 * gives.
 */
export interface List<Item> {
  /** The items, in the order described by the call. */
  result: Item[]
}

/** A page of a list requested with {@link PageQuery}. */
export interface Page<Item> extends List<Item> {
  /** Items in total, the same on every page. */
  totalCount: Count
}

/** Asks for a page of a list that is paged by cursor. */
export interface KeyedPageQuery extends Pick<PageQuery, 'count'> {
  /** Cursor: `startId` of the last reply; absent or empty: the first page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId?: string
}

/** A page of a list that is paged by cursor. */
export interface KeyedPage<Item> extends Page<Item> {
  /** Cursor for the next page: send it as `startId`; empty on the last page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Identifies an activity. */
export interface ActivityId {
  /** The activity, as in a page or a share.
   * @examples ["gift-winter"] */
  activityId: Id
}

/** Identifies an object by its `id` in the path. */
export interface ById {
  /** The id, as returned by a list. */
  id: Id
}

/** Selects a channel of promoters. */
export interface ChannelQuery {
  /** The channel (K02).
   * @default "retail" */
  channelCode?: Channel
}
