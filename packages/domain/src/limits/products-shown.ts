/**
 * How many products pages of content show at once: `menu` below each entry of the header menu, `shelf` on a shelf at
 * most, `preview` of each category where all stand beneath each other and `categories` so many of them, `page` in each
 * page of one category.
 */
export const PRODUCTS_SHOWN = { menu: 6, shelf: 40, preview: 8, categories: 15, page: 24 } as const

/** How many pages the list of a category has for a number of products; at least one. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / PRODUCTS_SHOWN.page))
