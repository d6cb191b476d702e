/**
 * The one activity for newcomers (F11): what the first login brings, and prices for the first order. No other has its
 * name.
 */
export const NEWCOMER_ACTIVITY = 'newcomer'
