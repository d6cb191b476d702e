/** Prefix of every message about an event that did not reach its collector. */
const BEGINNING = 'log-upload error'

/** Returns the message about an event that did not reach its collector. */
export const logUploadError = (what: string): string => `${BEGINNING}: ${what}`

/**
 * Whether a message is about an event that did not reach its collector. A shell leaves it out of its own error log
 * (X03).
 */
export const isLogUploadError = (message: string): boolean => message.startsWith(BEGINNING)
