/** Names the pieces of a line that are paid at the ordinary price, in the rows of an order. */
export const restLineId = (lineId: string): string => `${lineId} rest`
