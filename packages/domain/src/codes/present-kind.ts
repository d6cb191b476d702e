/** How the present of an activity is taken: from its page, or by the code on a card in a room of a hotel (F07). */
export const PRESENT_KIND = { page: 'page', hotel: 'hotel' } as const

/** One of {@link PRESENT_KIND}. */
export type PresentKind = (typeof PRESENT_KIND)[keyof typeof PRESENT_KIND]

/** What shoppers read for each. */
export const PRESENT_KIND_LABEL: Readonly<Record<PresentKind, string>> = { page: '福利活动', hotel: '酒店住客礼' }
