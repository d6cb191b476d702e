/** How a present of an activity is taken (F07): on its page, or with the code on a card in a hotel room. */
export const PRESENT_KIND = { page: 'page', hotel: 'hotel' } as const

/** One of {@link PRESENT_KIND}. */
export type PresentKind = (typeof PRESENT_KIND)[keyof typeof PRESENT_KIND]

/** The label that shoppers read for each kind of present. */
export const PRESENT_KIND_LABEL: Readonly<Record<PresentKind, string>> = { page: '福利活动', hotel: '酒店住客礼' }
