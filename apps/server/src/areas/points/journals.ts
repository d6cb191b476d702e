/** What journals of points that came with an order are kept under. */
export const EARNED = 'order-earned'

/** What journals of points that staff gave are kept under. */
export const GIVEN = 'points-given'

/** What journals of points that ended are kept under. */
export const ENDED = 'points-ended'

/** Which journal an order's spending is, with the order's id. */
export const SPENT = 'order-spent'

/** Which journal gives it back, with the order's id. */
export const RETURNED = 'order-returned'

/** What journals of what went back with a request for service are kept under. */
export const SERVICE_RETURNED = 'after-sale-returned'

/** What journals of what was earned and is taken back are kept under. */
export const SERVICE_TAKEN_BACK = 'after-sale-taken-back'

/** What journals of what was earned with money that went back as goodwill are kept under, with the refund's request. */
export const GOODWILL_TAKEN_BACK = 'goodwill-taken-back'
