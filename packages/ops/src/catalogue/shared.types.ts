/**
 * How often a thing has changed, as it was read; a write names it, and is refused as stale where it has changed since.
 */
export interface Expected {
  /**
   * @asType integer
   * @minimum 0
   */
  version: number
}

/** What a write leaves. */
export interface Changed {
  /** How often the thing has changed now: the next write names it. */
  version: number
  /** Whether this write changed it; not where it was so before. */
  changed: boolean
}

/** Which part of a list is wanted. */
export interface PageOf {
  /**
   * `after` of the page before; the first page where absent.
   * @maxLength 100
   */
  after?: string
  /**
   * Most entries of the page.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   * @default 20
   */
  count?: number
}
