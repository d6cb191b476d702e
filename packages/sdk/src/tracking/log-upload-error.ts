/** How every message about an event that did not reach its collector begins. */
const BEGINNING = 'log-upload error'

/** The message of such a failure. */
export const logUploadError = (what: string): string => `${BEGINNING}: ${what}`

/**
 * Whether a message is about an event that did not reach its collector: a shell's own error log leaves it out (X03).
 */
export const isLogUploadError = (message: string): boolean => message.startsWith(BEGINNING)
