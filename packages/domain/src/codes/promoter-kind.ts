/**
 * The role in which a shopper earns rebates (F15, F16): as a promoter, or as a business with a partner shop. Each role
 * has its own shop and accounts.
 */
export const PROMOTER_KIND = { promoter: 'promoter', partner: 'partner' } as const

/** One of {@link PROMOTER_KIND}. */
export type PromoterKind = (typeof PROMOTER_KIND)[keyof typeof PROMOTER_KIND]

/** The name of each role's shop. */
export const PROMOTER_KIND_LABEL: Readonly<Record<PromoterKind, string>> = { promoter: '小店', partner: '合作店' }
