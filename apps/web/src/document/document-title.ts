/**
 * Title of a page's document: the page's title and the shop's name. Left out if the title begins with the name, as
 * those of products may.
 */
export const documentTitle = (title: string, shopName = ''): string =>
  shopName === '' || title === shopName || title.startsWith(`${shopName} `) ? title : `${title} - ${shopName}`
