import { NOTICE_KIND, type NoticeKind } from '#codes/notice-kind'

/**
 * Whether a kind of notice comes to shoppers who never chose: what concerns orders and what they own does. A lower
 * price is an advertisement, which takes their consent.
 */
export const isToldByDefault = (kind: NoticeKind): boolean => kind !== NOTICE_KIND.priceLower
