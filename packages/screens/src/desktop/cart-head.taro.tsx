/** A mini-program has only the bar at the bottom. */
export const CartHead = () => null
