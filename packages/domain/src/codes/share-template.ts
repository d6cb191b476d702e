/** Designs of a picture that a shopper shares, with their avatar (X04). The shop's own choice. */
export const SHARE_TEMPLATE = { light: 'light', dark: 'dark' } as const

/** One of {@link SHARE_TEMPLATE}. */
export type ShareTemplate = (typeof SHARE_TEMPLATE)[keyof typeof SHARE_TEMPLATE]

/** The labels for shoppers. */
export const SHARE_TEMPLATE_LABEL: Readonly<Record<ShareTemplate, string>> = { light: '浅色', dark: '深色' }
