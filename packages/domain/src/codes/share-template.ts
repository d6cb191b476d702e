/**
 * Designs of a picture for sharing that shows the shopper's avatar (X04). The specification does not define the codes.
 */
export const SHARE_TEMPLATE = { light: 'light', dark: 'dark' } as const

/** One of {@link SHARE_TEMPLATE}. */
export type ShareTemplate = (typeof SHARE_TEMPLATE)[keyof typeof SHARE_TEMPLATE]

/** The label of each design for shoppers. */
export const SHARE_TEMPLATE_LABEL: Readonly<Record<ShareTemplate, string>> = { light: '浅色', dark: '深色' }
