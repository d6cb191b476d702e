/**
 * The version of a record that the caller has read. A write names it, and is refused as stale if the record has changed
 * since then.
 */
export interface Expected {
  /**
   * @asType integer
   * @minimum 0
   */
  version: number
}

/** Result of a write. */
export interface Changed {
  /** The present version of the record, which the next write names. */
  version: number
  /** Whether this write changed the record; false if the record already had the wanted state. */
  changed: boolean
}

/** Selects a page of a list. */
export interface PageOf {
  /**
   * Value of `after` in the reply with the previous page; when absent, the first page is returned.
   * @maxLength 100
   */
  after?: string
  /**
   * Largest number of entries on the page.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   * @default 20
   */
  count?: number
}
