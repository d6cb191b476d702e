/** The page that a query names; the first for what is none. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
