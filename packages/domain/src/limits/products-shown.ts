/**
 * Maximum numbers of products on content pages. `menu`: below each entry of the header menu; `shelf`: on a shelf;
 * `preview`: of each category on the page of all categories; `page`: on each page of one category. `categories` is the
 * maximum number of categories on the page of all categories.
 */
export const PRODUCTS_SHOWN = { menu: 6, shelf: 40, preview: 8, categories: 15, page: 24 } as const

/** Returns the number of pages in the list of a category, at least 1. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / PRODUCTS_SHOWN.page))
