/** Returns the absolute address of a path of the shop's server, since the app is not served from there. */
export const shopAddress = (address: string): string => (address.startsWith('/') ? HEARTH_API_BASE + address : address)
