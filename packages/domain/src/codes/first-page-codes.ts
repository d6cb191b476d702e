/**
 * `REPLY_CODE.notFound` by itself: the first page of the web asks about it, and need not load the whole table for that.
 */
export const NOT_FOUND_CODE = 107002404

/** `REPLY_CODE.serverError` by itself, for the same reason. */
export const SERVER_ERROR_CODE = 107002500
