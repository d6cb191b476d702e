/**
 * `REPLY_CODE.notFound` by itself: the first page of the web asks about it, and need not load the whole table for that.
 */
export const NOT_FOUND_CODE = 107002404
