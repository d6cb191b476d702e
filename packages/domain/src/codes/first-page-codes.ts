/** The code `REPLY_CODE.notFound` alone. The first page of the web needs it, and need not load the table of codes. */
export const NOT_FOUND_CODE = 107002404
