/** A date that a spreadsheet program made of a typed number. */
const DAY_TEXT = /^\d{4}-\d{1,2}-\d{1,2}$/

/** Most characters of one. */
const MOST = 60

/**
 * Whether a text can be the number of a parcel: letters, digits and dashes with a digit among them, and no day. So
 * `TRUE`, `########` and what a formula failed at are none.
 */
export const isTrackingNumber = (text: string): boolean =>
  text.length <= MOST && /^[A-Za-z0-9-]*\d[A-Za-z0-9-]*$/.test(text) && !DAY_TEXT.test(text)
