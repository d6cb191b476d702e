/** The absolute form of an address of the shop's server: the app is not served from there. */
export const shopAddress = (address: string): string => (address.startsWith('/') ? HEARTH_API_BASE + address : address)
