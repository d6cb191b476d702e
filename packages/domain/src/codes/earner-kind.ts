/** As whom somebody earns rebates: as a promoter, or by a shop of a business. The shop's own choice. */
export const EARNER_KIND = { promoter: 'promoter', partner: 'partner' } as const

/** One of {@link EARNER_KIND}. */
export type EarnerKind = (typeof EARNER_KIND)[keyof typeof EARNER_KIND]

/** What owners read for each. */
export const EARNER_KIND_LABEL: Readonly<Record<EarnerKind, string>> = { promoter: '推广员', partner: '合作店' }
