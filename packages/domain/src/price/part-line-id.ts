/** Id of a line's pieces at its first price, its second price and so on, in the rows of an order. */
export const partLineId = (lineId: string, at: number): string =>
  at === 0 ? lineId : `${lineId} rest${at === 1 ? '' : ` ${at}`}`
