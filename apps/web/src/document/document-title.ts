/** Title of a page's document: its own and the shop's name, unless it begins with that: products carry the name too. */
export const documentTitle = (title: string, shopName = ''): string =>
  shopName === '' || title === shopName || title.startsWith(`${shopName} `) ? title : `${title} - ${shopName}`
