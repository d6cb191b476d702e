/** Who pays for sending a product back. */
export const FREIGHT_PAYER = { shop: 1, shopper: 2 } as const

/** One of {@link FREIGHT_PAYER}. */
export type FreightPayer = (typeof FREIGHT_PAYER)[keyof typeof FREIGHT_PAYER]

/** The label of each payer for shoppers. */
export const FREIGHT_PAYER_LABEL: Readonly<Record<FreightPayer, string>> = { 1: '商家承担', 2: '买家承担' }
