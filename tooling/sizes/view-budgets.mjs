/**
 * Limits of drawing a page of a mini-program, from opening it until nothing changes any more, in the demo shop and for
 * a shopper with a cart and three orders: the number of nodes that the view layer keeps and compares, and of characters
 * of JSON that are sent to it (`setData`). The limits are about a tenth above the measured values; both apps have the
 * same ones.
 */
export const viewBudgets = {
  home: { nodes: 2200, characters: 68_000 },
  allProducts: { nodes: 2100, characters: 74_000 },
  product: { nodes: 950, characters: 22_600 },
  cart: { nodes: 1230, characters: 31_000 },
  orders: { nodes: 570, characters: 11_500 },
}

/**
 * Largest number of characters of JSON that a page sends to the view at once. While a phone receives them, it neither
 * draws nor reacts to touches. A page sends its visible part first, then the rest in parts.
 */
export const AT_ONCE = 30_000
