/**
 * The code `REPLY_CODE.notFound` alone, for the first page of the web, which therefore does not load the table of all
 * codes.
 */
export const NOT_FOUND_CODE = 107002404
