/**
 * Attributes that a shopper can have: the account of an enterprise, or the role of a promoter (E01, P03). The
 * specification does not define the codes.
 */
export const USER_ATTRIBUTE = { enterprise: 'enterprise', promoter: 'promoter' } as const

/** One of {@link USER_ATTRIBUTE}. */
export type UserAttribute = (typeof USER_ATTRIBUTE)[keyof typeof USER_ATTRIBUTE]

/** The label of each attribute for shoppers. */
export const USER_ATTRIBUTE_LABEL: Readonly<Record<UserAttribute, string>> = {
  enterprise: '企业用户',
  promoter: '推广达人',
}
