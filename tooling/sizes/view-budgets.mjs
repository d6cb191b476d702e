/**
 * Limits of drawing a page of a mini-program, from opening it until nothing changes, in the demo shop and as a shopper
 * with a cart and three orders: nodes that the view layer keeps and compares, and characters of JSON that cross to it
 * (`setData`). About a tenth above the measured values; both apps have the same limits.
 */
export const viewBudgets = {
  home: { nodes: 2200, characters: 68_000 },
  allProducts: { nodes: 2100, characters: 74_000 },
  product: { nodes: 950, characters: 22_600 },
  cart: { nodes: 1230, characters: 31_000 },
  orders: { nodes: 570, characters: 11_500 },
}

/**
 * Characters of JSON that may cross to the view at once: meanwhile a phone neither draws nor answers a finger. A page
 * sends the visible part first, then the rest part by part.
 */
export const AT_ONCE = 30_000
