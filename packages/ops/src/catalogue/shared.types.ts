/** Version of a thing as it was read; a write names it, and is refused as stale if it has changed since. */
export interface Expected {
  /**
   * @asType integer
   * @minimum 0
   */
  version: number
}

/** Result of a write. */
export interface Changed {
  /** The present version of the thing, which the next write names. */
  version: number
  /** Whether this write changed it; false if it was so already. */
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
