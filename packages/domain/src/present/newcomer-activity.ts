/**
 * The id of the newcomers' activity (F11), with presents at the first login and special prices for the first order. No
 * other activity can have this id.
 */
export const NEWCOMER_ACTIVITY = 'newcomer'

/** The id by which pages request the running activity that began last. No activity can have this id. */
export const CURRENT_ACTIVITY = 'now'
