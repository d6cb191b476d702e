/** A mini-program has its bar at the bottom alone. */
export const CartSummary = () => null
