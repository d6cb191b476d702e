/** Matches a date. Spreadsheet programs convert some typed numbers into dates. */
const DAY_TEXT = /^\d{4}-\d{1,2}-\d{1,2}$/

/** Maximum number of characters of a tracking number. */
const MOST = 60

/**
 * Whether a text can be a tracking number: letters, digits and dashes, at least one digit, and not a date. This refuses
 * `TRUE`, `########` and the error values of formulas.
 */
export const isTrackingNumber = (text: string): boolean =>
  text.length <= MOST && /^[A-Za-z0-9-]*\d[A-Za-z0-9-]*$/.test(text) && !DAY_TEXT.test(text)
