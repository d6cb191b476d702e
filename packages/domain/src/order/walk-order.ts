/** One order on its screen (S12). */
export interface OrderWalk<O> {
  order?: O
  /** Whether it is being asked for or cancelled. */
  fetching: boolean
}

/** Something that happens to an order on its screen. */
export type OrderEvent<O> =
  | { type: 'detail-asked' | 'detail-failed' | 'cancel-asked' | 'cancel-failed' | 'cancelled' }
  | { type: 'detail-came'; order: O }
  | { type: 'updated'; fields: Partial<O> }

/**
 * What an order's screen holds next (S12): fetching from the start of reading or cancelling it until that ends, well or
 * not; an update merges its fields into the order that is there, and changes nothing when none is.
 */
export function walkOrder<O extends object>(walk: OrderWalk<O>, event: OrderEvent<O>): OrderWalk<O> {
  switch (event.type) {
    case 'detail-asked':
    case 'cancel-asked':
      return { ...walk, fetching: true }
    case 'detail-failed':
    case 'cancel-failed':
    case 'cancelled':
      return { ...walk, fetching: false }
    case 'detail-came':
      return { order: event.order, fetching: false }
    case 'updated':
      return walk.order ? { ...walk, order: { ...walk.order, ...event.fields } } : walk
  }
}
