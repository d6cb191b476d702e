/**
 * Returns the id of a part of a line in the rows of an order. A part is the pieces of the line at one price.
 * @param at position of the part's price among the line's prices, counted from 0
 */
export const partLineId = (lineId: string, at: number): string =>
  at === 0 ? lineId : `${lineId} rest${at === 1 ? '' : ` ${at}`}`
