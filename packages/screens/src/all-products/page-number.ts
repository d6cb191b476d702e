/** The page in a query; the first if it is invalid. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
