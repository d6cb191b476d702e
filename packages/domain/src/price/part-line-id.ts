/** Returns the id, in the rows of an order, of the pieces of a line at its first price, its second price and so on. */
export const partLineId = (lineId: string, at: number): string =>
  at === 0 ? lineId : `${lineId} rest${at === 1 ? '' : ` ${at}`}`
