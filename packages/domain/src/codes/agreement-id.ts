/** The agreements that a shopper can sign (K04). */
export const AGREEMENT_ID = { freeTrial: 'FREE_TRIAL' } as const

/** One of {@link AGREEMENT_ID}. */
export type AgreementId = (typeof AGREEMENT_ID)[keyof typeof AGREEMENT_ID]

/**
 * The promoters' agreement. Shoppers accept it in their application, and accept a later version with the call
 * `rebate.agree`.
 */
export const PROMOTER_AGREEMENT_ID = 'PROMOTER'

/** The agreements for which the shop records which version a shopper accepted, and when. */
export type SignedAgreementId = AgreementId | typeof PROMOTER_AGREEMENT_ID

/** The titles of the agreements. */
export const AGREEMENT_ID_LABEL: Readonly<Record<AgreementId, string>> = { FREE_TRIAL: '免费试用服务协议' }
