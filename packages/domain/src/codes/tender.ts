/**
 * Means of payment besides money (E03: `useGold`, `useDuStar`): coins, which purchases earn, and stars, which the shop
 * gives.
 */
export const TENDER = { gold: 'gold', stars: 'stars' } as const

/** One of {@link TENDER}. */
export type TenderName = (typeof TENDER)[keyof typeof TENDER]

/** The label that shoppers read for each means of payment. */
export const TENDER_LABEL: Readonly<Record<TenderName, string>> = { gold: '金币', stars: '暖星' }
