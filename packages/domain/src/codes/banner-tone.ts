/**
 * The brightness of the text on a banner, which makes the text readable on the picture. The specification does not
 * define the codes.
 */
export const BANNER_TONE = { light: 'light', dark: 'dark' } as const

/** One of {@link BANNER_TONE}. */
export type BannerTone = (typeof BANNER_TONE)[keyof typeof BANNER_TONE]

/** The label of each tone for owners. */
export const BANNER_TONE_LABEL: Readonly<Record<BannerTone, string>> = { light: '浅色文字', dark: '深色文字' }
