/** How long a toast stays and fades, ms (K07). Alone, for every page shows toasts and none needs the other limits. */
export const TOAST = { duration: 1500, fade: 300 } as const
