/** Renders nothing: a mini-program is never as wide as a desktop. */
export const ShopperMenu = () => null
