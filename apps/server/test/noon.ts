/** A moment inside the demo shop's promotions: 2026-11-21 10:30 in Shanghai. */
export const NOON = Date.UTC(2026, 10, 21, 2, 30)
