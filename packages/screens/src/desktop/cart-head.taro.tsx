/** A mini-program has its bar at the bottom alone. */
export const CartHead = () => null
