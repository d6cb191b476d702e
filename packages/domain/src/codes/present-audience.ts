/** Who qualifies for the present of an activity (F07): everybody, who has ordered nothing yet, or members. */
export const PRESENT_AUDIENCE = { everybody: 'all', newcomer: 'newcomer', member: 'member' } as const

/** One of {@link PRESENT_AUDIENCE}. */
export type PresentAudience = (typeof PRESENT_AUDIENCE)[keyof typeof PRESENT_AUDIENCE]

/** What shoppers read for each, also as the reason of a refusal. */
export const PRESENT_AUDIENCE_LABEL: Readonly<Record<PresentAudience, string>> = {
  all: '所有用户均可领取',
  newcomer: '仅限新用户领取',
  member: '仅限会员领取',
}
