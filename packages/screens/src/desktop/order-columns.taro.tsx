/** Renders nothing: a mini-program shows orders as cards. */
export const OrderColumns = () => null
