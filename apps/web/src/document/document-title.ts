/** Name of the shop. */
export const SHOP_NAME = '暖居'

/** Title of a page's document: its own and the shop's name, unless it begins with that: products carry the name too. */
export const documentTitle = (title: string): string => (title === SHOP_NAME || title.startsWith(`${SHOP_NAME} `) ? title : `${title} - ${SHOP_NAME}`)
