/**
 * How many products content pages show. `menu`: below each entry of the header menu; `shelf`: at most on a shelf;
 * `preview`: of each category on the page of all categories, which has `categories` of them at most; `page`: on each
 * page of one category.
 */
export const PRODUCTS_SHOWN = { menu: 6, shelf: 40, preview: 8, categories: 15, page: 24 } as const

/** The number of pages in the list of a category, at least 1. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / PRODUCTS_SHOWN.page))
