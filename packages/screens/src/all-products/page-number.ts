/** Returns the page number in a query; 1 if it is absent or invalid. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
