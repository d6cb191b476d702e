/** Name of the shop. */
export const SHOP_NAME = '暖居'

/** Title of a page's document: its own and the shop's name. */
export const documentTitle = (title: string): string => (title.includes(SHOP_NAME) ? title : `${title} - ${SHOP_NAME}`)
