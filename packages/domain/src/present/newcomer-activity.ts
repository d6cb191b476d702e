/**
 * The one activity for newcomers (F11): what the first login brings, and prices for the first order. No other has its
 * name.
 */
export const NEWCOMER_ACTIVITY = 'newcomer'

/** What pages call the activity that runs and began last. No other has its name. */
export const CURRENT_ACTIVITY = 'now'
