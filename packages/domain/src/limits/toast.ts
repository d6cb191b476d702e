/**
 * Duration of a toast and of its fading, in ms (K07). It is in a file of its own, since every page shows toasts, but
 * not every page needs the other limits.
 */
export const TOAST = { duration: 1500, fade: 300 } as const
