/** Renders nothing: a mini-program shows only the bar at the bottom. */
export const CartHead = () => null
