/**
 * The id of the newcomers' activity (F11), with presents at the first login and prices for the first order. It is
 * reserved.
 */
export const NEWCOMER_ACTIVITY = 'newcomer'

/** The id by which pages request the running activity that began last. It is reserved. */
export const CURRENT_ACTIVITY = 'now'
