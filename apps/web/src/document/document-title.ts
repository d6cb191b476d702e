/**
 * Returns the title of a page's document: the page's title and the shop's name. The name is left out if the title
 * begins with it, as titles of products may.
 */
export const documentTitle = (title: string, shopName = ''): string =>
  shopName === '' || title === shopName || title.startsWith(`${shopName} `) ? title : `${title} - ${shopName}`
