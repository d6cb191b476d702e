/** Who can take an activity's present (F07): everybody, shoppers who have never ordered, or members. */
export const PRESENT_AUDIENCE = { everybody: 'all', newcomer: 'newcomer', member: 'member' } as const

/** One of {@link PRESENT_AUDIENCE}. */
export type PresentAudience = (typeof PRESENT_AUDIENCE)[keyof typeof PRESENT_AUDIENCE]

/** The label of each audience. It is also the message for shoppers who do not belong to the audience. */
export const PRESENT_AUDIENCE_LABEL: Readonly<Record<PresentAudience, string>> = {
  all: '所有用户均可领取',
  newcomer: '仅限新用户领取',
  member: '仅限会员领取',
}
