/**
 * Duration of a toast and of its fading, in ms (K07). In a file of its own, since every page shows toasts and does not
 * need the other limits.
 */
export const TOAST = { duration: 1500, fade: 300 } as const
