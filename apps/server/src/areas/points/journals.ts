/** Source kind of journals of points earned by an order. */
export const EARNED = 'order-earned'

/** Source kind of journals of points given by staff. */
export const GIVEN = 'points-given'

/** Source kind of journals of expired points. */
export const ENDED = 'points-ended'

/** Source kind of journals of points, gold and stars that an order spent. The source id is the order's id. */
export const SPENT = 'order-spent'

/** Source kind of journals that return what an order spent. The source id is the order's id. */
export const RETURNED = 'order-returned'

/** Source kind of journals that return what was spent, after a request for service. */
export const SERVICE_RETURNED = 'after-sale-returned'

/** Source kind of journals that take back earned points and gold after a request for service. */
export const SERVICE_TAKEN_BACK = 'after-sale-taken-back'

/** Source kind of journals that take back points and gold after a goodwill refund. The source id names the refund. */
export const GOODWILL_TAKEN_BACK = 'goodwill-taken-back'
